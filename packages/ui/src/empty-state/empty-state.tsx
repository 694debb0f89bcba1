import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  drawing?: DrawingName;
  /** The title, which names what is missing, such as "Nog geen documenten". */
  title: string;
  /** A text about the content that will appear here, and about what the user can do. */
  children?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

export function EmptyState({ drawing = 'documents', title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['empty']}>
      <Drawing name={drawing} />
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}

export type { DrawingName } from './drawings.tsx';
