import { type ReactNode, useId } from 'react';
import { Link } from '../link/link.tsx';
import { ButtonRow } from '../stack/stack.tsx';
import styles from './match-panel.module.css';

export interface MatchPanelProps {
  /** The question, such as "Is dit hetzelfde?". */
  title: string;
  intro: string;
  /** The name of the item that was found. */
  name: string;
  href: string;
  /** The state of the item and its facts, below its name. */
  facts: ReactNode;
  /** A line below the facts. */
  note?: ReactNode;
  /** The buttons below the item, such as one that says that it is something else. */
  actions: ReactNode;
}

/** Shows an item that exists already while somebody writes a new one. */
export function MatchPanel({ title, intro, name, href, facts, note, actions }: MatchPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['panel']}>
      <h2 id={id}>{title}</h2>
      <p>{intro}</p>
      <div className={styles['item']}>
        <h3>
          <Link href={href}>{name}</Link>
        </h3>
        <div className={styles['facts']}>{facts}</div>
        {note !== undefined && <p className={styles['note']}>{note}</p>}
      </div>
      <ButtonRow>{actions}</ButtonRow>
    </section>
  );
}
