import type { FormerVote } from '@mijn/domain/ballots';
import { Stack } from '@mijn/ui/stack';
import { sharedVote } from './shared-vote.ts';
import { texts } from './texts.ts';
import { instructionText, voteText } from './words.ts';

const { formerVotes: words } = texts;

/** Returns what a member voted in one closed ballot, as sentences; empty without a vote. */
export function formerVoteLines(votes: readonly FormerVote[]): string[] {
  const shared = sharedVote(votes);
  const uncounted = votes.flatMap(({ name, uncounted: reason }) =>
    reason === null ? [] : [words.uncounted[reason](name)],
  );
  if (shared) {
    const { choice } = shared;
    const voted = choice === 'option' ? words.option(voteText(shared)) : words.voted[choice];
    return [`${voted}${votes.length > 1 ? words.several(votes.length) : ''} ${words.onlyYou}`, ...uncounted];
  }
  if (votes.length === 0) return [];
  return [
    `${words.different} ${words.onlyYou}`,
    ...votes.map((vote) =>
      words.apartment(
        vote.name,
        vote.giver,
        vote.choice === 'option' ? voteText(vote) : instructionText(vote),
      ),
    ),
    ...uncounted,
  ];
}

/** Shows what the member voted in a closed ballot, which nobody else reads. */
export function FormerVotes({ votes }: { votes: readonly FormerVote[] }) {
  const [first, ...others] = formerVoteLines(votes);
  if (first === undefined) return null;
  return (
    <Stack gap="small">
      <p>
        <strong>{first}</strong>
      </p>
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Stack>
  );
}
