import { mdiAccountAlertOutline, mdiCheck, mdiClose } from '@mdi/js';
import { type BallotOutcome, ballotOutcomeTexts, electedText } from '@mijn/domain/ballots';
import { Status, type StatusProps } from '@mijn/ui/status';

const looks: Readonly<Record<BallotOutcome, Pick<StatusProps, 'tone'> & { icon: string }>> = {
  adopted: { tone: 'done', icon: mdiCheck },
  rejected: { tone: 'refused', icon: mdiClose },
  no_quorum: { tone: 'waiting', icon: mdiAccountAlertOutline },
  no_votes: { tone: 'waiting', icon: mdiAccountAlertOutline },
  undecided: { tone: 'waiting', icon: mdiAccountAlertOutline },
};

interface OutcomeStatusProps {
  outcome: BallotOutcome;
  /** Whether people were elected. */
  isElection?: boolean;
}

/** Shows the outcome of a decision or a ballot. Without a quorum there is no decision. */
export function OutcomeStatus({ outcome, isElection = false }: OutcomeStatusProps) {
  return (
    <Status {...looks[outcome]} size="small">
      {isElection && outcome === 'adopted' ? electedText : ballotOutcomeTexts[outcome]}
    </Status>
  );
}
