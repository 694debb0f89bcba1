import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  title?: string;
  /** The heading level of the title. */
  level?: 2 | 3;
  /** A link or button at the end of the title's line. */
  action?: ReactNode;
  /** The look of the card. `attention` is for a card that requires an action of the user. */
  tone?: 'plain' | 'attention';
  children: ReactNode;
}

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
