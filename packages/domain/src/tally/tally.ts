import {
  electionOutcome,
  type ElectionOutcome,
  type ElectionRules,
  isContested,
  isUndecided,
  votesForCandidate,
} from '../elections/elections.ts';
import { type VoteBasis, type VotePart, votesNeeded } from '../voting-rules/voting-rules.ts';
import type { BallotOutcome, BallotResult, VoteChoice, VoteTotals } from '../ballots/ballots.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What somebody voted. */
export interface Vote {
  choice: VoteChoice;
  /** The option; null unless the choice is `option`. */
  option: string | null;
  /** The candidates beside `option`, in an election of several seats. */
  further_options?: string[] | undefined;
}

/** What an apartment voted, with the number of its votes. */
export interface CountedVote extends Vote {
  votes: number;
}

/** What members choose between. */
export interface Choosable {
  options: readonly string[];
  /** The seats for which the options are candidates; null or left out unless people are elected. */
  election?: Pick<ElectionRules, 'seats'> | null | undefined;
}

/** Returns the options that a vote has. */
export const optionsOf = ({ option, further_options = [] }: Omit<Vote, 'choice'>): string[] =>
  option === null ? [] : [option, ...further_options];

/** Returns a vote for some candidates, in the order of the ballot, so that the same vote is always written alike; null for none. */
export function voteFor(chosen: readonly string[], { options }: Choosable): Vote | null {
  const [option, ...further_options] = options.filter((one) => chosen.includes(one));
  if (option === undefined) return null;
  return { choice: 'option', option, ...(further_options.length > 0 && { further_options }) };
}

/** Returns whether voters can vote against everything: a proposal without options, or candidates for whom there are enough seats. */
export const canVoteAgainst = ({ options, election }: Choosable): boolean =>
  options.length === 0 || (Boolean(election) && !isContested(options.length, election?.seats ?? 0));

/**
 * Returns whether a proposal can be voted about so: for or against, or one of its options if it has any. In an election, as many candidates
 * as seats at most, each once. Everybody can abstain.
 */
export function isChoiceOf(ballot: Choosable, vote: Vote): boolean {
  const { options, election } = ballot;
  const { choice, option, further_options = [] } = vote;
  const chosen = optionsOf(vote);
  if (choice === 'option')
    return (
      option !== null &&
      chosen.every((one) => options.includes(one)) &&
      new Set(chosen).size === chosen.length &&
      chosen.length <= (election?.seats ?? 1)
    );
  if (option !== null || further_options.length > 0) return false;
  return choice === 'abstain' || (choice === 'for' ? options.length === 0 : canVoteAgainst(ballot));
}

/** All that was voted for an apartment. */
export interface VotesOfApartment {
  /** What its owners voted, each once. */
  owners: readonly Vote[];
  /** What its owners voted before the meeting about the text of this ballot, each once. */
  early: readonly Vote[];
  /** What the proxy of the apartment instructs, if its holder is present and no owner is; null otherwise. */
  instruction: Vote | null;
  /** What the holder of a proxy that is still in force voted; null without a vote. */
  holder: Vote | null;
  /** What the board entered by show of hands; null for nothing. */
  hand: Vote | null;
}

/** Returns whether two votes say the same. */
export function isSameVote(one: Vote, other: Vote): boolean {
  const [chosen, others] = [new Set(optionsOf(one)), new Set(optionsOf(other))];
  return (
    one.choice === other.choice &&
    chosen.size === others.size &&
    [...chosen].every((option) => others.has(option))
  );
}

/** Returns the vote of owners who are of one mind, `divided` if they are not, and null for no vote. */
function voteOfOwners([first, ...others]: readonly Vote[]): Vote | 'divided' | null {
  if (!first) return null;
  return others.every((vote) => isSameVote(vote, first)) ? first : 'divided';
}

/**
 * Returns what counts for an apartment: the vote of its owners at the meeting, else before it, else the instruction of its proxy, else the
 * vote of the holder, else the show of hands. `divided` if its owners voted differently, because they share the votes and must be of one
 * mind. Null for no vote.
 */
