import { isSameVote, type Vote } from '@mijn/domain/tally';

/** Returns the one vote of several apartments; null if they differ, or one has none. */
export function sharedVote(votes: readonly (Vote | null)[]): Vote | null {
  const [first = null, ...others] = votes;
  if (!first) return null;
  return others.every((vote) => vote !== null && isSameVote(vote, first)) ? first : null;
}
