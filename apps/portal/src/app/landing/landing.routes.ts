import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';
import { landingPath, notFoundPath } from '../../shared/routing/paths.ts';

export const foreignAssociation = lazyScreen(
  'foreign-association',
  () => import('./foreign-association.screen.tsx'),
);

export const landingRoutes: readonly PortalRoute[] = [
  {
    pattern: landingPath,
    title: 'Overzicht',
    menu: true,
    requiresAuth: false,
    load: () => import('../../features/overview/overview.endpoints.ts'),
    screen: lazyScreen('welcome', () => import('../welcome/welcome.screen.tsx')),
    memberScreen: lazyScreen('overview', () => import('./overview.screen.tsx')),
  },
  {
    pattern: notFoundPath,
    title: 'Pagina niet gevonden',
    requiresAuth: false,
    screen: lazyScreen('not-found', () => import('../not-found/not-found.screen.tsx')),
  },
];
