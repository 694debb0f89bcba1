import { array, boolean, type InferType, number, object, string } from 'yup';
import { sinceConvocations } from '../agenda/since-convocation.ts';
import { ballotElection, electionOutcome } from '../elections/elections.contract.ts';
import {
  IMPORTED_OPTIONS_MAX,
  OPTION_LENGTH_MAX,
  OPTIONS_MAX,
  VOTES_REPLACED_MAX,
} from '../limits/limits.ts';
import { motionKinds } from '../motions/rules.ts';
import { voteBases, voteParts } from '../voting-rules/voting-rules.ts';
import { id } from '../wire/wire.contract.ts';
import { ballotOutcomes, ballotStates, voteChoices } from './states.ts';

/** The options of a vote. In an election a vote can have several candidates. */
export const optionFields = {
  /** The option of the proposal; null unless the choice is `option`. */
  option: string().defined().nullable(),
  /** The candidates beside `option`, in an election of several seats; empty or left out if there are none. */
  further_options: array(string().max(OPTION_LENGTH_MAX).required())
    .max(OPTIONS_MAX - 1)
    .default(undefined)
    .optional(),
};

/** What an apartment votes. */
export const choiceFields = {
  /** What the apartment votes. */
  choice: string().oneOf(voteChoices).required(),
  ...optionFields,
};

/** Which vote one is, and which others of the caller it may replace. */
export const markFields = {
  /** A UUID that the caller makes for this vote, which responses have as `mark`. The same vote sent again has the same one, and changes nothing. */
  mark: id().optional(),
  /**
   * The marks of the votes that this one may replace: the one that the caller read last, and those that the caller sent without a response.
   * If the caller voted meanwhile on another device, the call is refused with `newer_vote`. Without the field, the vote replaces any other
   * vote of the caller.
   */
  replaces: array(id().required()).max(VOTES_REPLACED_MAX).optional(),
};

const total = () => number().integer().min(0).required();

/** The votes of a ballot by choice, counted by the votes of the apartments. */
export const voteTotals = object({
  /** The votes for the proposal; 0 for a proposal with options. */
  votes_for: total(),
  /** The votes against the proposal, or against all candidates of an election; 0 for another proposal with options. */
  votes_against: total(),
  /** The abstentions, which do not count as votes that were cast. */
  votes_abstained: total(),
  /** The votes of each option, in the order of the proposal; empty for a proposal without options. */
  options: array(
    object({
      /** The text of the option. */
      option: string().required(),
      /** The votes for the option. */
      votes: total(),
    }),
  )
    .max(IMPORTED_OPTIONS_MAX)
    .required(),
  /** The votes of those who chose options, if some chose several candidates; left out if they are as many as the options have together. */
  votes_chosen: number().integer().min(0).default(undefined).optional(),
});

/** The result of a closed ballot, with all numbers of its computation. */
export const ballotResult = voteTotals.shape({
  /**
   * Whether the numbers of votes are known. False for a secret ballot whose totals could tell what somebody voted: all numbers but those
   * that were present are 0 then, and only the outcome is known.
   */
  has_totals: boolean().required(),
  /** Whether the proposal was adopted or rejected. There is no decision if too few votes were present, or no vote was cast for or against. */
  outcome: string().oneOf(ballotOutcomes).required(),
  /** The option that was adopted; null without options or without a decision. */
  chosen_option: string().defined().nullable(),
  /** What the election decided; null for another ballot, and without a decision. */
  election: electionOutcome.defined().nullable(),
  /** The votes that were cast for and against, or for all options. Of an election, those who voted count once. */
  votes_cast: total(),
  /**
   * The number of votes of which the majority is a part: `votes_cast`, `votes_present`, or the votes of all apartments at the opening, as
   * `majority_basis` says.
   */
  votes_base: total(),
  /** The number of votes that the proposal or a candidate needed, as the part `majority` of `votes_base`; 0 if the most votes are enough. */
  votes_needed: total(),
  /** The votes of apartments whose owners voted differently, so that they do not count. */
  votes_divided: total(),
  /** The votes of a secret ballot that were cast and can't be read, or are invalid on paper. They do not count as votes that were cast. */
  votes_invalid: total(),
  /** The votes of apartments that voted on paper, which the other numbers contain. */
  votes_paper: total(),
  /** The votes that were present and not cast. */
  votes_silent: total(),
  /** The votes that were present at the closing, or were cast before it. */
  votes_present: total(),
  /** The number of these apartments. */
  apartments_present: total(),
});

/** A ballot of a meeting. The texts and the rules are those of the moment at which it was opened. */
export const ballot = object({
  /** The id of the ballot, a UUID. */
  id: id().required(),
  /** The id of the agenda item, a UUID. */
  item_id: id().required(),
  /** The number of the item on the agenda. */
  number: number().integer().required(),
  /** What the item is about. */
  title: string().required(),
  /** The text of the decision, as plain text with line breaks. */
  wording: string().required(),
  /** What members choose between; empty if they vote for or against. */
  options: array(string().required()).required(),
  /** The amendment or counter-proposal that the ballot is about, whose `wording` the ballot has; null for a ballot about the proposal itself, which decides. */
  motion: object({
    /** The id of the motion, a UUID. */
    id: id().required(),
    /** Whether the motion changes the proposal, or comes in its place. */
    kind: string().oneOf(motionKinds).required(),
    /** What the motion asks, as one line. */
    text: string().required(),
    /** Who proposes the motion. */
    proposer: string().required(),
  })
    .defined()
    .nullable(),
  /** The seats for which the options are candidates, and the round; null unless people are elected. */
  election: ballotElection.defined().nullable(),
  /** How the proposal differed from the convocation at the opening; null if it did not, or it is not known. */
  since_convocation: string().oneOf(sinceConvocations).defined().nullable(),
  /** The part of the votes of `majority_basis` that the decision needs. */
  majority: string().oneOf(voteParts).required(),
  /** Of which votes `majority` is a part: those cast, those present, or those of all apartments. */
  majority_basis: string().oneOf(voteBases).required(),
  /** The number of votes that must be present; null if the decision needs none. */
  quorum_votes: number().integer().defined().nullable(),
  /** Whether only totals are known, and nobody can know what an apartment voted. */
  is_secret: boolean().required(),
  /** Whether only the outcome of the ballot is shown: a secret ballot of which the totals could tell what somebody voted. */
  is_outcome_only: boolean().required(),
  /** The public key for which votes of a secret ballot are sealed, as base64url SPKI; null for others. */
  public_key: string().defined().nullable(),
  /** The state of the ballot. */
  state: string().oneOf(ballotStates).required(),
  /** The time at which the ballot was opened, in UTC. */
  opened_at: string().datetime().required(),
  /** The time from which nobody votes any more, in UTC; null while the ballot is open. */
  closed_at: string().datetime().defined().nullable(),
  /** The result; null unless the ballot is closed. */
  result: ballotResult.defined().nullable(),
  /** Why and when the board annulled the result, which stays visible; null unless it did. */
  annulment: object({
    /** The reason that the board gave. */
    reason: string().required(),
    /** The time of the annulment, in UTC. */
    annulled_at: string().datetime().required(),
  })
    .defined()
    .nullable(),
  /** The id of the decision in the register; null without one, and for a motion. A later ballot about the item has a decision of its own. */
  decision_id: id().defined().nullable(),
});

export type VoteTotals = InferType<typeof voteTotals>;
export type BallotResult = InferType<typeof ballotResult>;
export type Ballot = InferType<typeof ballot>;
