import type { Proposal } from '@mijn/domain/agenda';
import type { Ballot } from '@mijn/domain/ballots';
import type { Vote } from '@mijn/domain/tally';

type VotedText = Pick<Proposal, 'wording' | 'options'>;

/** A vote before a meeting as the mock keeps it, with the text that it is about. */
export interface MockEarlyVote extends Vote, VotedText {
  id: string;
  /** The meeting of the vote; null for every meeting of a story. */
  meeting_id: string | null;
  item_id: string;
  apartment_id: string;
  /** The owner who voted. */
  attendee: string;
  voted_at: string;
}

/** Returns whether a vote is about a text. */
export const isAboutText = (one: VotedText, other: VotedText): boolean =>
  one.wording === other.wording && one.options.join('\n') === other.options.join('\n');

/** Returns the votes before the meeting that a ballot counts. A secret one has none. */
export const earlyVotesIn = (
  all: readonly MockEarlyVote[],
  { item_id, is_secret, ...texts }: Pick<Ballot, 'item_id' | 'is_secret' | 'wording' | 'options'>,
): MockEarlyVote[] =>
  is_secret ? [] : all.filter((vote) => vote.item_id === item_id && isAboutText(vote, texts));
