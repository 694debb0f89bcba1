import { array, boolean, type InferType, number, object, string } from 'yup';
import { choiceFields, markFields, optionFields } from '../ballots/ballot.contract.ts';
import { voteChoices } from '../ballots/states.ts';
import { APARTMENTS_VOTED_MAX, CAST_VOTES_BYTES_MAX } from '../limits/limits.ts';
import { apartment } from '../voting-rules/voting-rules.contract.ts';
import { areDistinct, defineContract, editedVersion, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { earlyVoteObstacles, earlyVotesOperations } from './early-votes.ts';

const vote = object({
  ...choiceFields,
  /** The time at which the server received the vote, in UTC. */
  voted_at: string().datetime().required(),
});

/** The vote of the caller about a proposal, for one apartment. */
export const earlyVote = object({
  /** The id of the apartment, a UUID. */
  apartment_id: id().required(),
  /** What the caller voted; null without a vote, and for staff who act for the member. */
  vote: vote.defined().nullable(),
  /** Whether the caller voted. */
  has_voted: boolean().required(),
  /**
   * The mark of the last vote of the caller for the apartment, or of its withdrawal, a UUID; null if there is none. A vote that replaces it
   * names it in `replaces`.
   */
  mark: id().defined().nullable(),
  /** Whether the proposal was changed after the vote, so that it does not count. */
  is_outdated: boolean().required(),
  /**
   * Whether the title, the text or the documents of the item were changed after the vote. The vote still counts, because the proposal says
   * the same.
   */
  is_item_changed: boolean().required(),
  /** Whether another owner of the apartment voted. */
  has_co_owner_voted: boolean().required(),
  /**
   * Whether another owner of the apartment voted differently, so that its votes do not count. With the own vote it can tell what the other
   * owner voted, who reads that before voting.
   */
  is_divided: boolean().required(),
});

/** A proposal of a meeting with the votes of the caller. */
export const earlyVotesOfItem = object({
  /** The id of the agenda item, a UUID. */
  item_id: id().required(),
  /** The number of the item on the agenda. */
  number: number().integer().required(),
  /** The votes, one for each apartment of the caller. */
  votes: array(earlyVote).required(),
});

/** An apartment for which the caller votes. */
const ownApartment = apartment.shape({
  /** The id of the apartment, a UUID. */
  apartment_id: id().required(),
});

/** Whether the caller can vote before a meeting, and what the caller voted. */
export const earlyVotes = object({
  /** Why the caller can't vote now; null if the caller can. */
  obstacle: string().oneOf(earlyVoteObstacles).defined().nullable(),
  /**
   * Whether the caller can withdraw votes now. That is possible until the meeting begins by its time and no ballot is open, also if nobody
   * can vote because the meeting was postponed.
   */
  may_withdraw: boolean().required(),
  /** The first day on which votes before the meeting are taken, as `YYYY-MM-DD`. */
  opens_on: string().required(),
  /** The apartments of the caller that have votes. */
  apartments: array(ownApartment).required(),
  /** The proposals of the meeting, in the order of the agenda; empty without apartments. */
  items: array(earlyVotesOfItem).required(),
});

const castVote = object({
  /** The id of an apartment that the caller owns, a UUID. */
  apartment_id: id().required(),
  /** What the apartment votes; null withdraws the vote of the caller. */
  choice: string().oneOf(voteChoices).defined().nullable(),
  ...optionFields,
  ...markFields,
});

export const earlyVotesForm = object({
  /** The version of the agenda item that the caller read. Another one is a `conflict`, because the vote would be about another text. */
  version: editedVersion,
  /** The votes, one for each apartment. Those of other apartments stay as they are. */
  votes: array(castVote)
    .min(1)
    .max(APARTMENTS_VOTED_MAX)
    .test('duplicate', (votes) => areDistinct(votes?.map((one) => one.apartment_id)))
    .required(),
}).exact();

/** How many apartments voted before a meeting about a proposal. */
export const earlyVoteCount = object({
  /** The id of the agenda item, a UUID. */
  item_id: id().required(),
  /** The number of apartments that voted, also if their owners voted differently. */
  apartments: number().integer().required(),
  /** The votes of these apartments. */
  votes: number().integer().required(),
  /** The votes of those apartments among them that nobody represents at the meeting now. They count for the quorum of this proposal. */
  votes_absent: number().integer().required(),
});

export const shapes = {
  getEarlyVotes: { response: earlyVotes, errors: ['not_found'] },
  castEarlyVotes: {
    body: earlyVotesForm,
    bodyBytesMax: CAST_VOTES_BYTES_MAX,
    response: earlyVotes,
    errors: ['forbidden', 'not_found', 'conflict', 'meeting_begun', 'early_votes_closed', 'newer_vote'],
  },
  listEarlyVoteCounts: {
    response: object({
      /** The proposals about which somebody voted, in the order of the agenda; empty if the rules have no votes before a meeting. */
      data: array(earlyVoteCount).required(),
    }),
    errors: ['forbidden', 'not_found'],
  },
} as const satisfies Shapes;

export const earlyVotesContract = defineContract(earlyVotesOperations, shapes);

export type EarlyVote = InferType<typeof earlyVote>;
export type EarlyVotesOfItem = InferType<typeof earlyVotesOfItem>;
export type EarlyVotes = InferType<typeof earlyVotes>;
export type EarlyVotesForm = InferType<typeof earlyVotesForm>;
export type EarlyVoteCount = InferType<typeof earlyVoteCount>;
