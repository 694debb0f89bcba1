import { type LoadChunk, loadWhenIdle } from '@mijn/ui/lazy-part';
import type { Ballot, CastVotesForm, OwnVote } from '@mijn/domain/ballots';
import { isSameVote } from '@mijn/domain/tally';
import type { Vote } from '@mijn/domain/tally';
import { loadChunk } from '../../../shared/chunks/load-chunk.ts';

/** What a member chose and did not send yet, by the id of the apartment. */
export type Choices = Readonly<Record<string, Vote>>;

/** A vote of one apartment that is sent. */
export interface VoteToSend extends Vote {
  apartment_id: string;
  sealed_count: number;
}

/** Returns what tells one press from another: the mark of a vote, and the marks of those that it may replace. */
export type MarkVote = (apartmentId: string) => { mark: string; replaces: string[] };

/** Returns what whoever gave the proxy instructs; null without an instruction. */
export const instructionOf = ({ instruction, instruction_option }: OwnVote): Vote | null =>
  instruction && { choice: instruction, option: instruction_option };

/** Returns whether the owners voted before the meeting, so that the holder of their proxy has nothing to send. */
export const isVotedByOwner = ({ right, is_early }: OwnVote): boolean => right === 'proxy' && is_early;

/** Returns whether the member and another owner voted differently before the meeting: no vote counts until one of them votes at it. */
export const isDividedBefore = ({ right, is_early, is_divided }: OwnVote): boolean =>
  right === 'owner' && is_early && is_divided;

/**
 * Returns the choices after one more. A choice that the server has already is none, unless it has it from before the meeting, or another
 * vote is on its way, which only a vote that is sent can replace.
 */
export function choose(choices: Choices, own: OwnVote, chosen: Vote, isOtherOnItsWay = false): Choices {
  const { apartment_id, vote, is_early } = own;
  const { [apartment_id]: _before, ...others } = choices;
  return !is_early && !isOtherOnItsWay && vote !== null && isSameVote(chosen, vote)
    ? others
    : { ...others, [apartment_id]: chosen };
}

/** Returns the choices after the same one for several apartments. */
export const chooseForAll = (
  choices: Choices,
  votes: readonly OwnVote[],
  chosen: Vote,
  isOtherOnItsWay = false,
): Choices => votes.reduce((all, own) => choose(all, own, chosen, isOtherOnItsWay), choices);

/** Returns the choices that were not sent with these votes, because the member changed them meanwhile. */
export const withoutSent = (choices: Choices, sent: readonly VoteToSend[]): Choices =>
  Object.fromEntries(
    Object.entries(choices).filter(
      ([id, chosen]) => !sent.some((vote) => vote.apartment_id === id && isSameVote(vote, chosen)),
    ),
  );

/**
 * Returns the votes that a press of the button sends: what was chosen, and instructions that were not sent before. The vote of an owner
 * from before the meeting that does not count is sent as the form shows it.
 */
export function votesToSend(votes: readonly OwnVote[], choices: Choices): VoteToSend[] {
  return votes.flatMap((vote) => {
    const { apartment_id, sealed_count, has_voted } = vote;
    if (vote.is_on_paper || isVotedByOwner(vote)) return [];
    const instruction = instructionOf(vote);
    const chosenOrDivided = choices[apartment_id] ?? (isDividedBefore(vote) ? vote.vote : null);
    const chosen = instruction ? !has_voted && instruction : chosenOrDivided;
    if (!chosen) return [];
    const { choice, option, further_options } = chosen;
    return [{ choice, option, ...(further_options && { further_options }), apartment_id, sealed_count }];
  });
}

const loadSeal = (load: LoadChunk) => load('seal-votes', () => import('./seal-votes.ts'));
loadWhenIdle(loadSeal);

/** Returns the votes as the API takes them. Those of a secret ballot are sealed, so that nobody but its counter can read them. */
export async function formOf(
  { is_secret, public_key, options }: Ballot,
  votes: readonly VoteToSend[],
  markVote: MarkVote,
): Promise<CastVotesForm> {
  if (!is_secret || public_key === null) {
    return {
      votes: votes.map(({ apartment_id, choice, option, further_options }) => ({
        apartment_id,
        choice,
        option,
        ...(further_options && { further_options }),
        sealed: [],
        ...markVote(apartment_id),
      })),
    };
  }
  const { sealVote } = await loadSeal(loadChunk);
  return {
    votes: await Promise.all(
      votes.map(async ({ apartment_id, sealed_count, ...vote }) => ({
        apartment_id,
        choice: null,
        option: null,
        sealed: await sealVote(public_key, vote, options, sealed_count),
        ...markVote(apartment_id),
      })),
    ),
  };
}
