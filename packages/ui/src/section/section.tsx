import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  /** Also the name of the part for screen readers. */
  title: string;
  /** The level of the title in the page. */
  level?: 2 | 3;
  /** A link or button at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading, straight on the page: without the surface that a Card has. */
export function Section({ title, level = 2, action, children }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <header>
        <Heading id={id}>{title}</Heading>
        {action}
      </header>
      {children}
    </section>
  );
}
