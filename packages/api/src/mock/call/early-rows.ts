import type { AgendaItem, Proposal } from '@mijn/domain/agenda';
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
  /** The mark that the caller made for the vote. */
  mark?: string;
}

interface SentVote {
  apartment_id: string;
  replaces?: readonly string[] | undefined;
}

/** Returns whether somebody voted after the vote that a new one replaces. @param mark of the last vote of the member; undefined without one. */
export const isNewerThan = (mark: string | undefined, { replaces }: SentVote): boolean =>
  mark !== undefined && replaces !== undefined && !replaces.includes(mark);

/** Returns whether a vote is about a text. */
export const isAboutText = (one: VotedText, other: VotedText): boolean =>
  one.wording === other.wording && one.options.join('\n') === other.options.join('\n');

/** Returns the votes before the meeting that a ballot counts. A secret one has none. */
export const earlyVotesIn = (
  all: readonly MockEarlyVote[],
  { item_id, is_secret, ...texts }: Pick<Ballot, 'item_id' | 'is_secret' | 'wording' | 'options'>,
): MockEarlyVote[] =>
  is_secret ? [] : all.filter((vote) => vote.item_id === item_id && isAboutText(vote, texts));

/** Returns the numbers of the items with a vote before the meeting. @param isCounted which votes count. */
export const numbersVotedAbout = (
  all: readonly MockEarlyVote[],
  items: readonly AgendaItem[],
  isCounted: (vote: MockEarlyVote) => boolean,
): number[] =>
  items
    .filter(
      ({ id, proposal }) =>
        proposal && all.some((vote) => vote.item_id === id && isAboutText(vote, proposal) && isCounted(vote)),
    )
    .map(({ number }) => number);
