import type { Meeting } from '@mijn/domain/meetings';
import type { Attendee, Presence } from '@mijn/domain/presence';
import { presenceContract } from '@mijn/domain/presence/contract';
import { hasAtLeast, pageOf, wordsIn } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { people } from '../provider/words.ts';
import { aMeeting } from './meetings.ts';

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

/** Returns a member with one apartment, who is not present. */
export const anAttendee = (number: number, own: Partial<Attendee> = {}): Attendee => ({
  attendee: `member:${idOf(35, number)}`,
  name: people[number - 1] ?? `Bewoner ${number}`,
  code: `M${String(number).padStart(2, '0')}-7K4`,
  apartments: [{ name: `Kadestraat ${number}`, votes: 24, voting: 'yes', giver: null }],
  is_present: false,
  is_online: false,
  arrived_at: null,
  left_at: null,
  signed_at: null,
  ...own,
});

/** Returns the presence of a meeting that is held, of 31 of 42 apartments. */
export const somePresence = (own: Partial<Presence> = {}): Presence => ({
  is_held: true,
  opens_at: '2026-11-20T09:30:00.000Z',
  apartments_total: 42,
  votes_total: 1008,
  apartments_present: 31,
  votes_present: 744,
  in_hall: 26,
  online: 5,
  by_proxy: 0,
  quorums: [
    { decision_kind: '', votes: 504, is_reached: true },
    { decision_kind: 'Grote uitgaven', votes: 672, is_reached: true },
  ],
  officers: { chair: null, minute_taker: null, set_at: null, is_chair_allowed: null, is_final: false },
  adjournment: null,
  ...own,
});

export interface PresenceData {
  presence?: Presence;
  /** All who can be present, by name. */
  attendees?: readonly Attendee[];
}

/** Returns the people that a query asks for. */
export function attendeesPage(attendees: readonly Attendee[], query: URLSearchParams) {
  const words = wordsIn(query);
  const has = hasAtLeast(words, words.length);
  const isPresent = query.get('is_present');
  return pageOf(
    attendees.filter(
      ({ name, code, apartments, is_present }) =>
        has(
          [name, code, code?.replaceAll('-', ''), ...apartments.flatMap((one) => [one.name, one.giver])].join(
            ' ',
          ),
        ) &&
        (isPresent === null || String(is_present) === isPresent),
    ),
    query,
  );
}

/** Who comes and leaves needs a script: only a back end knows which apartments are present by that. */
const respond = ({
  presence = somePresence(),
  attendees = [],
}: PresenceData): Responders<typeof presenceContract> => ({
  getPresence: () => presence,
  listAttendees: ({ query }) => attendeesPage(attendees, query),
});

/** Returns the mocked calls of who is present at every meeting, for the duration of one story or test. */
export const presenceCalls = (data: PresenceData = {}) => callsOf(presenceContract, respond(data));

export const presenceMock = defineMock({
  contract: presenceContract,
  generate: () => ({ attendees: people.map((_, at) => anAttendee(at + 1)) }),
  respond,
});
