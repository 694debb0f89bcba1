import type { Ballot } from '@mijn/domain/ballots';
import type { Meeting } from '@mijn/domain/meetings';
import { lazyPart } from '@mijn/ui/lazy-part';

const { Component: SecondMeetingCard } = lazyPart(
  'second-meeting-card',
  async () => (await import('./second-meeting-card.tsx')).SecondMeetingCard,
);

/** Leads the board to the form of the second meeting. Few meetings have an item without a quorum, so that the card loads with the first one. */
export function SecondMeetingEntry({ meeting, ballots }: { meeting: Meeting; ballots: readonly Ballot[] }) {
  const lacksQuorum = ballots.some(({ result }) => result?.outcome === 'no_quorum');
  return lacksQuorum && <SecondMeetingCard meeting={meeting} ballots={ballots} />;
}
