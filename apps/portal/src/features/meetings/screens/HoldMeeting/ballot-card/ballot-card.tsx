import { mdiLockOutline, mdiVoteOutline } from '@mdi/js';
import { type ReactNode, useId } from 'react';
import { Icon } from '@mijn/ui/icon';
import styles from './ballot-card.module.css';
import { texts } from './texts.ts';

export interface BallotCardProps {
  /** The state of the ballot, as a Status. */
  state: ReactNode;
  /** Since when the ballot has this state, such as "sinds 20.38 uur". */
  since: string;
  /** The number and the title of the item, such as "6. Laadpalen in de parkeerkelder". */
  title: string;
  /** The text of the decision, with line breaks. */
  wording: string;
  /** What members choose between. Without options they vote for or against. */
  options?: readonly string[];
  /** The votes that the decision needs, such as "twee derde van de uitgebrachte stemmen". */
  majority: string;
  /** How many votes were cast, and the button that closes the ballot. Both stay in view while the card scrolls. */
  cast?: ReactNode;
  close?: ReactNode;
  /** Who did not vote yet, or how far the count is. */
  children: ReactNode;
  /** A line with a lock below the number of votes, such as that nobody sees how was voted. */
  hidden?: string;
  /** The other buttons of the board. */
  actions?: ReactNode;
}

/** Shows the ballot that is going on, as the chair sees it. */
export function BallotCard(props: BallotCardProps) {
  const {
    state,
    since,
    title,
    wording,
    options = [],
    majority,
    cast,
    close,
    children,
    hidden,
    actions,
  } = props;
  const titleId = useId();
  const optionsId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['card']}>
      <div className={styles['head']}>
        {state}
        <span className={styles['since']}>{since}</span>
      </div>
      <h2 id={titleId}>{title}</h2>
      <p className={styles['wording']}>{wording}</p>
      {options.length > 0 && (
        <div className={styles['options']}>
          <span id={optionsId}>{texts.options}</span>
          <ul aria-labelledby={optionsId}>
            {options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles['note']}>
        <Icon path={mdiVoteOutline} />
        <span>
          {texts.needed}: <strong>{majority}</strong>
        </span>
      </p>
      {(cast !== undefined || close !== undefined) && (
        <div className={styles['bar']}>
          <div className={styles['cast']}>{cast}</div>
          {close}
        </div>
      )}
      <div className={styles['more']}>
        {children}
        {hidden !== undefined && (
          <p className={styles['note']} data-soft>
            <Icon path={mdiLockOutline} />
            <span>{hidden}</span>
          </p>
        )}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </section>
  );
}

/** Shows a text and a link at both ends of a line below the number of votes. */
export function BallotLine({ children }: { children: ReactNode }) {
  return <div className={styles['line']}>{children}</div>;
}
