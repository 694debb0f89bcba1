import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { loadNothing, memberRoute } from '../../shared/routing/portal-route.ts';
import { attendancesPath, meetingPath, meetingsPath } from './meetings.paths.ts';

const load = () => import('./meetings.endpoints.ts');

export const meetingsRoutes = [
  memberRoute({
    pattern: meetingsPath,
    title: 'Vergaderingen',
    menu: true,
    search: 'meetings',
    load,
    screen: lazyScreen('meetings', () => import('./screens/Meetings/meetings.screen.tsx')),
  }),
  memberRoute({
    pattern: attendancesPath(':meetingId'),
    title: 'Wie komt er?',
    onlyFor: 'board',
    // The calls of this screen are in its chunk, as it is opened from the page of a meeting.
    load: loadNothing,
    screen: lazyScreen('attendances', () => import('./screens/Attendances/attendances.screen.tsx')),
  }),
  memberRoute({
    pattern: meetingPath(':meetingId'),
    title: 'Vergadering',
    load,
    screen: lazyScreen('meeting', () => import('./screens/Meeting/meeting.screen.tsx')),
  }),
];
