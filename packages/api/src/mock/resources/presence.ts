import { SECRET_VOTERS_MIN } from '@mijn/domain/limits';
import { type Attendee, type OwnPresenceForm, type Presence, type PresenceForm } from '@mijn/domain/presence';
import { presenceContract } from '@mijn/domain/presence/contract';
import type { Meeting } from '@mijn/domain/meetings';
import { quorumsNeeded } from '@mijn/domain/voting-rules';
import { type Hall, openHall, sharedHall } from '../call/hall.ts';
import { attendeeOfMember, type HallApartment, type HallData, type MockPerson } from '../call/hall-rows.ts';
import { ownVotesOf } from '../call/hall-votes.ts';
import type { MeetingCall } from '../call/open-meeting.ts';
import { Refusal } from '../call/refusal.ts';
import { hasAtLeast, pageOf, wordsIn } from '../call/rows.ts';
import { nowOf } from '../call/visibility.ts';
import { defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { people } from '../provider/words.ts';
import { someAgendaItems } from './agenda.ts';
import { aBoardMember, aUser } from './auth.ts';
import { aMeeting } from './meetings.ts';
import { sharedProxies } from './proxies.ts';
import { rulesWithEarlyVotes, someApartments } from './voting-rules.ts';

export type { MockPerson, MockPresence } from '../call/hall-rows.ts';

/** Returns a meeting that is held now: it began half an hour before the time of the mock. */
export const aHeldMeeting = (own: Partial<Meeting> = {}): Meeting =>
  aMeeting(1, {
    meeting_date: '2026-11-20T11:30:00.000Z',
    is_over: false,
    has_begun: true,
    is_convened: true,
    sent_date: '2026-10-30',
    online_url: 'https://vergaderen.example.nl/alv',
    ...own,
  });

/** Returns a member with one apartment, of whom no other member is an owner. */
export function aPerson(number: number, own: Partial<MockPerson> = {}): MockPerson {
  const [apartment] = someApartments().slice(number - 1, number);
  return {
    attendee: attendeeOfMember(idOf(35, number)),
    name: people[number - 1] ?? 'A. de Vries',
    code: `M${String(number).padStart(2, '0')}-7K4`,
    apartments: apartment ? [apartment] : [],
    ...own,
  };
}

const OWN = 47;
const LAST = 83;

/** The apartments without an account of an owner, so that the votes of all apartments are the total of the voting rules. */
function otherApartments(): HallApartment[] {
  const numbers = Array.from(
    { length: (LAST - 2 * people.length - 1) / 2 + 1 },
    (_, at) => 2 * (people.length + at) + 1,
  );
  return numbers
    .filter((number) => number !== OWN)
    .map((number) => ({
      id: idOf(34, number),
      name: `Kadestraat ${number}`,
      votes: number === LAST ? 16 : 24,
    }));
}

/** Returns who can be present at the meetings of the mock. The owner and the board member have one apartment together. */
export function somePeople(): MockPerson[] {
  const apartments = [{ id: idOf(34, OWN), name: `Kadestraat ${OWN}`, votes: 24 }];
  return [
    ...people.map((_, at) => aPerson(at + 1)),
    aPerson(41, { attendee: attendeeOfMember(aUser().id), name: aUser().name, apartments }),
    aPerson(42, { attendee: attendeeOfMember(aBoardMember().id), name: aBoardMember().name, apartments }),
    ...otherApartments().map((apartment): MockPerson => ({
      attendee: `apartment:${apartment.id}`,
      name: null,
      code: null,
      apartments: [apartment],
    })),
  ];
}

/** Returns what the mock knows about meetings that are held, unless a story says otherwise. */
export const hallData = (own: Partial<HallData> = {}): HallData => ({
  rules: rulesWithEarlyVotes(),
  people: somePeople(),
  present: {},
  ballots: [],
  early: [],
  earlyObstacle: 'not_allowed',
  secrecy: { voters: 31, voters_min: SECRET_VOTERS_MIN, telling_per_mille: 0, is_outcome_only: false },
  items: someAgendaItems(),
  proxies: () => [],
  caller: attendeeOfMember(aUser().id),
  isHeld: true,
  opens_at: '2026-11-20T09:30:00.000Z',
  mayAttendOnline: true,
  first: 0,
  ...own,
});

/** Returns the hall of an association, which the mock of ballots shares. */
export const hallOf = (place: Place): Hall =>
  sharedHall(place, () =>
    openHall(hallData({ proxies: () => sharedProxies(place)?.rows.all() ?? [], first: place.first })),
  );

const votesOf = (rows: readonly { votes: number }[]): number =>
  rows.reduce((sum, { votes }) => sum + votes, 0);

async function presenceAt(hall: Hall, call: MeetingCall): Promise<Presence> {
  const { rules, votes_total, apartments_total } = hall.data.rules;
  const { is_held, opens_at } = await hall.heldMeeting(call);
  const here = hall.representedAt(call);
  const isInHall = ({ attendee }: MockPerson): boolean => !hall.presenceOf(call, attendee).is_online;
  const ofOwners = here.filter(({ right }) => right === 'owner');
  const inHall = ofOwners.filter(({ people: owners }) => owners.some(isInHall));
  const votes_present = votesOf(here.map(({ apartment }) => apartment));
  return {
    is_held,
    opens_at,
    apartments_total,
    votes_total,
    apartments_present: here.length,
    votes_present,
    in_hall: inHall.length,
    online: ofOwners.length - inHall.length,
    by_proxy: here.length - ofOwners.length,
    quorums: quorumsNeeded(rules, votes_total).map((quorum) =>
      Object.assign({}, quorum, { is_reached: votes_present >= quorum.votes }),
    ),
  };
}

/** Returns a person as the board lists it, with the words by which the board finds it. */
function attendeeAt(hall: Hall, call: MeetingCall, person: MockPerson): Attendee & { words: string } {
  const { attendee, name, code } = person;
  const held = hall.heldAt(call).filter(({ holder, proxy }) => holder === attendee && proxy.is_whole_meeting);
  const own = person.apartments.map((apartment) => ({ ...apartment, giver: null }));
  const apartments = [
    ...own,
    ...held.map(({ apartment, proxy }) => ({ ...apartment, giver: proxy.giver })),
  ].map(({ name: apartment, votes, giver }) => ({ name: apartment, votes, giver }));
  const words = [
    name ?? '',
    code ?? '',
    ...apartments.map((one) => one.name),
    ...held.map(({ proxy }) => proxy.code),
  ];
  return {
    attendee,
    name,
    code,
    apartments,
    ...hall.presenceOf(call, attendee),
    words: words.join(' '),
  };
}

/** Returns the responders of presence. @param hall what the mock of ballots shares. */
export function respondPresence(hall: Hall): Responders<typeof presenceContract> {
  const record = (call: MeetingCall, attendee: string, is_present: boolean, isOnline: boolean): void => {
    const before = hall.presenceOf(call, attendee);
    const is_online = is_present && isOnline;
    if (before.is_present === is_present && before.is_online === is_online) return;
    const now = nowOf(call.member);
    const times = is_present
      ? { arrived_at: before.is_present ? before.arrived_at : now, left_at: null }
      : { arrived_at: before.arrived_at, left_at: now };
    hall.presencesOf(call).set(attendee, { is_present, is_online, ...times });
  };
  return {
    getPresence: hall.aboutForBoard((call: MeetingCall) => presenceAt(hall, call)),
    listAttendees: hall.aboutForBoard((call: MeetingCall & { query: URLSearchParams }) => {
      const words = wordsIn(call.query);
      const has = hasAtLeast(words, words.length);
      const isPresent = call.query.get('is_present');
      const found = hall
        .peopleAt(call)
        .map((person) => attendeeAt(hall, call, person))
        .filter((one) => has(one.words) && (isPresent === null || String(one.is_present) === isPresent))
        .toSorted((one, other) =>
          (one.name ?? one.words).localeCompare(other.name ?? other.words, 'nl', { numeric: true }),
        );
      return pageOf(
        found.map(({ words: _words, ...one }) => one),
        call.query,
      );
    }),
    setPresence: hall.aboutForBoard(async (call: MeetingCall & { body: PresenceForm }) => {
      const { attendee, is_present, is_online } = call.body;
      if (!hall.peopleAt(call).some((person) => person.attendee === attendee))
        return new Refusal('not_found');
      if (!(await hall.heldMeeting(call)).is_held) return new Refusal('meeting_not_held');
      record(call, attendee, is_present, is_online);
      return presenceAt(hall, call);
    }),
    setOwnPresence: hall.about(async (call: MeetingCall & { body: OwnPresenceForm }) => {
      const caller = hall.callerOf(call);
      const { is_held, may_attend_online } = await hall.heldMeeting(call);
      if (!caller || !may_attend_online) return new Refusal('forbidden');
      if (!is_held) return new Refusal('meeting_not_held');
      record(call, caller.attendee, call.body.is_present, true);
      return ownVotesOf(hall, call);
    }),
  };
}

/** The mock of who is present. Each meeting that is still to come is held, because the clock of the mock stands still. */
export const presenceMock = defineMock({
  contract: presenceContract,
  generate: hallOf,
  respond: respondPresence,
});
