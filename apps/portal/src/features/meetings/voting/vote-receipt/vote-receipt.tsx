import { mdiCheckCircle, mdiLockOutline } from '@mdi/js';
import type { VoteChoice } from '@mijn/domain/ballots';
import type { ReactNode } from 'react';
import { Icon } from '@mijn/ui/icon';
import { chosenVoteIcons } from '../vote-icons.ts';
import styles from './vote-receipt.module.css';

export interface ReceivedVote {
  id: string;
  /** For whom the vote is, such as "Uw appartement". */
  label: string;
  /** More about the apartment, such as "Kadestraat 45 · 22 stemmen". */
  detail: string;
  /** What was voted; `secret` for a vote that nobody can read back. */
  vote: VoteChoice | 'secret';
  /** The vote in words, such as "Voor". */
  text: string;
  /** A warning below the vote, such as that another owner voted differently. */
  warning?: ReactNode;
}

export interface VoteReceiptProps {
  /** What was received, such as "Uw stemmen zijn ontvangen". */
  title: string;
  /** When the server received the votes, to the second, such as "9-12-2026, 20.41.07 uur". A secret ballot keeps no times. */
  moment?: string | undefined;
  /** Whether the receipt gets the focus when it appears, because it replaces the button that sent the votes. */
  takesFocus?: boolean;
  /** The name of the list of votes, for screen readers. */
  votesLabel: string;
  votes: readonly ReceivedVote[];
  /** Buttons below the votes. */
  actions?: ReactNode;
  /** Quiet sentences below the buttons, such as until when a vote can be changed. */
  children?: ReactNode;
}

const focusOn = (element: HTMLElement | null): void => element?.focus();

/** Confirms to a voter which votes the server received, and when. */
export function VoteReceipt({
  title,
  moment,
  takesFocus = false,
  votesLabel,
  votes,
  actions,
  children,
}: VoteReceiptProps) {
  return (
    <div className={styles['receipt']}>
      <output className={styles['received']} tabIndex={-1} ref={takesFocus ? focusOn : undefined}>
        <Icon path={mdiCheckCircle} />
        <strong>{title}</strong>
        {moment !== undefined && <span>{moment}</span>}
      </output>
      <ul aria-label={votesLabel} className={styles['votes']}>
        {votes.map(({ id, label, detail, vote, text, warning }) => (
          <li key={id}>
            <span className={styles['who']}>
              <strong>{label}</strong>
              <span className={styles['detail']}>{detail}</span>
            </span>
            <strong className={styles['vote']}>
              <Icon path={vote === 'secret' ? mdiLockOutline : chosenVoteIcons[vote]} />
              <span>{text}</span>
            </strong>
            {warning !== undefined && <div className={styles['warning']}>{warning}</div>}
          </li>
        ))}
      </ul>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      {children !== undefined && <div className={styles['fine']}>{children}</div>}
    </div>
  );
}
