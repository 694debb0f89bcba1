import type { BallotResult } from '../ballots/ballots.ts';
import { ballotOutcomeTexts } from '../ballots/states.ts';
import type { DecisionInList } from '../decisions/decisions.ts';
import { formatCount, formatNumber as number } from '../formats/formats.ts';
import type { ElectionMethod, ElectionOutcome } from '../elections/elections.ts';
import { canVoteAgainst, type Choosable } from '../tally/tally.ts';
import { majorityText, type VoteBasis, type VotePart, votePartText } from '../voting-rules/voting-rules.ts';

/** The numbers of a result that are shown as a sum. */
export type ShownResult = Omit<BallotResult, 'apartments_present'>;

/** The Dutch names of the numbers of a result. */
export const ballotTexts = {
  for: 'Voor',
  against: 'Tegen',
  againstAll: 'Tegen alle kandidaten',
  mostVotes: 'De meeste stemmen zijn genoeg',
  cast: 'Uitgebracht',
  needed: 'Nodig',
  present: 'Aanwezig',
  abstained: 'Onthouding',
  onPaper: 'Op papier gestemd',
  outcomeOnly: 'Alleen de uitslag is bekend, omdat de aantallen kunnen verraden wat iemand heeft gestemd',
  paper: (votes: number): string => `waarvan op papier: ${number(votes)}`,
  quorum: (votes: number): string => `nodig voor een geldig besluit: ${number(votes)}`,
} as const;

/** Returns what a slip of paper asks about a ballot: its choices, and how many of them are crossed; empty for one. */
export function slipQuestionOf(ballot: Choosable): { note: string; choices: string[] } {
  const { options, election } = ballot;
  const seats = Math.min(election?.seats ?? 1, options.length);
  const against = options.length === 0 ? ballotTexts.against : ballotTexts.againstAll;
  return {
    note: seats > 1 ? `Kies hoogstens ${number(seats)} kandidaten.` : '',
    choices: [
      ...(options.length === 0 ? [ballotTexts.for] : options),
      ...(canVoteAgainst(ballot) ? [against] : []),
      ballotTexts.abstained,
    ],
  };
}

/** What a decision needs: which part of which votes. */
export interface Majority {
  majority: VotePart;
  majority_basis: VoteBasis;
}

/** Returns the part of the votes that a decision needs, such as `twee derde van 600` of the votes cast, or `vier vijfde van alle 1.000 stemmen`. */
export const partOfVotes = ({ majority, majority_basis }: Majority, votes: number): string =>
  majority_basis === 'cast'
    ? votePartText(majority, number(votes)).replace(' van de ', ' van ')
    : majorityText(majority, majority_basis, number(votes));

/**
 * Returns the names of the votes that are neither for nor against. They do not count for a majority of the votes cast. A majority of the
 * votes present or of all votes contains them, so that they are no votes for the proposal.
 */
export function namesOfOthers(basis: VoteBasis) {
  const effect = basis === 'cast' ? 'telt niet mee' : 'geen stem voor';
  return {
    abstained: `${ballotTexts.abstained}, ${effect}`,
    silent: `Niet gestemd, ${effect}`,
    divided: `Eigenaren niet eens, ${effect}`,
    invalid: `Ongeldig, ${effect}`,
  };
}

/** A number of votes with its name. */
export interface NamedVotes {
  label: string;
  votes: number;
}

/** Returns the votes that were cast, by choice or by option. Their sum is `votes_cast`, unless voters could choose several candidates. */
export function partsOfResult({ options, votes_for, votes_against }: ShownResult): NamedVotes[] {
  return options.length > 0
    ? [
        ...options.map(({ option, votes }) => ({ label: option, votes })),
        ...(votes_against > 0 ? [{ label: ballotTexts.againstAll, votes: votes_against }] : []),
      ]
    : [
        { label: ballotTexts.for, votes: votes_for },
        { label: ballotTexts.against, votes: votes_against },
      ];
}

type RegisteredVotes = Pick<
  DecisionInList,
  'votes_for' | 'votes_against' | 'votes_abstained' | 'votes_by_option'
>;

/** Returns the votes of a decision in the register, by option or by choice, as far as they are known. */
export function partsOfDecision(decision: RegisteredVotes): NamedVotes[] {
  const { votes_for, votes_against, votes_abstained, votes_by_option } = decision;
  if (votes_by_option) return votes_by_option.map(({ option, votes }) => ({ label: option, votes }));
  const parts = [
    { label: ballotTexts.for, votes: votes_for },
    { label: ballotTexts.against, votes: votes_against },
    { label: ballotTexts.abstained, votes: votes_abstained },
  ];
  return parts.flatMap(({ label, votes }) => (votes === null ? [] : [{ label, votes }]));
}

/** Returns how a number compares with the number that was needed, such as `412 is 12 meer dan 400`. */
function compared(votes: number, needed: number): string {
  if (votes === needed) return `${number(votes)} is precies genoeg`;
  const [much, than] = votes > needed ? [votes - needed, 'meer'] : [needed - votes, 'minder'];
  return `${number(votes)} is ${number(much)} ${than} dan ${number(needed)}`;
}

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' en ');

