import type { Ballot } from '@mijn/domain/ballots';

/** Returns whether a ballot is open, or is being counted. */
export const isRunning = ({ state }: Pick<Ballot, 'state'>): boolean =>
  state === 'open' || state === 'counting';

/** Returns the newest closed ballot about each item whose result was not annulled. */
export function lastResults(ballots: readonly Ballot[]): ReadonlyMap<string, Ballot> {
  const results = new Map<string, Ballot>();
  for (const ballot of ballots) {
    if (ballot.state === 'closed' && !ballot.annulment && !results.has(ballot.item_id))
      results.set(ballot.item_id, ballot);
  }
  return results;
}
