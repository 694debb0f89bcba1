import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { aBoardMember } from '@mijn/api/mock/auth';
import { aBallot, aBallotResult } from '@mijn/api/mock/ballots';
import { idOf } from '@mijn/api/mock/call';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { minutesCalls } from '@mijn/api/mock/minutes';
import { aHeldMeeting, anAttendee } from '@mijn/api/mock/presence';
import type { AuthUser } from '@mijn/domain/auth';
import type { Ballot, BallotApartment } from '@mijn/domain/ballots';
import type { Meeting } from '@mijn/domain/meetings';
import type { ItemNote } from '@mijn/domain/minutes';
import type { Attendee } from '@mijn/domain/presence';
import type { HttpHandler } from 'msw';
import { apartmentsOf, hallCalls, type HallData } from './calls/hall-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';
import type { ScreenStory } from './screen-story.ts';

const names = [
  'A. de Vries',
  'K. Oosterhuis',
  'M. van Dijk',
  'H. Dijkstra',
  'T. Nguyen',
  'R.P. Bakker',
  'S. El Amrani',
];

/** Returns people with one apartment of 24 votes each: those from the eighth on are called by their number. */
export const residents = (count: number): Attendee[] =>
  Array.from({ length: count }, (_, at) => anAttendee(at + 1, { name: names[at] ?? `Bewoner ${at + 1}` }));

/** Returns people who are present, the last of them online. */
export const present = (people: readonly Attendee[], online = 0): Attendee[] =>
  people.map((one, at) =>
    Object.assign({}, one, {
      is_present: true,
      is_online: at >= people.length - online,
      arrived_at: '2026-11-20T09:30:00.000Z',
    }),
  );

/** 42 people, of whom 31 are present. */
const all = [...present(residents(31), 5), ...residents(42).slice(31)];

/** Returns the apartments of a ballot after the first ones voted. */
const voted = (apartments: readonly BallotApartment[], count: number): BallotApartment[] =>
  apartments.map((one, at) => Object.assign({}, one, { has_voted: at < count }));

/** The open ballot about item 6. */
export const openBallot: Ballot = aBallot(3);

/** The apartments of the open ballot, of which the first 23 of 31 voted. */
export const votedApartments: readonly BallotApartment[] = voted(apartmentsOf(all), 23);

export const closedBallot: Ballot = aBallot(2, {
  item_id: idOf(31, 5),
  number: 5,
  title: 'Zonnepanelen op het dak',
  wording: 'De vergadering laat 84 zonnepanelen plaatsen door Zon op Zuid.',
  opened_at: '2026-11-20T11:20:00.000Z',
  result: aBallotResult(),
});

export const firstBallot: Ballot = aBallot(1, {
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
});

export interface ShownHall {
  path: 'hold' | 'door' | 'hands' | 'beamer';
  search?: string;
  user?: AuthUser;
  meeting?: Partial<Meeting>;
  hall?: Partial<HallData>;
  notes?: readonly ItemNote[];
  /** Calls that respond before those of the mock. */
  first?: () => readonly HttpHandler[];
}

/** Returns a story of a screen with which the board leads a meeting. */
export function hallStory(shown: ShownHall) {
  const { path, search = '', user = aBoardMember(), meeting, hall, notes, first } = shown;
  const held = aHeldMeeting(meeting);
  return {
    path: `/meetings/${held.id}/${path}${search}`,
    calls: () => [
      ...(first?.() ?? []),
      ...sessionCalls(user),
      ...hallCalls({ attendees: all, ...hall }),
      ...meetingsCalls([held]),
      ...agendaCalls(hall?.items ?? someAgendaItems()),
      ...minutesCalls(notes),
    ],
  } satisfies ScreenStory;
}

/** The calls of the page of a meeting whose door is not open yet. */
export const closedDoorCalls = (): HttpHandler[] =>
  hallCalls({ isHeld: false, opens_at: '2026-12-09T16:30:00.000Z' });
