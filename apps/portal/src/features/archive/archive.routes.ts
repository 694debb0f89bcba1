import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';
import { archivePath } from './archive.paths.ts';

export const archiveRoutes = [
  memberRoute({
    pattern: archivePath,
    title: 'Archief',
    menu: true,
    search: 'documents',
    load: () => import('./archive.load.ts'),
    screen: lazyScreen('archive', () => import('./screens/Archive/archive.screen.tsx')),
  }),
];
