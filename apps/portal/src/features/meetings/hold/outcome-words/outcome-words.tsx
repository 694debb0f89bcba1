import { mdiAccountAlertOutline, mdiCheckCircleOutline, mdiCloseCircleOutline } from '@mdi/js';
import type { BallotOutcome } from '@mijn/domain/ballots';
import { Icon } from '@mijn/ui/icon';
import styles from './outcome-words.module.css';

export interface OutcomeWordsProps {
  outcome: BallotOutcome;
  /** The outcome as the chair reads it aloud, such as "Aangenomen: voor 551, tegen 120, nodig 336." */
  sentence: string;
  /** The size of the words. `large` is for a beamer, where they are the largest of the page. */
  size?: 'medium' | 'large';
}

const icons: Readonly<Record<BallotOutcome, string>> = {
  adopted: mdiCheckCircleOutline,
  rejected: mdiCloseCircleOutline,
  no_quorum: mdiAccountAlertOutline,
  no_votes: mdiAccountAlertOutline,
  undecided: mdiAccountAlertOutline,
};

/** Shows how a ballot ended in large words. */
export function OutcomeWords({ outcome, sentence, size = 'medium' }: OutcomeWordsProps) {
  return (
    <p className={styles['words']} data-outcome={outcome} data-size={size}>
      <Icon path={icons[outcome]} />
      <strong>{sentence}</strong>
    </p>
  );
}