export function voteOfApartment({
  owners,
  early,
  instruction,
  holder,
  hand,
}: VotesOfApartment): Vote | 'divided' | null {
  return voteOfOwners(owners) ?? voteOfOwners(early) ?? instruction ?? holder ?? hand;
}

/** Returns the votes of those who chose options. Who chose several candidates counts once. */
export const votesChosen = ({ votes_chosen, options }: VoteTotals): number =>
  votes_chosen ?? sumOf(options.map(({ votes }) => votes));

/** Returns totals with the votes of those who chose options, if they are other than the sum of the options. */
const withChosen = (totals: VoteTotals, votes_chosen: number): VoteTotals => ({
  ...totals,
  ...(votes_chosen !== votesChosen(totals) && { votes_chosen }),
});

/** Returns the totals of some votes. An option that the proposal does not have counts nowhere. */
export function totalsOf(votes: readonly CountedVote[], options: readonly string[]): VoteTotals {
  const sum = (isCounted: (vote: CountedVote) => boolean): number =>
    votes.filter(isCounted).reduce((total, vote) => total + vote.votes, 0);
  const has = (vote: Vote, option: string): boolean =>
    vote.choice === 'option' && optionsOf(vote).includes(option);
  const totals = {
    votes_for: sum(({ choice }) => choice === 'for'),
    votes_against: sum(({ choice }) => choice === 'against'),
    votes_abstained: sum(({ choice }) => choice === 'abstain'),
    options: options.map((option) => ({
      option,
      votes: sum((vote) => has(vote, option)),
    })),
  };
  return withChosen(
    totals,
    sum((vote) => options.some((option) => has(vote, option))),
  );
}

/** Returns the sum of two totals with the same options. */
export function addTotals(one: VoteTotals, other: VoteTotals): VoteTotals {
  const totals = {
    votes_for: one.votes_for + other.votes_for,
    votes_against: one.votes_against + other.votes_against,
    votes_abstained: one.votes_abstained + other.votes_abstained,
    options: one.options.map(({ option, votes }, at) => ({
      option,
      votes: votes + (other.options[at]?.votes ?? 0),
    })),
  };
  return withChosen(totals, votesChosen(one) + votesChosen(other));
}

/** Returns totals of which each vote counts for as many votes. */
export const timesTotals = (totals: VoteTotals, times: number): VoteTotals => ({
  votes_for: totals.votes_for * times,
  votes_against: totals.votes_against * times,
  votes_abstained: totals.votes_abstained * times,
  options: totals.options.map(({ option, votes }) => ({ option, votes: votes * times })),
  ...(totals.votes_chosen !== undefined && { votes_chosen: totals.votes_chosen * times }),
});

/** Returns how many votes some totals have together. */
export const sumOfTotals = (totals: VoteTotals): number =>
  totals.votes_for + totals.votes_against + totals.votes_abstained + votesChosen(totals);

/**
 * Returns whether a ballot can have these totals: its options, votes against only if they can be cast, and no more candidates than those who
 * chose some could choose.
 */
export function areTotalsOf(ballot: Choosable, totals: VoteTotals): boolean {
  const { options, election } = ballot;
  const chosen = votesChosen(totals);
  const each = totals.options.map(({ votes }) => votes);
  return (
    totals.options.map(({ option }) => option).join('\n') === options.join('\n') &&
    (options.length === 0 || totals.votes_for === 0) &&
    (totals.votes_against === 0 || canVoteAgainst(ballot)) &&
    each.every((votes) => votes <= chosen) &&
    chosen <= sumOf(each) &&
    sumOf(each) <= chosen * (election?.seats ?? 1)
  );
}

/** What decides about the result of a ballot, besides its totals. */
export interface BallotTerms {
  majority: VotePart;
  /** Of which votes the majority is a part; without it, of the votes cast. */
  majority_basis?: VoteBasis;
  /** The votes of all apartments at the opening, of which only a majority of all votes is a part. */
  votes_total: number;
  quorum_votes: number | null;
  votes_present: number;
  apartments_present: number;
  /** The votes of apartments whose owners voted differently. */
  votes_divided: number;
  /** The votes that can't be read; 0 unless the ballot is secret. */
  votes_invalid?: number;
  /** The votes on paper, which the totals and `votes_invalid` contain; 0 unless the ballot is secret. */
  votes_paper?: number;
  /** The rules of an election; null or left out for other ballots. */
  election?: ElectionRules | null | undefined;
}