/** Returns a name with its votes, such as `Jan Jansen (551 stemmen)`, as far as they are known. */
function withVotes(name: string, { has_totals, options }: ShownResult): string {
  const votes = options.find(({ option }) => option === name)?.votes;
  return has_totals && votes !== undefined ? `${name} (${formatCount(votes, 'stem', 'stemmen')})` : name;
}

/**
 * Returns what an election decided as sentences to read aloud, such as `Gekozen: Jan Jansen (551 stemmen). Tweede ronde tussen Piet en Kees.`
 * The votes of those who go on are named too.
 */
export function electionText(election: ElectionOutcome, result: ShownResult): string {
  const { elected, second_round, lot, seats_open } = election;
  const named = (names: readonly string[]): string => listed(names.map((name) => withVotes(name, result)));
  const isDrawn = lot?.candidates.some((candidate) => elected.includes(candidate));
  const nobody = second_round === null && lot === null ? ['Niemand is gekozen.'] : [];
  return [
    ...(elected.length > 0 ? [`Gekozen: ${named(elected)}.`] : nobody),
    ...(second_round
      ? [`Tweede ronde tussen ${named(second_round.candidates)}${placesText(second_round.seats)}.`]
      : []),
    ...(lot && !isDrawn ? [`Het lot beslist tussen ${named(lot.candidates)}${placesText(lot.seats)}.`] : []),
    ...(lot && isDrawn ? [`Het lot besliste tussen ${listed(lot.candidates)}.`] : []),
    ...(seats_open > 0
      ? [seats_open === 1 ? 'Eén plaats blijft open.' : `${number(seats_open)} plaatsen blijven open.`]
      : []),
  ].join(' ');
}

interface Terms {
  majority: VotePart;
  majority_basis: VoteBasis;
  options: readonly string[];
  election: { seats: number; method: ElectionMethod } | null;
}

/**
 * Returns which votes a proposal needs, such as `twee derde van de uitgebrachte stemmen`. In a ranking the most votes are enough, unless there
 * are seats for all candidates.
 */
export const neededVotes = ({ majority, majority_basis, options, election }: Terms): string =>
  election?.method === 'ranking' && options.length > election.seats
    ? 'de meeste stemmen'
    : majorityText(majority, majority_basis);

const placesText = (seats: number): string => (seats === 1 ? '' : `, voor ${number(seats)} plaatsen`);

/** Returns what an election needs, such as `Nodig: 336.`, or that the most votes are enough. */
const neededText = (votes: number): string =>
  votes === 0 ? `${ballotTexts.mostVotes}.` : `Nodig: ${number(votes)}.`;

/** Returns the line below the sum: why the proposal was adopted or rejected, or why there is no decision. */
export function outcomeLine(result: ShownResult, quorumVotes: number | null): string {
  const { outcome, options, votes_cast, votes_for, votes_needed, votes_present } = result;
  if (outcome === 'no_quorum' && quorumVotes !== null)
    return `Geen besluit: er ${votes_present === 1 ? 'is' : 'zijn'} ${formatCount(votes_present, 'stem', 'stemmen')} aanwezig, ${number(quorumVotes - votes_present)} te weinig`;
  if (outcome === 'no_votes') return 'Geen besluit: niemand heeft voor of tegen gestemd';
  if (result.election) return electionText(result.election, result).replace(/\.$/u, '');
  if (!result.has_totals) return ballotTexts.outcomeOnly;
  if (votes_cast === 0) return 'Niemand heeft voor of tegen gestemd';
  if (options.length === 0) return compared(votes_for, votes_needed);
  const most = Math.max(...options.map(({ votes }) => votes));
  const best = options.filter(({ votes }) => votes === most).map(({ option }) => option);
  const [only] = best;
  if (best.length === 1 && only !== undefined) return `${only}: ${compared(most, votes_needed)}`;
  return `${listed(best)} hebben elk ${number(most)} stemmen`;
}

/**
 * Returns the outcome of a ballot as one sentence that the chair reads aloud, such as `Aangenomen: voor 551, tegen 120, nodig 336.` Options
 * come in the order of their votes. Of a ballot whose totals are not known it has the outcome alone.
 */
export function outcomeSentence(result: ShownResult, quorumVotes: number | null): string {
  const { outcome, options, votes_needed, votes_present, chosen_option } = result;
  if (outcome === 'no_quorum' && quorumVotes !== null)
    return `Geen besluit: er ${votes_present === 1 ? 'is' : 'zijn'} ${formatCount(votes_present, 'stem', 'stemmen')} aanwezig en ${number(quorumVotes)} nodig.`;
  if (outcome === 'no_votes') return 'Geen besluit: niemand heeft voor of tegen gestemd.';
  if (result.election)
    return `${electionText(result.election, result)}${result.has_totals ? ` ${neededText(votes_needed)}` : ''}`;
  const word = ballotOutcomeTexts[outcome];
  if (!result.has_totals) return chosen_option === null ? `${word}.` : `${word}: ${chosen_option}.`;
  const parts = partsOfResult(result);
  // The number comes before the name of an option, because a name may end with a number.
  const numbers =
    options.length > 0
      ? parts
          .sort((one, other) => other.votes - one.votes)
          .map(({ label, votes }) => `${number(votes)} voor ${label}`)
      : parts.map(({ label, votes }) => `${label.toLowerCase()} ${number(votes)}`);
  return `${word}: ${[...numbers, `nodig ${number(votes_needed)}`].join(', ')}.`;
}
