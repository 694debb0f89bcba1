import { mdiAccountAlertOutline, mdiCheck, mdiClose } from '@mdi/js';
import { type BallotOutcome, ballotOutcomeTexts } from '@mijn/domain/ballots';
import { Status, type StatusProps } from '@mijn/ui/status';

const looks: Readonly<Record<BallotOutcome, Pick<StatusProps, 'tone'> & { icon: string }>> = {
  adopted: { tone: 'done', icon: mdiCheck },
  rejected: { tone: 'refused', icon: mdiClose },
  no_quorum: { tone: 'waiting', icon: mdiAccountAlertOutline },
  no_votes: { tone: 'waiting', icon: mdiAccountAlertOutline },
  undecided: { tone: 'waiting', icon: mdiAccountAlertOutline },
};

/** Shows the outcome of a decision or a ballot. Without a quorum there is no decision. */
export function OutcomeStatus({ outcome }: { outcome: BallotOutcome }) {
  return (
    <Status {...looks[outcome]} size="small">
      {ballotOutcomeTexts[outcome]}
    </Status>
  );
}
