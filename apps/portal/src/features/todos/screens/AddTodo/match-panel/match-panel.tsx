import { type ReactNode, useId } from 'react';
import { Button } from '@mijn/ui/button';
import { useKeepFocus } from '@mijn/ui/keep-focus';
import { Link } from '@mijn/ui/link';
import { ButtonRow } from '@mijn/ui/stack';
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
  /** A button for the item that was found. */
  action: ReactNode;
  /** The text of the button that says that the item is something else. */
  dismissLabel: string;
  onDismiss: () => void;
}

/** Shows an item that exists already while somebody writes a new one. */
export function MatchPanel({ title, intro, name, href, facts, note, ...buttons }: MatchPanelProps) {
  const { action, dismissLabel, onDismiss } = buttons;
  const id = useId();
  const dismissRef = useKeepFocus();
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
      <ButtonRow>
        {action}
        <Button ref={dismissRef} variant="text" onPress={onDismiss}>
          {dismissLabel}
        </Button>
      </ButtonRow>
    </section>
  );
}