/** The option with the most votes. Two with as many are no choice. */
function bestOf(options: VoteTotals['options']): { option: string | null; votes: number } {
  const most = Math.max(0, ...options.map(({ votes }) => votes));
  const best = options.filter(({ votes }) => votes === most);
  return { option: best.length === 1 ? (best[0]?.option ?? null) : null, votes: most };
}

function outcomeOf(
  { quorum_votes, votes_present }: BallotTerms,
  votes_cast: number,
  decided: 'adopted' | 'rejected' | 'undecided',
): BallotOutcome {
  if (quorum_votes !== null && votes_present < quorum_votes) return 'no_quorum';
  // A meeting that does not vote does not decide.
  if (votes_cast === 0) return 'no_votes';
  return decided;
}

/** Returns what an election decided, as the outcome of its ballot. */
function decidedBy(election: ElectionOutcome): 'adopted' | 'rejected' | 'undecided' {
  if (isUndecided(election)) return 'undecided';
  return election.elected.length > 0 ? 'adopted' : 'rejected';
}

/**
 * Returns the result of a ballot. A decision needs a majority of the votes cast (Burgerlijk Wetboek 5:127 lid 1), and abstentions are
 * none, because the model rules leave blank votes out. The rule of a kind of decisions can ask for a part of the votes present, or of all
 * votes, as for a change of the deed of division (Burgerlijk Wetboek 5:139 lid 2): then who does not vote for the proposal lacks in its
 * majority. A tie is rejected, because it is not more than half. Without votes that were cast there is no decision. An election is decided
 * by `electionOutcome`.
 */
export function resultOf(totals: VoteTotals, terms: BallotTerms): BallotResult {
  const isOfOptions = totals.options.length > 0;
  const best = isOfOptions ? bestOf(totals.options) : { option: null, votes: totals.votes_for };
  const votes_cast = totals.votes_for + totals.votes_against + votesChosen(totals);
  const { majority, majority_basis = 'cast', votes_total, election: rules } = terms;
  const votes_base = { cast: votes_cast, present: terms.votes_present, all: votes_total }[majority_basis];
  const part = votesNeeded(majority, votes_base);
  const votes_needed = rules ? votesForCandidate(rules, totals.options.length, part) : part;
  const isEnough = best.votes >= votes_needed && (!isOfOptions || best.option !== null);
  const elected = rules ? electionOutcome(totals.options, rules, votes_needed) : null;
  const outcome = outcomeOf(
    terms,
    votes_cast,
    elected ? decidedBy(elected) : isEnough ? 'adopted' : 'rejected',
  );
  const chosen = rules ? (rules.seats === 1 ? (elected?.elected[0] ?? null) : null) : best.option;
  const { votes_present, apartments_present, votes_divided, votes_invalid = 0, votes_paper = 0 } = terms;
  return {
    ...totals,
    has_totals: true,
    outcome,
    chosen_option: outcome === 'adopted' ? chosen : null,
    election: outcome === 'no_quorum' || outcome === 'no_votes' ? null : elected,
    votes_cast,
    votes_base,
    votes_needed,
    votes_divided,
    votes_invalid,
    votes_paper,
    votes_silent: votes_present - votes_cast - totals.votes_abstained - votes_divided - votes_invalid,
    votes_present,
    apartments_present,
  };
}

/** Returns a result of which only the outcome is known, and who was present. */
export const withoutTotals = (result: BallotResult): BallotResult => ({
  ...result,
  ...timesTotals(result, 0),
  has_totals: false,
  votes_cast: 0,
  votes_base: 0,
  votes_needed: 0,
  votes_divided: 0,
  votes_invalid: 0,
  votes_paper: 0,
  votes_silent: 0,
});
