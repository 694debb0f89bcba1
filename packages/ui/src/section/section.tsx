import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  /** The title, which is also the name of the section for screen readers. */
  title: string;
  /** The heading level of the title. */
  level?: 2 | 3;
  /** A link or button at the end of the title's line. */
  action?: ReactNode;
  /** A quiet note beside the title, such as "6 gebeurtenissen, oudste eerst". */
  note?: string | undefined;
  /** The size of the title. `small` is for a narrow column, where the note follows the title. */
  size?: 'small' | 'medium';
  children: ReactNode;
}

/** Shows a part of a page with a heading. Unlike a Card, a section has no surface. */
export function Section({ title, level = 2, action, note, size = 'medium', children }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={styles['section']} data-size={size}>
      <header>
        <Heading id={id}>{title}</Heading>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
        {action}
      </header>
      {children}
    </section>
  );
}
