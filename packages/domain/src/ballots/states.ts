import { type DecisionOutcome, decisionOutcomes, decisionOutcomeTexts } from '../decisions/decisions.ts';
import { instructionChoices } from '../proxies/proxies.ts';

/** What an apartment can vote: one of these, or an option of the proposal. */
export const voteChoices = instructionChoices;

export type VoteChoice = (typeof voteChoices)[number];

/**
 * The state of a ballot. Members vote while it is open. A secret one is counted by the browser that opened it, before it is closed.
 * A cancelled one has no result.
 */
export const ballotStates = ['open', 'counting', 'closed', 'cancelled'] as const;

export type BallotState = (typeof ballotStates)[number];

/** The outcome of a ballot. Without a quorum, and if no vote counts, there is no decision. In an election a lot or a second round may decide first. */
export const ballotOutcomes = [...decisionOutcomes, 'no_quorum', 'no_votes', 'undecided'] as const;

export type BallotOutcome = (typeof ballotOutcomes)[number];

/** Returns whether a ballot with this outcome decided. */
export const isDecided = (outcome: BallotOutcome): outcome is DecisionOutcome =>
  decisionOutcomes.some((one) => one === outcome);

export const ballotOutcomeTexts: Readonly<Record<BallotOutcome, string>> = {
  ...decisionOutcomeTexts,
  no_quorum: 'Geen besluit',
  no_votes: 'Geen besluit',
  undecided: 'Nog niet beslist',
};

/** The outcome of an election in which somebody was elected. */
export const electedText = 'Gekozen';

/**
 * Why a vote was not saved, while other votes of the same call were: the owners voted before the meeting, the apartment votes on paper, an
 * owner voted secretly before its holder, the voter voted meanwhile on another device, the caller does not vote for the apartment (any
 * more), or nobody votes any more.
 */
export const voteRefusals = [
  'early_vote',
  'vote_on_paper',
  'vote_by_phone',
  'newer_vote',
  'forbidden',
  'ballot_closed',
  'meeting_not_held',
  'not_present',
] as const;

export type VoteRefusal = (typeof voteRefusals)[number];

/**
 * Why a vote did not count when its ballot was closed: an owner of the apartment was present, had voted or had ended the proxy, so that the
 * vote of the holder rested; or the owners had voted differently.
 */
export const uncountedReasons = ['resting', 'divided'] as const;

export type UncountedReason = (typeof uncountedReasons)[number];

/** By what right somebody votes for an apartment. */
export const voteRights = ['owner', 'proxy'] as const;

export type VoteRight = (typeof voteRights)[number];
