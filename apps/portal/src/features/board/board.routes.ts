import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';

const endpoints = () => import('./board.endpoints.ts');

export const boardRoutes = [
  memberRoute({
    pattern: '/profile/board/archive-settings',
    title: 'Zichtbaarheid archiefgroepen',
    onlyFor: 'board',
    load: async () => ({ load: (await endpoints()).loadGroups }),
    screen: lazyScreen(
      'archive-settings',
      () => import('./screens/ArchiveSettings/archive-settings.screen.tsx'),
    ),
  }),
  memberRoute({
    pattern: '/profile/board/document-settings',
    title: 'Zichtbaarheid formulieren',
    onlyFor: 'board',
    load: async () => ({ load: (await endpoints()).loadForms }),
    screen: lazyScreen('form-settings', () => import('./screens/FormSettings/form-settings.screen.tsx')),
  }),
];
