import type { AgendaItem } from '@mijn/domain/agenda';
import type { EarlyVote, EarlyVoteCount, EarlyVotes, EarlyVotesForm } from '@mijn/domain/early-votes';
import { earlyVotesContract } from '@mijn/domain/early-votes/contract';
import { Refusal } from '../call/refusal.ts';
import { nowOf } from '../call/member.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { someAgendaItems } from './agenda.ts';

/** Returns an apartment about which the caller did not vote. */
export const anEarlyVote = (own: Partial<EarlyVote> = {}): EarlyVote => ({
  apartment_id: idOf(34, 47),
  vote: null,
  has_voted: (own.vote ?? null) !== null,
  mark: null,
  is_outdated: false,
  is_item_changed: false,
  has_co_owner_voted: false,
  is_divided: false,
  ...own,
});

/** Returns a vote before the meeting for a proposal. */
export const aVoteFor = (own: Partial<EarlyVote> = {}): EarlyVote =>
  anEarlyVote({ vote: { choice: 'for', option: null, voted_at: '2026-11-19T18:40:00.000Z' }, ...own });

/**
 * Returns the votes of a member before a meeting.
 * @param items the agenda.
 * @param votes what the member voted, by the number of the item.
 */
export function someEarlyVotes(
  items: readonly AgendaItem[] = someAgendaItems(),
  votes: Readonly<Record<number, EarlyVote>> = {},
  own: Partial<EarlyVotes> = {},
): EarlyVotes {
  const { apartments = [{ apartment_id: idOf(34, 47), name: 'Kadestraat 47', votes: 24 }] } = own;
  return {
    obstacle: null,
    may_withdraw: true,
    opens_on: '2026-11-09',
    apartments,
    items: items
      .filter(({ proposal }) => proposal !== null)
      .map(({ id: item_id, number }) => ({
        item_id,
        number,
        votes: apartments.map(({ apartment_id }) =>
          Object.assign({}, votes[number] ?? anEarlyVote(), { apartment_id }),
        ),
      })),
    ...own,
  };
}

export interface EarlyVotesData {
  own?: EarlyVotes;
  counts?: readonly EarlyVoteCount[];
}

/** Returns a vote after a call: the same one, withdrawn, or about the proposal as it is now. */
function changed(before: EarlyVote, { votes }: EarlyVotesForm, voted_at: string): EarlyVote {
  const sent = votes.find(({ apartment_id }) => apartment_id === before.apartment_id);
  if (!sent) return before;
  const { apartment_id, choice, option, further_options, mark = null } = sent;
  return anEarlyVote({
    apartment_id,
    mark,
    vote: choice && { choice, option, further_options, voted_at },
  });
}

/** A vote is kept. Why a back end refuses one needs a script. */
function respond({
  own: first = someEarlyVotes(),
  counts = [],
}: EarlyVotesData): Responders<typeof earlyVotesContract> {
  let own = first;
  return {
    getEarlyVotes: () => own,
    castEarlyVotes: ({ params: { item_id }, body, member }) => {
      if (!own.items.some((item) => item.item_id === item_id)) return new Refusal('not_found');
      const votesAfter = (votes: readonly EarlyVote[]) =>
        votes.map((vote) => changed(vote, body, nowOf(member)));
      const items = own.items.map((item) =>
        item.item_id === item_id ? { ...item, votes: votesAfter(item.votes) } : item,
      );
      own = { ...own, items };
      return own;
    },
    listEarlyVoteCounts: () => ({ data: [...counts] }),
  };
}

/** Returns the mocked calls of votes before every meeting, for the duration of one story or test. */
export const earlyVotesCalls = (data: EarlyVotesData = {}) => callsOf(earlyVotesContract, respond(data));

export const earlyVotesMock = defineMock({
  contract: earlyVotesContract,
  isOwn: true,
  generate: () => ({}),
  respond,
});
