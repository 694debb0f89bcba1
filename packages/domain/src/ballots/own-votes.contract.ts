import { array, boolean, type InferType, number, object, string } from 'yup';
import { adjournment } from '../procedure/procedure.contract.ts';
import { apartment, ownedApartment } from '../voting-rules/voting-rules.contract.ts';
import { id } from '../wire/wire.contract.ts';
import { ballot, choiceFields } from './ballot.contract.ts';
import { uncountedReasons, voteChoices, voteRights } from './states.ts';

const castVote = object({
  ...choiceFields,
  /** The time at which the server received the vote, in UTC. */
  voted_at: string().datetime().required(),
});

/** For which apartment somebody votes. */
const representedFields = {
  /** The id of the apartment, a UUID. */
  apartment_id: id().required(),
  /** By what right the caller votes. An owner who is present votes before the holder of a proxy. */
  right: string().oneOf(voteRights).required(),
  /** The name of the owner who gave the proxy; null for an own apartment. */
  giver: string().defined().nullable(),
};

/** An apartment for which the caller votes in the open ballot. */
export const ownVote = apartment.shape({
  ...representedFields,
  /** What the owner who gave the proxy instructs; null without an instruction. The vote counts as the instruction says. */
  instruction: string().oneOf(voteChoices).defined().nullable(),
  /** The option of the instruction; null unless the instruction is `option`. */
  instruction_option: string().defined().nullable(),
  /** What the caller voted, also before the meeting if no owner voted since; null before that, and in a secret ballot. */
  vote: castVote.defined().nullable(),
  /** Whether the apartment has a vote of the caller, or in a secret ballot of anybody. */
  has_voted: boolean().required(),
  /**
   * Whether the vote that counts is from before the meeting: owners of the apartment voted then, and none since. It counts whatever the
   * holder of a proxy sends. In a secret ballot it never does.
   */
  is_early: boolean().required(),
  /** The mark of the last vote of the caller for the apartment, a UUID; null without one. A vote that replaces it names it in `replaces`. */
  mark: id().defined().nullable(),
  /** Whether the board recorded that the apartment votes on paper in a secret ballot, so that it can't vote by phone. */
  is_on_paper: boolean().required(),
  /** Whether another owner of the apartment voted differently, so that its votes do not count. */
  is_divided: boolean().required(),
  /** The number of sealed votes that a secret ballot takes for the apartment. */
  sealed_count: number().integer().required(),
});

/** An apartment for which the caller votes at a meeting, while the caller has no open ballot. */
const representedApartment = apartment.shape({
  ...representedFields,
  /** Whether the caller votes for the apartment about every proposal; false for a proxy about some of them. */
  is_whole_meeting: boolean().required(),
});

/** What the caller voted for an apartment in a ballot that is closed. */
const formerVote = object({
  /** The id of the ballot, a UUID. */
  ballot_id: id().required(),
  ...representedFields,
  /** The name of the apartment. */
  name: string().required(),
  ...choiceFields,
  /** Why the vote did not count; null if it did. */
  uncounted: string().oneOf(uncountedReasons).defined().nullable(),
});

const ownPresence = object({
  /** Whether the caller attends online. */
  is_online: boolean().required(),
  /** The time at which the caller came, in UTC. */
  arrived_at: string().datetime().required(),
});

/** What the caller needs to vote at a meeting. */
export const ownVotes = object({
  /** Whether presence and votes can be recorded now. */
  is_held: boolean().required(),
  /** The code with which the caller reports at the door; null for somebody who is no member, such as staff. */
  code: string().defined().nullable(),
  /** Whether the caller can report to attend online: the meeting has an address for that. */
  may_attend_online: boolean().required(),
  /** The presence of the caller; null if the caller is not present. */
  presence: ownPresence.defined().nullable(),
  /** The time at which the caller signed the attendance list with `setOwnPresence`, in UTC; null for a caller who did not, or is not present. */
  signed_at: string().datetime().defined().nullable(),
  /** The break, while the meeting is adjourned; null otherwise. */
  adjournment: adjournment.defined().nullable(),
  /** The open ballot; null without one. */
  ballot: ballot.defined().nullable(),
  /** The apartments for which the caller votes in the open ballot; empty without one, and without presence. */
  votes: array(ownVote).required(),
  /**
   * The apartments for which the caller votes once a ballot opens, or would vote once present; empty while `votes` has them, and for a
   * meeting that is not held.
   */
  apartments: array(representedApartment).required(),
  /**
   * What the caller voted in closed ballots that were not secret, also before the meeting, newest ballot first, at most 500 votes. Nobody else
   * gets them: empty for staff who act for the member.
   */
  former_votes: array(formerVote).required(),
  /** The apartments of the caller that do not vote, with why. */
  without_votes: array(ownedApartment).required(),
});

export type OwnVote = InferType<typeof ownVote>;
export type FormerVote = InferType<typeof formerVote>;
export type OwnVotes = InferType<typeof ownVotes>;
