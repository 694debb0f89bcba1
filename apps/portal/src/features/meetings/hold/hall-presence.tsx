import type { Presence } from '@mijn/domain/presence';
import type { ReactNode } from 'react';
import { PresenceFigures, type PresenceFiguresProps } from './presence-figures/presence-figures.tsx';
import { holdTexts } from './texts.ts';

const { presence: texts } = holdTexts;

/** The votes that must be present for a decision about one item. */
export interface ItemQuorum {
  /** The number of the item on the agenda. */
  item: number;
  /** The number of votes that the decision needs; null if it needs none. */
  needed: number | null;
  /** The votes that count as present for it: those in an open ballot may include votes from before the meeting. */
  present: number;
}

interface HallPresenceProps {
  presence: Presence;
  /** The quorum of the item that is at work, which alone is shown; null for none. Without it, the quorum of each kind of decisions is shown. */
  quorum?: ItemQuorum | null;
  action?: ReactNode;
}

type Quorums = PresenceFiguresProps['quorums'];

function quorumOfItem({ item, needed, present }: ItemQuorum): Quorums {
  if (needed === null) return [];
  const isReached = present >= needed;
  const title = isReached ? texts.reached : texts.missing(needed - present);
  return [{ id: 'item', title, text: texts.neededFor(needed, item), isReached }];
}

const allQuorums = ({ quorums, votes_present }: Presence): Quorums =>
  quorums.map(({ decision_kind, votes, is_reached }) => ({
    id: decision_kind,
    title: is_reached ? texts.reached : texts.missing(votes - votes_present),
    text: texts.needed(votes, decision_kind),
    isReached: is_reached,
  }));

/** Shows how many apartments and votes are present now, and whether they are enough. */
export function HallPresence({ presence, quorum, action }: HallPresenceProps) {
  const { apartments_present, apartments_total, votes_present, votes_total } = presence;
  const ofItem = quorum ? quorumOfItem(quorum) : [];
  return (
    <PresenceFigures
      label={texts.label}
      figures={[
        { label: texts.apartments, value: apartments_present, total: apartments_total },
        { label: texts.votes, value: votes_present, total: votes_total },
      ]}
      quorums={quorum === undefined ? allQuorums(presence) : ofItem}
      note={texts.parts(presence)}
      action={action}
    />
  );
}
