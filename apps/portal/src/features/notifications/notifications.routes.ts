import { paths } from '../../app/paths.ts';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const notificationsRoutes: readonly PortalRoute[] = [
  {
    pattern: paths.unsubscribe.pattern,
    screen: lazyScreen('unsubscribe', () => import('./screens/Unsubscribe/unsubscribe.screen.tsx')),
    requiresAuth: false,
    bodyClass: '!page-public',
  },
];
