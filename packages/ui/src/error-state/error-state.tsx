import { mdiAlertCircleOutline, mdiRefresh } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './error-state.module.css';
import { texts } from './texts.ts';

export interface ErrorStateProps {
  /** The failed part, unless the heading above the error says so, such as "De documenten zijn niet geladen." */
  title?: string;
  /** A text about what was kept, and about what the user can do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

export function ErrorState({ title, children, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className={styles['error']}>
      <Icon path={mdiAlertCircleOutline} size="large" />
      <div className={styles['texts']}>
        {title !== undefined && <strong>{title}</strong>}
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
