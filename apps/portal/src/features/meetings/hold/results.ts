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
