import type { AgendaItem } from '@mijn/domain/agenda';
import type { Ballot } from '@mijn/domain/ballots';

/** Returns whether a ballot is open, or is being counted. */
export const isRunning = ({ state }: Pick<Ballot, 'state'>): boolean =>
  state === 'open' || state === 'counting';

/** Returns the newest closed ballot about each proposal itself, and not about a motion to it, whose result was not annulled. */
export function lastResults(ballots: readonly Ballot[]): ReadonlyMap<string, Ballot> {
  const results = new Map<string, Ballot>();
  for (const ballot of ballots) {
    if (ballot.state === 'closed' && !ballot.annulment && !ballot.motion && !results.has(ballot.item_id))
      results.set(ballot.item_id, ballot);
  }
  return results;
}

/** Returns the next proposal on the agenda without a result: after the last one with a result, else the first one. */
export function nextProposal(
  items: readonly AgendaItem[],
  ballots: readonly Ballot[],
): AgendaItem | undefined {
  const results = lastResults(ballots);
  const isOpen = ({ id, proposal }: AgendaItem) => proposal !== null && !results.has(id);
  const last = ballots.find(({ state }) => state === 'closed');
  const at = items.findIndex(({ id }) => id === last?.item_id);
  // After a motion comes the next one, or the proposal that it was about.
  return items.slice(last?.motion ? at : at + 1).find(isOpen) ?? items.find(isOpen);
}
