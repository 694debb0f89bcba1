import { randomUUID } from 'node:crypto';
import type { Caller, KitResponse } from '../kit/caller.ts';
import { needSuccess, Skipped } from '../kit/outcomes.ts';
import { fieldOf, idOf, listOf, numberOf } from '../kit/values.ts';
import { get, type Hall, post } from './rehearsal.ts';

/** The apartments of a voter that nothing else decides about, such as an instruction. */
export interface Voter {
  caller: Caller;
  apartments: readonly ApartmentOfVoter[];
  votes: number;
}

interface ApartmentOfVoter {
  id: string;
  name: string;
  votes: number;
  sealedCount: number;
  isByProxy: boolean;
}

const apartmentIdOf = (vote: unknown): string => String(fieldOf(vote, 'apartment_id'));

export const ownVotes = async ({ meeting }: Hall, caller: Caller): Promise<readonly unknown[]> =>
  listOf(fieldOf(needSuccess(await get(caller, `${meeting}/own-votes`)).body, 'votes'));

/** Returns a voter with some of the apartments. */
export const withApartments = (voter: Voter, apartments: Voter['apartments']): Voter => ({
  ...voter,
  apartments,
  votes: apartments.reduce((sum, one) => sum + one.votes, 0),
});

/** Returns who votes for what in the open ballot, which can be nothing. */
export async function findVoter(hall: Hall, caller: Caller): Promise<Voter> {
  const isFree = (vote: unknown) =>
    fieldOf(vote, 'instruction') === null &&
    ['is_early', 'is_divided', 'is_on_paper'].every((name) => fieldOf(vote, name) !== true);
  const apartments = (await ownVotes(hall, caller)).filter(isFree).map((vote) => ({
    id: apartmentIdOf(vote),
    name: String(fieldOf(vote, 'name')),
    votes: numberOf(vote, 'votes') ?? 0,
    sealedCount: numberOf(vote, 'sealed_count') ?? 0,
    isByProxy: fieldOf(vote, 'right') === 'proxy',
  }));
  return withApartments({ caller, apartments: [], votes: 0 }, apartments);
}

/** Returns who votes for what in the open ballot. @throws Skipped for somebody who has no vote of their own */
export async function voterOf(hall: Hall, caller: Caller): Promise<Voter> {
  const voter = await findVoter(hall, caller);
  if (voter.votes === 0) throw new Skipped('a voter has no apartment with votes to vote for');
  return voter;
}

export interface Cast {
  choice: 'for' | 'against' | 'abstain' | null;
  /** The marks of the votes, one for each apartment. */
  marks: readonly string[];
  replaces?: readonly string[];
  /** The sealed votes of a secret ballot, for an apartment. */
  sealed?: (count: number) => readonly string[];
}

export const newMarks = ({ apartments }: Voter): string[] => apartments.map(() => randomUUID());

/** Votes for all apartments of a voter. */
export const cast = (
  { caller, apartments }: Voter,
  ballot: string,
  { choice, marks, replaces, sealed = () => [] }: Cast,
): Promise<KitResponse> =>
  post(caller, `${ballot}/votes`, {
    votes: apartments.map(({ id, sealedCount }, at) => ({
      apartment_id: id,
      choice,
      option: null,
      sealed: sealed(sealedCount),
      mark: marks[at],
      ...(replaces ? { replaces: replaces.slice(at, at + 1) } : {}),
    })),
  });

/** Returns what a voter voted, as the back end reads it to the voter. */
export async function choicesOf(hall: Hall, { caller, apartments }: Voter): Promise<unknown[]> {
  const votes = await ownVotes(hall, caller);
  const ids = new Set(apartments.map(({ id }) => id));
  return votes
    .filter((vote) => ids.has(apartmentIdOf(vote)))
    .map((vote) => fieldOf(fieldOf(vote, 'vote'), 'choice') ?? null);
}

/** Returns how many votes a ballot has by now. */
export async function readProgress({ chair }: Hall, ballot: string): Promise<number> {
  return numberOf(needSuccess(await get(chair, `${ballot}/progress`)).body, 'votes_cast') ?? -1;
}

/** Returns a ballot as all members read it. */
export async function readBallot({ owner, meeting }: Hall, id: string): Promise<unknown> {
  const { body } = needSuccess(await get(owner, `${meeting}/ballots`));
  return listOf(fieldOf(body, 'data')).find((one) => idOf(one) === id);
}
