import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';

export const archivePath = '/archive';

export const archiveRoutes = [
  memberRoute({
    pattern: archivePath,
    title: 'Archief',
    menu: true,
    search: 'documents',
    load: () => import('./archive.endpoints.ts'),
    screen: lazyScreen('archive', () => import('./screens/Archive/archive.screen.tsx')),
  }),
];
