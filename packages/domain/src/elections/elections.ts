/**
 * How candidates are elected. With `majority` each needs the majority of its proposal, and a second round follows between the best of the
 * others. With `ranking` those with the most votes are elected.
 */
export const electionMethods = ['majority', 'ranking'] as const;

export type ElectionMethod = (typeof electionMethods)[number];

export const electionMethodTexts: Readonly<Record<ElectionMethod, string>> = {
  majority: 'Wie een meerderheid haalt, zo nodig in een tweede ronde',
  ranking: 'Wie de meeste stemmen haalt',
};

/** What decides about the result of an election, besides its votes. */
export interface ElectionRules {
  /** The number of seats of this round. */
  seats: number;
  method: ElectionMethod;
  /** 1, or 2 for a second round. */
  round: number;
}

/** The votes of one candidate. */
export interface CandidateVotes {
  option: string;
  votes: number;
}

/** Candidates among whom something is decided later: by a second round, or by a lot. */
export interface Contest {
  candidates: string[];
  /** The number of seats for them. */
  seats: number;
}

/** What an election decided. */
export interface ElectionOutcome {
  /** Who is elected, with the most votes first. */
  elected: string[];
  /** Between whom a second round is due; null without one. */
  second_round: Contest | null;
  /** Between whom a lot decides, because they have as many votes; null without a tie about the last seat. */
  lot: Contest | null;
  /** The number of seats that nobody has, a second round and a lot aside. */
  seats_open: number;
}

type Candidates = readonly CandidateVotes[];

const namesOf = (candidates: Candidates): string[] => candidates.map(({ option }) => option);

/** Returns whether there are more candidates than seats. Without that nobody has to choose between them, so that voters can reject all. */
export const isContested = (candidates: number, seats: number): boolean => candidates > seats;

/**
 * Returns the number of votes that a candidate needs: 0 if the most votes are enough, which they are in a ranking and in a second round.
 * Candidates for whom there are enough seats need a majority by each method, because no ranking leaves anybody out.
 * @param majority the votes that a majority takes.
 */
export const votesForCandidate = (
  { seats, method, round }: ElectionRules,
  candidates: number,
  majority: number,
): number => (isContested(candidates, seats) && (method === 'ranking' || round > 1) ? 0 : majority);

/** Returns the best candidates for twice as many places as seats, and those with as many votes as the last of them. */
function secondRound(others: Candidates, seats: number): Contest {
  const last = others[seats * 2 - 1]?.votes ?? 0;
  return { candidates: namesOf(others.filter(({ votes }) => votes >= last)), seats };
}

/**
 * Returns who is elected. Among more candidates with enough votes than there are seats, those with the most votes are, and a lot decides
 * between those who tie about the last seat. In the first round by a majority a second one is due for seats that are left, between the two
 * best for each seat.
 * @param needed what `votesForCandidate` returned.
 */
export function electionOutcome(
  candidates: Candidates,
  { seats, method, round }: ElectionRules,
  needed: number,
): ElectionOutcome {
  const ranked = [...candidates].sort((one, other) => other.votes - one.votes);
  const enough = ranked.filter(({ votes }) => votes >= Math.max(needed, 1));
  const last = enough[seats - 1]?.votes ?? 0;
  const above = enough.filter(({ votes }) => votes > last);
  const level = enough.filter(({ votes }) => votes === last);
  const seated = [...above, ...level];
  if (seated.length > seats) {
    const lot = { candidates: namesOf(level), seats: seats - above.length };
    return { elected: namesOf(above), second_round: null, lot, seats_open: 0 };
  }
  const left = seats - seated.length;
  const isNextDue = left > 0 && method === 'majority' && round === 1 && isContested(candidates.length, seats);
  return {
    elected: namesOf(seated),
    second_round: isNextDue ? secondRound(ranked.slice(seated.length), left) : null,
    lot: null,
    seats_open: isNextDue ? 0 : left,
  };
}

/** Returns whether an election is not over: a lot decides first, or nobody is elected before the second round. */
export const isUndecided = ({ elected, second_round, lot }: ElectionOutcome): boolean =>
  lot !== null || (second_round !== null && elected.length === 0);

/** What a lot is drawn from: a seed that nobody knew during the ballot, and a number that the meeting called after it. */
export interface LotSource {
  seed: string;
  number: number;
}

/** Returns the text of a candidate whose SHA-256 hash decides the lot. */
export const lotTextOf = ({ seed, number }: LotSource, candidate: string): string =>
  `${seed} ${number} ${candidate}`;

/**
 * Returns who wins a lot: those with the lowest hashes.
 * @param hashOf returns the SHA-256 hash of a text in UTF-8, as hexadecimal digits.
 */
export function drawnByLot(
  { candidates, seats }: Contest,
  source: LotSource,
  hashOf: (text: string) => string,
): string[] {
  return candidates
    .map((candidate) => ({ candidate, hash: hashOf(lotTextOf(source, candidate)) }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1))
    .slice(0, seats)
    .map(({ candidate }) => candidate);
}

/** Returns the outcome of an election once its lot was drawn. */
export const withLot = (outcome: ElectionOutcome, drawn: readonly string[]): ElectionOutcome => ({
  ...outcome,
  elected: [...outcome.elected, ...drawn],
});
