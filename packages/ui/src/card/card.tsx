import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  title?: string;
  /** The level of the title in the page. */
  level?: 2 | 3;
  /** A link or button at the end of the title's line. */
  action?: ReactNode;
  /** `attention`: there is something to do here. */
  tone?: 'plain' | 'attention';
  children: ReactNode;
}

/** A surface with a title for what belongs together. */
export function Card({ title, level = 2, action, tone = 'plain', children }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles['card']} data-tone={tone}>
      {(title !== undefined || action !== undefined) && (
        <header>
          {title !== undefined && <Heading>{title}</Heading>}
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
