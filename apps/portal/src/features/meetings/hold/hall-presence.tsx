import type { Presence } from '@mijn/domain/presence';
import type { ReactNode } from 'react';
import { PresenceFigures } from './presence-figures/presence-figures.tsx';
import { holdTexts } from './texts.ts';

const { presence: texts } = holdTexts;

/** Shows how many apartments and votes are present now, and whether they are enough. */
export function HallPresence({ presence, action }: { presence: Presence; action?: ReactNode }) {
  const { apartments_present, apartments_total, votes_present, votes_total, quorums } = presence;
  return (
    <PresenceFigures
      label={texts.label}
      figures={[
        { label: texts.apartments, value: apartments_present, total: apartments_total },
        { label: texts.votes, value: votes_present, total: votes_total },
      ]}
      quorums={quorums.map(({ decision_kind, votes, is_reached }) => ({
        id: decision_kind,
        title: is_reached ? texts.reached : texts.missing(votes - votes_present),
        text: texts.needed(votes, decision_kind),
        isReached: is_reached,
      }))}
      note={texts.parts(presence)}
      action={action}
    />
  );
}
