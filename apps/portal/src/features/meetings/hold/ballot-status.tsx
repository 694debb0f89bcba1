import { mdiAccountOffOutline } from '@mdi/js';
import { type BallotOutcome, ballotOutcomeTexts } from '@mijn/domain/ballots';
import { Status } from '@mijn/ui/status';
import { OutcomeStatus } from '../decisions/outcome-status.tsx';

/** Shows the outcome of a ballot: that of its decision, or that there is none. */
export function BallotStatus({ outcome }: { outcome: BallotOutcome }) {
  if (outcome !== 'no_quorum') return <OutcomeStatus outcome={outcome} />;
  return (
    <Status tone="waiting" icon={mdiAccountOffOutline} size="small">
      {ballotOutcomeTexts.no_quorum}
    </Status>
  );
}
