import { type ReactNode, useId } from 'react';
import { initialsOf } from '@mijn/ui/initials-of';
import styles from './history.module.css';
import { texts } from './texts.ts';

export interface HistoryMessageProps {
  /** The id of the card, so that it can get the focus when the user has written it. */
  id?: string;
  /** The name of the person, of which the disc has the initials. */
  author: string;
  /** The name that is shown, if it is not that of the person, such as "U". */
  shownAuthor?: string;
  /** The role in which the person wrote, such as "bestuur". */
  roleLabel?: string | undefined;
  /** The look of the disc: `strong` is for who speaks for others, such as the board. */
  look?: 'plain' | 'strong';
  /** The time of the message, such as `2026-11-16T07:55:00Z`. */
  dateTime: string;
  /** The time as the user reads it, such as "vandaag, 9.12 uur". */
  moment: string;
  /** Whether the message is new to the user. It then has a dot and a word. */
  isNew?: boolean;
  /** The photos and files of the message, and its change of the state. */
  extras?: ReactNode;
  /** The buttons for the author of the message, and how long they are there. */
  actions?: ReactNode;
  /** The text, such as a MessageText. */
  children: ReactNode;
}

/** Shows what a person wrote, in a card with the name and the role of the person. */
export function HistoryMessage(props: HistoryMessageProps) {
  const {
    id,
    author,
    shownAuthor = author,
    roleLabel,
    look = 'plain',
    dateTime,
    moment,
    isNew = false,
  } = props;
  const { extras, actions, children } = props;
  const nameId = useId();
  return (
    <li>
      <span aria-hidden className={styles['mark']} data-look={look}>
        <span>{initialsOf(author)}</span>
      </span>
      <article id={id} tabIndex={-1} aria-labelledby={nameId} className={styles['message']}>
        <header>
          <strong id={nameId}>{shownAuthor}</strong>
          {roleLabel !== undefined && <span className={styles['role']}>{roleLabel}</span>}
          {isNew && <span className={styles['fresh']}>{texts.fresh}</span>}
          <time className={styles['moment']} dateTime={dateTime}>
            {moment}
          </time>
        </header>
        {children}
        {extras}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </article>
    </li>
  );
}
