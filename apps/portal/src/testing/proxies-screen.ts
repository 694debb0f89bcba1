import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { attendanceCalls } from '@mijn/api/mock/attendance';
import { aUser } from '@mijn/api/mock/auth';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { aProxy, aProxyItem, type MockProxy, STORY_CALLER } from '@mijn/api/mock/proxies';
import { anApartment, rulesWithProxies } from '@mijn/api/mock/voting-rules';
import type { Attendance, MemberAttendance } from '@mijn/domain/attendance';
import type { AuthUser } from '@mijn/domain/auth';
import type { Meeting } from '@mijn/domain/meetings';
import type { HttpHandler } from 'msw';
import { screen, within } from 'storybook/test';
import { sessionCalls } from './calls/session-calls.ts';
import { closedDoorCalls } from './hall-data.ts';
import { nextMeeting } from './meetings-data.ts';
import type { ScreenStory, Stage } from './screen-story.ts';

interface Shown {
  user?: AuthUser;
  meeting?: Partial<Meeting>;
  own?: Attendance;
  others?: readonly MemberAttendance[];
  proxies?: readonly MockProxy[];
  isBoard?: boolean;
  first?: () => readonly HttpHandler[];
  path?: string;
}

/** Returns the page of a meeting whose members can give proxies. */
export const shown = ({
  user = aUser(),
  meeting,
  first = () => [],
  path = '',
  ...data
}: Shown = {}): ScreenStory => ({
  path: `/meetings/${nextMeeting.id}${path}`,
  calls: () => [
    ...first(),
    ...sessionCalls(user),
    ...attendanceCalls({ rules: rulesWithProxies(), ...data }),
    ...meetingsCalls([{ ...nextMeeting, online_url: 'https://vergaderen.example.nl/de-kade', ...meeting }]),
    ...closedDoorCalls(),
    ...agendaCalls(someAgendaItems()),
    ...decisionsCalls(),
    ...convocationsCalls(),
  ],
});

export const instructed = [aProxyItem(4, { instruction: 'for' }), aProxyItem(6, { instruction: 'against' })];

/** Returns a proxy that the caller holds. */
export const held = (number: number, own: Partial<MockProxy> = {}): MockProxy =>
  aProxy(number, {
    giver: 'B. Bakker',
    giver_id: null,
    holder: 'Anna Eigenaar',
    holder_id: STORY_CALLER,
    apartments: [anApartment({ name: 'Kadestraat 12', votes: 31 })],
    ...own,
  });

export const heading = (canvas: Stage['canvas'], name: string) =>
  canvas.findByRole('heading', { level: 3, name });

export const ask = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }));
