import { mdiAlertCircleOutline, mdiRefresh } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './error-state.module.css';
import { texts } from './texts.ts';

export interface ErrorStateProps {
  /** What happened: "De documenten zijn niet geladen." */
  title: string;
  /** What was kept, and what to do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** In the place of what could not be shown, with a way on. */
export function ErrorState({ title, children, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className={styles['error']}>
      <Icon path={mdiAlertCircleOutline} size="large" />
      <div className={styles['texts']}>
        <strong>{title}</strong>
        {children !== undefined && <p>{children}</p>}
      </div>
      {onRetry && (
        <Button variant="quiet" icon={mdiRefresh} isPending={isRetrying} onPress={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
