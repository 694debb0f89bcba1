import { mdiCancel } from '@mdi/js';
import type { Ballot } from '@mijn/domain/ballots';
import { Status } from '@mijn/ui/status';
import { OutcomeStatus } from '../decisions/outcome-status.tsx';
import { holdTexts } from './texts.ts';

/** Shows the outcome of a closed ballot, or that the board annulled its result. */
export function BallotStatus({
  ballot: { result, annulment },
}: {
  ballot: Pick<Ballot, 'result' | 'annulment'>;
}) {
  if (!annulment)
    return result && <OutcomeStatus outcome={result.outcome} isElection={result.election !== null} />;
  return (
    <Status tone="refused" icon={mdiCancel} size="small">
      {holdTexts.annulled}
    </Status>
  );
}
