import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import styles from './failed-part.module.css';
import { texts } from './texts.ts';

export interface LazyPartOptions {
  placeholder?: ReactNode;
  /** Whether the page can do without the part, which then says nothing if it does not load. */
  isExtra?: boolean;
  /** Whether the part covers the page, as a dialog does. Its failure does too. */
  isOverlay?: boolean;
}

interface FailedPartProps {
  isOverlay: boolean | undefined;
  /** False while the part is being loaded again. */
  hasFailed: boolean;
  isRepeated: boolean;
  /** The function that closes the part, if it has one. */
  close: unknown;
  onRetry: () => void;
}

const isCallback = (value: unknown): value is () => void => typeof value === 'function';

/** Says that a part of the page did not load. The part loads again at a press, and when the network is back. */
export function FailedPart(props: FailedPartProps) {
  const { isOverlay, hasFailed, isRepeated, close, onRetry } = props;
  return (
    <div className={isOverlay ? styles['overlay'] : undefined}>
      <Alert
        tone="warning"
        title={texts.title}
        isAnnounced
        onDismiss={isCallback(close) ? () => close() : undefined}
        actions={
          <>
            <Button variant="quiet" size="small" isPending={!hasFailed} onPress={onRetry}>
              {texts.retry}
            </Button>
            {/* After an update of the app, its scripts have other names. */}
            {isRepeated && (
              <Button variant="quiet" size="small" onPress={() => window.location.reload()}>
                {texts.reload}
              </Button>
            )}
          </>
        }
      >
        {isRepeated ? texts.renewed : texts.text}
      </Alert>
    </div>
  );
}
