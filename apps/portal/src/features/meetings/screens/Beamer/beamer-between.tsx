import type { AgendaItem } from '@mijn/domain/agenda';
import type { Ballot } from '@mijn/domain/ballots';
import type { Presence } from '@mijn/domain/presence';
import { NumberedRows } from '../../hold/numbered-rows/numbered-rows.tsx';
import { BallotStatus } from '../../hold/ballot-status.tsx';
import { HallPresence } from '../../hold/hall-presence.tsx';
import { lastResults } from '../../hold/results.ts';
import { AdjournedNotice } from '../../procedure/adjourned-notice.tsx';
import { texts } from './texts.ts';

interface BeamerBetweenProps {
  presence: Presence;
  items: readonly AgendaItem[];
  ballots: readonly Ballot[];
}

/** Shows how many are present and the agenda, between two ballots. */
export function BeamerBetween({ presence, items, ballots }: BeamerBetweenProps) {
  const results = lastResults(ballots);
  return (
    <>
      {presence.adjournment && <AdjournedNotice adjournment={presence.adjournment} />}
      <HallPresence presence={presence} />
      {items.length > 0 && (
        <NumberedRows
          label={texts.agenda}
          rows={items.map(({ id, number, title }) => {
            const ballot = results.get(id);
            return { id, number, title, mark: ballot && <BallotStatus ballot={ballot} /> };
          })}
        />
      )}
    </>
  );
}
