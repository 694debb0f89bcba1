import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { aBoardMember } from '@mijn/api/mock/auth';
import {
  aBallot,
  aBallotResult,
  aMockBallot,
  type HallData,
  hallCalls,
  type MockBallot,
} from '@mijn/api/mock/ballots';
import { idOf } from '@mijn/api/mock/call';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { aHeldMeeting, aPerson, type MockPerson, type MockPresence } from '@mijn/api/mock/presence';
import { rulesWithProxies } from '@mijn/api/mock/voting-rules';
import type { AuthUser } from '@mijn/domain/auth';
import type { Meeting } from '@mijn/domain/meetings';
import type { HttpHandler } from 'msw';
import { sessionCalls } from './calls/session-calls.ts';
import type { ScreenStory } from './screen-story.ts';

/** The votes of each apartment, so that 42 apartments have about 1,000. */
const VOTES = 24;

const names = [
  'A. de Vries',
  'K. Oosterhuis',
  'M. van Dijk',
  'H. Dijkstra',
  'T. Nguyen',
  'R.P. Bakker',
  'S. El Amrani',
];

/** Returns people with one apartment each: those from the eighth on are called by their number. */
export const residents = (count: number): MockPerson[] =>
  Array.from({ length: count }, (_, at) =>
    aPerson(at + 1, {
      name: names[at] ?? `Bewoner ${at + 1}`,
      apartments: [{ id: idOf(34, at + 1), name: `Kadestraat ${at + 1}`, votes: VOTES }],
    }),
  );

/** Returns the first people as present, the last of them online. */
export const present = (people: readonly MockPerson[], online = 0): Record<string, Partial<MockPresence>> =>
  Object.fromEntries(
    people.map(({ attendee }, at) => [attendee, { is_online: at >= people.length - online }]),
  );

const all = residents(42);
const here = all.slice(0, 31);

/** The open ballot about item 6, in which the first 23 of 31 apartments voted. */
export const openBallot: MockBallot = aMockBallot(aBallot(3), {
  cast: here.slice(0, 23).map(({ attendee, apartments }, at) => ({
    apartment_id: apartments[0]?.id ?? '',
    attendee,
    choice: at < 15 ? 'for' : 'against',
    option: null,
    voted_at: '2026-11-20T11:40:00.000Z',
  })),
});

export const closedBallot: MockBallot = aMockBallot(
  aBallot(2, {
    item_id: idOf(31, 5),
    number: 5,
    title: 'Zonnepanelen op het dak',
    wording: 'De vergadering laat 84 zonnepanelen plaatsen door Zon op Zuid.',
    opened_at: '2026-11-20T11:20:00.000Z',
    result: aBallotResult(),
  }),
);

export const firstBallot: MockBallot = aMockBallot(
  aBallot(1, {
    item_id: idOf(31, 4),
    number: 4,
    title: 'Begroting 2027',
    wording: 'De vergadering stelt de begroting voor 2027 vast.',
    majority: 'more_than_half',
    quorum_votes: null,
    opened_at: '2026-11-20T11:05:00.000Z',
    result: aBallotResult({
      votes_for: 588,
      votes_against: 52,
      votes_cast: 640,
      votes_base: 640,
      votes_needed: 321,
    }),
  }),
);

/** A meeting of 42 apartments, of which 31 are present, without ballots. */
export const fullHall: Partial<HallData> = {
  rules: { ...rulesWithProxies(), apartments_total: 42, votes_total: 42 * VOTES },
  people: all,
  present: present(here, 5),
};

export interface ShownHall {
  path: 'hold' | 'door' | 'hands' | 'beamer';
  search?: string;
  user?: AuthUser;
  meeting?: Partial<Meeting>;
  hall?: Partial<HallData>;
  /** Calls that respond before those of the mock. */
  first?: () => readonly HttpHandler[];
}

/** Returns a story of a screen with which the board leads a meeting. */
export function hallStory({ path, search = '', user = aBoardMember(), meeting, hall, first }: ShownHall) {
  const held = aHeldMeeting(meeting);
  return {
    path: `/meetings/${held.id}/${path}${search}`,
    calls: () => [
      ...(first?.() ?? []),
      ...sessionCalls(user),
      ...hallCalls({ ...fullHall, caller: null, ...hall }),
      ...meetingsCalls([held]),
      ...agendaCalls(hall?.items ?? someAgendaItems()),
    ],
  } satisfies ScreenStory;
}

/** The calls of the page of a meeting whose door is not open yet. */
export const closedDoorCalls = (): HttpHandler[] =>
  hallCalls({ isHeld: false, opens_at: '2026-12-09T16:30:00.000Z' });
