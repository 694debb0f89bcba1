import type { AgendaItem } from '@mijn/domain/agenda';
import { agendaContract } from '@mijn/domain/agenda/contract';
import type { OwnVote, VoteRight } from '@mijn/domain/ballots';
import { MEETING_HELD_BEFORE_MS } from '@mijn/domain/limits';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import {
  attendeeOfMember,
  type HallApartment,
  type HallData,
  heldApartments,
  type HeldApartment,
  type MockBallot,
  type MockPerson,
  type MockPresence,
  votesOfEach,
} from './hall-rows.ts';
import { aboutMeetings, type MeetingCall } from './open-meeting.ts';
import { keepRows } from './rows.ts';
import { shareBetweenMocks } from './share.ts';

const NEVER: MockPresence = { is_present: false, is_online: false, arrived_at: null, left_at: null };

export type Hall = ReturnType<typeof openHall>;

/** An apartment that is present in a ballot, and by whom. */
export interface Represented {
  apartment: HallApartment;
  right: VoteRight;
  people: readonly MockPerson[];
  held: HeldApartment | undefined;
}

/** Keeps who is present at the meetings and how they vote, for the mocks of presence and ballots. */
export function openHall(data: HallData) {
  const ballots = keepRows(data.ballots);
  const early = keepRows(data.early);
  /** The marks of the votes before the meetings that were withdrawn, by the id of the vote. */
  const withdrawn = new Map<string, string>();
  const presences = new Map<string, Map<string, MockPresence>>();
  const apartments = [
    ...new Map(
      data.people.flatMap((person) => person.apartments).map((apartment) => [apartment.id, apartment]),
    ).values(),
  ];
  const atFirst = () =>
    new Map(
      Object.entries(data.present).map(([attendee, one]): [string, MockPresence] => [
        attendee,
        { ...NEVER, is_present: true, arrived_at: data.opens_at, ...one },
      ]),
    );
  const presencesOf = ({ params: { meeting_id } }: MeetingCall): Map<string, MockPresence> => {
    const known = presences.get(meeting_id) ?? atFirst();
    presences.set(meeting_id, known);
    return known;
  };
  const presenceOf = (call: MeetingCall, attendee: string): MockPresence =>
    presencesOf(call).get(attendee) ?? NEVER;
  const heldAt = ({ params: { meeting_id } }: MeetingCall): HeldApartment[] =>
    heldApartments(
      data.proxies().filter((one) => one.meeting_id === null || one.meeting_id === meeting_id),
      apartments,
    );
  /** Returns all who can be present, with those who hold a proxy on paper and are no members. */
  const peopleAt = (call: MeetingCall): MockPerson[] => {
    const known = new Set(data.people.map(({ attendee }) => attendee));
    const holders = heldAt(call).filter(({ holder }) => !known.has(holder));
    const guests = new Map(
      holders.map(({ holder, proxy }): [string, MockPerson] => [
        holder,
        { attendee: holder, name: proxy.holder, code: null, apartments: [] },
      ]),
    );
    return [...data.people, ...guests.values()];
  };
  /** Returns the apartments that are present: by an owner, else by the holder of a proxy. @param itemId of a ballot about one item. */
  const representedAt = (call: MeetingCall, itemId?: string): Represented[] => {
    const here = peopleAt(call).filter(({ attendee }) => presenceOf(call, attendee).is_present);
    const held = heldAt(call).filter(
      ({ proxy }) => proxy.is_whole_meeting || proxy.items.some(({ item_id }) => item_id === itemId),
    );
    return apartments.flatMap((apartment): Represented[] => {
      const owners = here.filter((person) => person.apartments.some(({ id }) => id === apartment.id));
      if (owners.length > 0) return [{ apartment, right: 'owner', people: owners, held: undefined }];
      const proxy = held.find((one) => one.apartment.id === apartment.id);
      const people = here.filter(({ attendee }) => attendee === proxy?.holder);
      return people.length > 0 ? [{ apartment, right: 'proxy', people, held: proxy }] : [];
    });
  };
  const callerOf = ({ member }: MeetingCall): MockPerson | undefined => {
    const attendee = member ? attendeeOfMember(member.account.user.id) : data.caller;
    return data.people.find((person) => person.attendee === attendee);
  };
  const ballotsAt = ({ params: { meeting_id } }: MeetingCall): MockBallot[] =>
    ballots
      .all()
      .filter((row) => row.meeting_id === null || row.meeting_id === meeting_id)
      .toSorted((one, other) => other.ballot.opened_at.localeCompare(one.ballot.opened_at));
  return {
    ...aboutMeetings(),
    data,
    ballots,
    early,
    withdrawn,
    apartments,
    votesEach: votesOfEach(apartments),
    presencesOf,
    presenceOf,
    heldAt,
    peopleAt,
    representedAt,
    callerOf,
    ballotsAt,
    earlyAt: ({ params: { meeting_id } }: MeetingCall) =>
      early.all().filter((vote) => vote.meeting_id === null || vote.meeting_id === meeting_id),
    /** Returns the ballot of a meeting that is open, or is being counted. */
    openBallotAt: (call: MeetingCall): MockBallot | undefined =>
      ballotsAt(call).find(({ ballot }) => ballot.state === 'open' || ballot.state === 'counting'),
    /** The clock of the mock usually stands still, so that each meeting which is still to come is held already. */
    heldMeeting: async ({ member, params: { meeting_id } }: MeetingCall) => {
      if (!member) {
        const { isHeld: is_held, opens_at, mayAttendOnline: may_attend_online } = data;
        return { is_held, has_begun: is_held, opens_at, may_attend_online };
      }
      const meeting = await member.ask(meetingsContract.getMeeting, {}, { meeting_id });
      return {
        is_held: !meeting.is_over && !meeting.is_cancelled,
        has_begun: meeting.meeting_date <= member.now,
        opens_at: new Date(Date.parse(meeting.meeting_date) - MEETING_HELD_BEFORE_MS).toISOString(),
        may_attend_online: meeting.online_url !== null && !meeting.is_cancelled,
      };
    },
    itemsAt: async ({ member, params: { meeting_id } }: MeetingCall): Promise<readonly AgendaItem[]> =>
      member ? (await member.ask(agendaContract.listAgendaItems, {}, { meeting_id })).data : data.items,
  };
}

/** Shares the state of presence and ballots between their two mocks. */
const { share, find } = shareBetweenMocks<Hall>();

/** Returns the hall of an association; undefined before the first call about presence, ballots or votes before a meeting. */
export const findHall = find;

/** Returns the hall of an association. The first of the two mocks opens it. */
export const sharedHall = (place: Parameters<typeof find>[0], open: () => Hall): Hall =>
  find(place) ?? share(place, open());

/** Returns the instruction of a proxy about an item. */
export function instructionOf(
  { held }: Pick<Represented, 'held'>,
  itemId: string,
): Pick<OwnVote, 'instruction' | 'instruction_option'> {
  const item = held?.proxy.items.find(({ item_id }) => item_id === itemId);
  return { instruction: item?.instruction ?? null, instruction_option: item?.option ?? null };
}
