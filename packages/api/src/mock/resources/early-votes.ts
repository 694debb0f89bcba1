import type { Proposal } from '@mijn/domain/agenda';
import {
  type EarlyVotes,
  type EarlyVotesForm,
  earlyVotesFrom,
  mayWithdrawFrom,
  obstacleOfMeeting,
} from '@mijn/domain/early-votes';
import { earlyVotesContract } from '@mijn/domain/early-votes/contract';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { isChoiceOf, isSameVote } from '@mijn/domain/tally';
import { isAboutText, isNewerThan, type MockEarlyVote } from '../call/early-rows.ts';
import type { Hall } from '../call/hall.ts';
import { attendeeOfMember, type MockPerson } from '../call/hall-rows.ts';
import type { MeetingCall } from '../call/open-meeting.ts';
import { Refusal, wrongField } from '../call/refusal.ts';
import { nowOf } from '../call/visibility.ts';
import { defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { someAgendaItems } from './agenda.ts';
import { aUser } from './auth.ts';
import { hallOf } from './presence.ts';

export type { MockEarlyVote } from '../call/early-rows.ts';

/** The first day of the votes before the meeting of a story. */
const OPENS_ON = '2026-11-09';

/** Returns a vote before the meeting about an item of the mock, which has proposals from 4 to 6. In a story, the caller voted. */
export function anEarlyVote(number: number, own: Partial<MockEarlyVote> = {}): MockEarlyVote {
  const item = someAgendaItems().find((one) => one.number === number);
  const { attendee = attendeeOfMember(aUser().id), apartment_id = idOf(34, 47) } = own;
  return {
    id: `${number}/${apartment_id}/${attendee}`,
    meeting_id: null,
    item_id: item?.id ?? idOf(31, number),
    apartment_id,
    attendee,
    choice: 'for',
    option: null,
    voted_at: '2026-11-19T18:40:00.000Z',
    wording: item?.proposal?.wording ?? '',
    options: item?.proposal?.options ?? [],
    ...own,
  };
}

type VoteKey = Pick<MockEarlyVote, 'item_id' | 'apartment_id' | 'attendee'>;

const idOfVote = ({ params: { meeting_id } }: MeetingCall, { item_id, apartment_id, attendee }: VoteKey) =>
  `${meeting_id}/${item_id}/${apartment_id}/${attendee}`;

const findVote = (hall: Hall, call: MeetingCall, key: VoteKey): MockEarlyVote | undefined =>
  hall.earlyAt(call).find((vote) => idOfVote(call, vote) === idOfVote(call, key));

/** Returns the mark of the last vote of somebody for an apartment, or of its withdrawal. */
const markOf = (hall: Hall, call: MeetingCall, key: VoteKey): string | undefined =>
  findVote(hall, call, key)?.mark ?? hall.withdrawn.get(idOfVote(call, key));

/** Returns whether a vote that was sent is stored already, about the text as it is now. */
function isReceived(
  { choice, option }: EarlyVotesForm['votes'][number],
  known: MockEarlyVote | undefined,
  proposal: Pick<Proposal, 'wording' | 'options'>,
): boolean {
  if (choice === null || !known) return choice === null && !known;
  return isSameVote(known, { choice, option }) && isAboutText(known, proposal);
}

type VotingState = Pick<EarlyVotes, 'obstacle' | 'may_withdraw'>;

type States = (call: MeetingCall) => Promise<VotingState>;

const votingApartments = (person: MockPerson | undefined) =>
  (person?.apartments ?? []).filter(({ votes }) => votes > 0);

/** Returns the votes of the caller about all proposals. */
async function earlyVotesOf(hall: Hall, stateAt: States, call: MeetingCall): Promise<EarlyVotes> {
  const caller = hall.callerOf(call);
  const apartments = votingApartments(caller).map(({ id, name, votes }) => ({
    apartment_id: id,
    name,
    votes,
  }));
  const all = hall.earlyAt(call);
  const state = await stateAt(call);
  const obstacle = state.obstacle ?? (apartments.length === 0 ? 'no_apartment' : null);
  const items = apartments.length === 0 || obstacle === 'not_allowed' ? [] : await hall.itemsAt(call);
  const meeting = await call.member?.ask(meetingsContract.getMeeting, {}, call.params);
  return {
    obstacle,
    may_withdraw: state.may_withdraw && apartments.length > 0,
    opens_on: meeting ? earlyVotesFrom(meeting.meeting_date) : OPENS_ON,
    apartments,
    items: items.flatMap(({ id: item_id, number, proposal, changed_at }) => {
      if (!proposal) return [];
      const votes = apartments.map(({ apartment_id }) => {
        const ofApartment = all.filter(
          (vote) => vote.item_id === item_id && vote.apartment_id === apartment_id,
        );
        const own = ofApartment.find(({ attendee }) => attendee === caller?.attendee);
        const isCurrent = own !== undefined && isAboutText(own, proposal);
        const others = ofApartment.filter((vote) => vote !== own && isAboutText(vote, proposal));
        return {
          apartment_id,
          vote: own ? { choice: own.choice, option: own.option, voted_at: own.voted_at } : null,
          has_voted: own !== undefined,
          mark: markOf(hall, call, { item_id, apartment_id, attendee: caller?.attendee ?? '' }) ?? null,
          is_outdated: own !== undefined && !isCurrent,
          is_item_changed: isCurrent && changed_at !== null && changed_at > own.voted_at,
          has_co_owner_voted: others.length > 0,
          is_divided:
            isCurrent && others.some(({ choice, option }) => choice !== own.choice || option !== own.option),
        };
      });
      return [{ item_id, number, votes }];
    }),
  };
}

const stateOfStory = ({ data: { earlyObstacle: obstacle } }: Hall): VotingState => ({
  obstacle,
  may_withdraw: obstacle !== 'meeting_begun' && obstacle !== 'not_allowed',
});

/**
 * Returns the responders of votes before a meeting.
 * @param hall what the mocks of presence and ballots share.
 * @param stateAt by default what the story says.
 */
export function respondEarlyVotes(
  hall: Hall,
  stateAt: States = async () => stateOfStory(hall),
): Responders<typeof earlyVotesContract> {
  return {
    getEarlyVotes: hall.about((call: MeetingCall) => earlyVotesOf(hall, stateAt, call)),
    castEarlyVotes: hall.about(
      async (call: MeetingCall & { params: { item_id: string }; body: EarlyVotesForm }) => {
        const { item_id, meeting_id } = call.params;
        const caller = hall.callerOf(call);
        const item = (await hall.itemsAt(call)).find(({ id }) => id === item_id);
        const proposal = item?.proposal;
        if (!item || !proposal) return new Refusal('not_found');
        const own = new Set(votingApartments(caller).map(({ id }) => id));
        if (!caller || call.body.votes.some(({ apartment_id }) => !own.has(apartment_id)))
          return new Refusal('forbidden');
        const { attendee } = caller;
        const keyOf = ({ apartment_id }: { apartment_id: string }) => ({ item_id, apartment_id, attendee });
        const changed = call.body.votes.filter(
          (vote) => !isReceived(vote, findVote(hall, call, keyOf(vote)), proposal),
        );
        if (changed.length === 0) return earlyVotesOf(hall, stateAt, call);
        const { obstacle, may_withdraw } = await stateAt(call);
        const isWithdrawal = changed.every(({ choice }) => choice === null);
        if (obstacle && !(may_withdraw && isWithdrawal))
          return new Refusal(obstacle === 'meeting_begun' ? 'meeting_begun' : 'early_votes_closed');
        if (call.body.version !== item.version) return new Refusal('conflict');
        const { wording, options } = proposal;
        if (changed.some(({ choice, option }) => choice && !isChoiceOf(options, { choice, option })))
          return wrongField('votes', 'not_allowed');
        if (changed.some((vote) => isNewerThan(markOf(hall, call, keyOf(vote)), vote)))
          return new Refusal('newer_vote');
        for (const vote of changed) {
          const { choice, option, mark = crypto.randomUUID() } = vote;
          const key = keyOf(vote);
          const id = idOfVote(call, key);
          const before = findVote(hall, call, key);
          if (before) hall.early.remove(before.id);
          if (choice) {
            const voted_at = nowOf(call.member);
            hall.early.add({ id, meeting_id, ...key, choice, option, voted_at, mark, wording, options });
          } else hall.withdrawn.set(id, mark);
        }
        return earlyVotesOf(hall, stateAt, call);
      },
    ),
    listEarlyVoteCounts: hall.aboutForBoard(async (call: MeetingCall) => {
      const here = new Set(hall.representedAt(call).map(({ apartment }) => apartment.id));
      const isAllowed = (await stateAt(call)).obstacle !== 'not_allowed';
      const items = isAllowed ? await hall.itemsAt(call) : [];
      return {
        data: items.flatMap(({ id: item_id, proposal }) => {
          if (!proposal) return [];
          const voted = hall.apartments.filter(({ id }) =>
            hall
              .earlyAt(call)
              .some(
                (vote) => vote.item_id === item_id && vote.apartment_id === id && isAboutText(vote, proposal),
              ),
          );
          const votesOf = (some: typeof voted): number => some.reduce((sum, { votes }) => sum + votes, 0);
          const votes_absent = votesOf(voted.filter(({ id }) => !here.has(id)));
          return voted.length === 0
            ? []
            : [{ item_id, apartments: voted.length, votes: votesOf(voted), votes_absent }];
        }),
      };
    }),
  };
}

export const earlyVotesMock = defineMock({
  contract: earlyVotesContract,
  generate: hallOf,
  respond: (hall) =>
    respondEarlyVotes(hall, async (call) => {
      const { member } = call;
      if (!member) return stateOfStory(hall);
      const { meeting_id } = call.params;
      const meeting = await member.ask(meetingsContract.getMeeting, {}, { meeting_id });
      const { rules } = hall.data.rules;
      const is_planned = !meeting.is_cancelled && meeting.meeting_date > member.now;
      const has_begun = !is_planned || hall.ballotsAt(call).length > 0;
      const has_open_ballot = hall.openBallotAt(call) !== undefined;
      return {
        obstacle: obstacleOfMeeting(rules, { ...meeting, has_begun }, new Date(member.now)),
        may_withdraw: mayWithdrawFrom(rules, { is_planned, has_open_ballot }),
      };
    }),
});
