import { mdiVoteOutline } from '@mdi/js';
import { useId } from 'react';
import { Icon } from '@mijn/ui/icon';
import styles from './agenda-list.module.css';
import { texts } from './texts.ts';

export interface AgendaProposal {
  /** The text of the decision, with line breaks. */
  wording: string;
  /** What members choose between. Without options they vote for or against. */
  options?: readonly string[];
  /** The votes that the decision needs, such as "twee derde van de uitgebrachte stemmen". */
  majority: string;
  /** The votes that must be present, of all votes; null if the decision needs none. */
  quorum?: { votes: number; total: number } | null;
  /** Whether the meeting is over, so that nothing is needed any more. */
  isPast?: boolean | undefined;
}

/** Keeps an amount on one line with its euro sign. */
const withWholeAmounts = (text: string): string => text.replaceAll('€ ', '€\u00A0');

/** Shows what a meeting is asked to decide, and what the decision needs. */
export function ProposalBox({ wording, options, majority, quorum, isPast = false }: AgendaProposal) {
  const optionsId = useId();
  return (
    <div className={styles['proposal']}>
      <p>
        <span className={styles['label']}>{texts.proposal}</span>
        <strong className={styles['wording']}>{withWholeAmounts(wording)}</strong>
      </p>
      {options !== undefined && options.length > 0 && (
        <div>
          <span id={optionsId} className={styles['label']}>
            {texts.options}
          </span>
          <ul aria-labelledby={optionsId}>
            {options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </div>
      )}
      {!isPast && (
        <div className={styles['needed']}>
          <Icon path={mdiVoteOutline} />
          <p>
            {texts.needed}: <strong>{majority}</strong>.
            {quorum && ` ${texts.quorum(quorum.votes, quorum.total)}`}
          </p>
        </div>
      )}
    </div>
  );
}
