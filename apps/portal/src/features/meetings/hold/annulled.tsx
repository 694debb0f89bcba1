import type { Ballot } from '@mijn/domain/ballots';
import { dutchTime, formatTime } from '@mijn/domain/formats';
import { Alert } from '@mijn/ui/alert';
import { holdTexts } from './texts.ts';

/** Says that the board annulled a result, when and why. */
export function Annulled({ ballot: { annulment } }: { ballot: Pick<Ballot, 'annulment'> }) {
  if (!annulment) return null;
  return (
    <Alert tone="warning" title={holdTexts.annulledAt(formatTime(dutchTime(annulment.annulled_at)))}>
      {annulment.reason}
    </Alert>
  );
}
