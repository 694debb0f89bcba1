import { array, type InferType, number, object, string } from 'yup';
import { LOT_NUMBER_MAX, OPTIONS_MAX } from '../limits/limits.ts';
import { id } from '../wire/wire.contract.ts';
import { electionMethods } from './elections.ts';

/** How many candidates are elected, and how. The candidates are the options of the proposal. */
export const election = object({
  /** The number of seats. A voter chooses as many candidates at most. */
  seats: number().integer().min(1).max(OPTIONS_MAX).required(),
  /**
   * Whether a candidate needs the majority of the proposal (`majority`), with a second round between the best two for each seat that is left, or
   * those with the most votes are elected (`ranking`). If there are seats for all candidates, each needs the majority.
   */
  method: string().oneOf(electionMethods).required(),
});

/** An election, as a ballot has it. */
export const ballotElection = election.shape({
  /** 1, or 2 for a second round. */
  round: number().integer().min(1).max(2).required(),
  /** The id of the ballot of the first round, a UUID; null for a first round. */
  first_ballot_id: id().defined().nullable(),
  /** Who was elected in the first round; empty for a first round. */
  elected_before: array(string().required()).max(OPTIONS_MAX).required(),
  /**
   * The lot that decides a tie. The hash is known from the opening on, so that the seed can't be chosen by the votes. Whoever wins has the lowest
   * SHA-256 hash of the seed, a space, the number, a space and the name, as UTF-8.
   */
  lot: object({
    /** The SHA-256 hash of the seed, as hexadecimal digits. */
    hash: string().required(),
    /** The seed, as 64 hexadecimal digits; null until the lot is drawn. */
    seed: string().defined().nullable(),
    /** The number that the meeting called before the seed was known; null until the lot is drawn. */
    number: number().integer().defined().nullable(),
  }).required(),
});

const contest = object({
  /** The candidates. */
  candidates: array(string().required()).required(),
  /** The number of seats for them. */
  seats: number().integer().required(),
});

/** What an election decided. */
export const electionOutcome = object({
  /** Who is elected in this round, with the most votes first. */
  elected: array(string().required()).required(),
  /** Between whom a second round is due; null without one. */
  second_round: contest.defined().nullable(),
  /** Between whom a lot decides, because they have as many votes; null without a tie about the last seat. Once it is drawn, `elected` has the winners. */
  lot: contest.defined().nullable(),
  /** The number of seats that nobody has, a second round and a lot aside. */
  seats_open: number().integer().min(0).required(),
});

export const drawLotForm = object({
  /** A number that somebody at the meeting calls, so that nobody chooses who wins. */
  number: number().integer().min(0).max(LOT_NUMBER_MAX).required(),
}).exact();

export type Election = InferType<typeof election>;
export type BallotElection = InferType<typeof ballotElection>;
export type DrawLotForm = InferType<typeof drawLotForm>;
