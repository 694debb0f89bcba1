import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { anAttendance } from '@mijn/api/mock/attendance';
import { aUser } from '@mijn/api/mock/auth';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { mockCall } from '@mijn/api/mock/call';
import { aProxy, aProxyItem, someTerms } from '@mijn/api/mock/proxies';
import { anApartment, rulesWithProxies } from '@mijn/api/mock/voting-rules';
import { attendanceContract } from '@mijn/domain/attendance/contract';
import type { AuthUser } from '@mijn/domain/auth';
import type { Meeting } from '@mijn/domain/meetings';
import { isOpenProxy, type Proxy } from '@mijn/domain/proxies';
import { proxiesContract } from '@mijn/domain/proxies/contract';
import type { HttpHandler } from 'msw';
import { screen, within } from 'storybook/test';
import { meetingPageCalls, type MeetingPageData } from './calls/meeting-page-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';
import { closedDoorCalls } from './hall-data.ts';
import { nextMeeting } from './meetings-data.ts';
import type { ScreenStory, Stage } from './screen-story.ts';

interface Shown extends MeetingPageData {
  user?: AuthUser;
  meeting?: Partial<Meeting>;
  first?: () => readonly HttpHandler[];
  path?: string;
}

const byProxy = anAttendance({ choice: 'proxy', changed_at: '2026-11-19T18:40:00.000Z' });

const isWhole = ({ relation, state, is_whole_meeting }: Proxy): boolean =>
  relation === 'giver' && isOpenProxy(state) && is_whole_meeting;

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
    ...meetingPageCalls({
      rules: rulesWithProxies(),
      terms: someTerms(),
      ...(data.proxies?.some(isWhole) && { own: byProxy }),
      ...data,
    }),
    ...meetingsCalls([{ ...nextMeeting, online_url: 'https://vergaderen.example.nl/de-kade', ...meeting }]),
    ...closedDoorCalls(),
    ...agendaCalls(someAgendaItems()),
    ...decisionsCalls(),
    ...convocationsCalls(),
  ],
});

export const instructed = [aProxyItem(4, { instruction: 'for' }), aProxyItem(6, { instruction: 'against' })];

/** Returns the calls of a member whose proxy ends: by withdrawing it, or by saying something else. */
export function untilWithdrawn(given: Proxy): HttpHandler[] {
  let proxy = given;
  let said = byProxy;
  const withdraw = () => {
    proxy = aProxy(1, { state: 'withdrawn' });
    return proxy;
  };
  return [
    mockCall(proxiesContract.listProxies, () => ({ data: [proxy], terms: someTerms() })),
    mockCall(proxiesContract.withdrawProxy, () => {
      said = anAttendance();
      return withdraw();
    }),
    mockCall(attendanceContract.getAttendance, () => said),
    mockCall(attendanceContract.setAttendance, ({ body: { choice = null } }) => {
      withdraw();
      said = anAttendance({ choice, changed_at: '2026-11-20T12:00:00.000Z' });
      return said;
    }),
  ];
}

/** Returns a proxy that the caller holds. */
export const held = (number: number, own: Partial<Proxy> = {}): Proxy =>
  aProxy(number, {
    relation: 'holder',
    giver: 'B. Bakker',
    holder: 'Anna Eigenaar',
    holder_id: aUser().id,
    apartments: [anApartment({ name: 'Kadestraat 12', votes: 31 })],
    ...own,
  });

export const heading = (canvas: Stage['canvas'], name: string) =>
  canvas.findByRole('heading', { level: 3, name });

export const ask = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }));
