import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { DescriptionList } from '@mijn/ui/description-list';
import { Stack } from '@mijn/ui/stack';
import { useEffect, useRef } from 'react';
import { texts } from './texts.ts';

interface ConflictNoticeProps {
  /** The fields that were changed elsewhere, with their values now. */
  facts: readonly { term: string; description: string }[];
  onTakeTheirs: () => void;
}

/**
 * Shows that the profile was changed elsewhere: what was kept, what there is now, and how to continue. The
 * notice takes the focus, so that the user sees it.
 */
export function ConflictNotice({ facts, onTakeTheirs }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        tone="warning"
        title={texts.conflict.title}
        isAnnounced
        actions={
          <Button variant="quiet" size="small" onPress={onTakeTheirs}>
            {texts.conflict.takeTheirs}
          </Button>
        }
      >
        <Stack gap="small">
          <p>{texts.conflict.kept}</p>
          <p>{texts.conflict.theirs}</p>
          <DescriptionList entries={facts} />
        </Stack>
      </Alert>
    </div>
  );
}
