import { type ApiError, canRetry } from '@mijn/api';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../../shared/api/error-text.ts';
import { texts } from './texts.ts';

interface DecisionFailureProps {
  failure: ApiError;
  isDeciding: boolean;
  onRetry: () => void;
}

/**
 * Shows that a decision was not saved. The message scrolls into view, because the buttons stay over its place. The focus
 * stays on the button, for the next try.
 */
export function DecisionFailure({ failure, isDeciding, onRetry }: DecisionFailureProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice}>
      <Alert
        tone="danger"
        title={texts.notSaved}
        isAnnounced
        actions={
          canRetry(failure) ? (
            <Button variant="quiet" size="small" isPending={isDeciding} onPress={onRetry}>
              {texts.retry}
            </Button>
          ) : undefined
        }
      >
        {errorText(failure)}
      </Alert>
    </div>
  );
}
