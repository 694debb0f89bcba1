import type { ReactNode } from 'react';
import styles from './detail-layout.module.css';

export interface DetailLayoutProps {
  /** The main content, such as the documents of a meeting. It is wide and comes first. */
  children: ReactNode;
  /** The facts, in a narrow column beside the content. On a phone they are below it. */
  facts: ReactNode;
  /** The first part of the content. On a phone the facts are between it and the rest. */
  start?: ReactNode;
  /** The space between the columns. */
  gap?: 'medium' | 'large';
}

export function DetailLayout({ children, facts, start, gap = 'medium' }: DetailLayoutProps) {
  if (start !== undefined) {
    return (
      <div className={styles['layout']} data-gap={gap} data-started>
        <div>{start}</div>
        <div>{facts}</div>
        <div>{children}</div>
      </div>
    );
  }
  return (
    <div className={styles['layout']} data-gap={gap}>
      <div>{children}</div>
      <div>{facts}</div>
    </div>
  );
}

/** Shows the first text of a page, which is larger than the rest. */
export function LeadText({ children }: { children: ReactNode }) {
  return <p className={styles['lead']}>{children}</p>;
}
