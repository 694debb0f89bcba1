import {
  type EarlyVotes,
  type EarlyVotesForm,
  earlyVotesFrom,
  obstacleOfMeeting,
} from '@mijn/domain/early-votes';
import { earlyVotesContract } from '@mijn/domain/early-votes/contract';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { isChoiceOf } from '@mijn/domain/tally';
import { isAboutText, type MockEarlyVote } from '../call/early-rows.ts';
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

type Obstacles = (call: MeetingCall) => Promise<EarlyVotes['obstacle']>;

const votingApartments = (person: MockPerson | undefined) =>
  (person?.apartments ?? []).filter(({ votes }) => votes > 0);

/** Returns the votes of the caller about all proposals. */
async function earlyVotesOf(hall: Hall, obstacleAt: Obstacles, call: MeetingCall): Promise<EarlyVotes> {
  const caller = hall.callerOf(call);
  const apartments = votingApartments(caller).map(({ id, name, votes }) => ({
    apartment_id: id,
    name,
    votes,
  }));
  const all = hall.earlyAt(call);
  const obstacle = (await obstacleAt(call)) ?? (apartments.length === 0 ? 'no_apartment' : null);
  const items = apartments.length === 0 || obstacle === 'not_allowed' ? [] : await hall.itemsAt(call);
  const meeting = await call.member?.ask(meetingsContract.getMeeting, {}, call.params);
  return {
    obstacle,
    opens_on: meeting ? earlyVotesFrom(meeting.meeting_date) : OPENS_ON,
    apartments,
    items: items.flatMap(({ id: item_id, number, proposal }) => {
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
          is_outdated: own !== undefined && !isCurrent,
          has_co_owner_voted: others.length > 0,
          is_divided:
            isCurrent && others.some(({ choice, option }) => choice !== own.choice || option !== own.option),
        };
      });
      return [{ item_id, number, votes }];
    }),
  };
}

/**
 * Returns the responders of votes before a meeting.
 * @param hall what the mocks of presence and ballots share.
 * @param obstacleAt by default what the story says.
 */
export function respondEarlyVotes(
  hall: Hall,
  obstacleAt: Obstacles = async () => hall.data.earlyObstacle,
): Responders<typeof earlyVotesContract> {
  return {
    getEarlyVotes: hall.about((call: MeetingCall) => earlyVotesOf(hall, obstacleAt, call)),
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
        const obstacle = await obstacleAt(call);
        if (obstacle)
          return new Refusal(obstacle === 'meeting_begun' ? 'meeting_begun' : 'early_votes_closed');
        if (call.body.version !== item.version) return new Refusal('conflict');
        const { wording, options } = proposal;
        for (const { apartment_id, choice, option } of call.body.votes) {
          if (choice && !isChoiceOf(options, { choice, option })) return wrongField('votes', 'not_allowed');
          const before = hall
            .earlyAt(call)
            .find(
              (vote) =>
                vote.item_id === item_id &&
                vote.apartment_id === apartment_id &&
                vote.attendee === caller.attendee,
            );
          if (before) hall.early.remove(before.id);
          if (choice)
            hall.early.add({
              id: `${meeting_id}/${item_id}/${apartment_id}/${caller.attendee}`,
              meeting_id,
              item_id,
              apartment_id,
              attendee: caller.attendee,
              choice,
              option,
              voted_at: nowOf(call.member),
              wording,
              options: [...options],
            });
        }
        return earlyVotesOf(hall, obstacleAt, call);
      },
    ),
    listEarlyVoteCounts: hall.aboutForBoard(async (call: MeetingCall) => {
      const here = new Set(hall.representedAt(call).map(({ apartment }) => apartment.id));
      const isAllowed = (await obstacleAt(call)) !== 'not_allowed';
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
      if (!member) return hall.data.earlyObstacle;
      const meeting = await member.ask(
        meetingsContract.getMeeting,
        {},
        { meeting_id: call.params.meeting_id },
      );
      const has_begun = meeting.has_begun || meeting.is_cancelled || hall.ballotsAt(call).length > 0;
      return obstacleOfMeeting(hall.data.rules.rules, { ...meeting, has_begun }, new Date(member.now));
    }),
});
