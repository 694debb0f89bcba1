import { mdiAlertCircleOutline, mdiRefresh } from '@mdi/js';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { pageHeading } from '../focus/focus.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './error-state.module.css';
import { texts } from './texts.ts';

export interface ErrorStateProps {
  /** What failed, unless the heading above the error says so, such as "De documenten zijn niet geladen." */
  title?: string;
  /** A text about what was kept, and about what the user can do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** Keeps the focus on the page when a retry succeeds and the button goes, because nothing else would have it. */
function useFocusAfterRetry() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (!current || document.activeElement !== current) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true });
      });
    };
  }, []);
  return button;
}

/** Shows an error in place of content that did not load, optionally with a retry button. */
export function ErrorState({ title, children, onRetry, isRetrying = false }: ErrorStateProps) {
  const retryRef = useFocusAfterRetry();
  return (
    <div role="alert" className={styles['error']}>
      <Icon path={mdiAlertCircleOutline} size="large" />
      <div className={styles['texts']}>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <p>{children}</p>}
      </div>
      {onRetry && (
        <Button ref={retryRef} variant="quiet" icon={mdiRefresh} isPending={isRetrying} onPress={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
