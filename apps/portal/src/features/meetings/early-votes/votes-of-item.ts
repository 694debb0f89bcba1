import type { EarlyVote, EarlyVotes, EarlyVotesForm, EarlyVotesOfItem } from '@mijn/domain/early-votes';
import { isSameVote } from '@mijn/domain/tally';
import type { Vote } from '@mijn/domain/tally';
import type { MarkVote } from '../voting/votes-to-send.ts';

/** What a member chose about one proposal and did not send yet, by the id of the apartment. */
export type Choices = Readonly<Record<string, Vote>>;

export type VotingApartment = EarlyVotes['apartments'][number];

/** Returns what the server has for an apartment about the text as it is now; null for no vote. */
const currentOf = ({ votes }: EarlyVotesOfItem, apartment_id: string): EarlyVote['vote'] => {
  const own = votes.find((vote) => vote.apartment_id === apartment_id);
  return own && !own.is_outdated ? own.vote : null;
};

/** Returns the vote of an apartment as the form shows it: what was chosen, else what the server has. */
export const shownVote = (item: EarlyVotesOfItem, choices: Choices, apartment_id: string): Vote | null =>
  choices[apartment_id] ?? currentOf(item, apartment_id);

/** Returns the choices after one more, for some apartments. A choice that the server has already is none. */
export function chooseFor(
  item: EarlyVotesOfItem,
  choices: Choices,
  apartmentIds: readonly string[],
  vote: Vote,
): Choices {
  const changed = { ...choices };
  for (const id of apartmentIds) {
    const current = currentOf(item, id);
    if (current && isSameVote(current, vote)) delete changed[id];
    else changed[id] = vote;
  }
  return changed;
}

/** Returns the choices that were not sent with these votes, because the member changed them meanwhile. */
export const withoutSent = (choices: Choices, sent: Choices): Choices =>
  Object.fromEntries(
    Object.entries(choices).filter(([id, vote]) => {
      const one = sent[id];
      return !one || !isSameVote(one, vote);
    }),
  );

export const votesToSend = (choices: Choices, markVote: MarkVote): EarlyVotesForm['votes'] =>
  Object.entries(choices).map(([apartment_id, vote]) =>
    Object.assign({ apartment_id }, vote, markVote(apartment_id)),
  );

/** Returns whether the server has a vote about the text as it is now. */
export const hasVotesNow = ({ votes }: EarlyVotesOfItem): boolean =>
  votes.some(({ has_voted, is_outdated }) => has_voted && !is_outdated);
