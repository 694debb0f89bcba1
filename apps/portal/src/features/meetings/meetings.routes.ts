import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';
import { meetingPath, meetingsPath } from './meetings.paths.ts';

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
    pattern: meetingPath(':meetingId'),
    title: 'Vergadering',
    load,
    screen: lazyScreen('meeting', () => import('./screens/Meeting/meeting.screen.tsx')),
  }),
];
