import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';
import { unsubscribePattern } from './notifications.paths.ts';

export const notificationsRoutes: readonly PortalRoute[] = [
  {
    pattern: unsubscribePattern,
    screen: lazyScreen('unsubscribe', () => import('./screens/Unsubscribe/unsubscribe.screen.tsx')),
    requiresAuth: false,
    bodyClass: '!page-public',
  },
];
