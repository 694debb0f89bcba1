import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';
import { archiveSettingsPath, formSettingsPath } from './board.paths.ts';

const endpoints = () => import('./board.endpoints.ts');

export const boardRoutes = [
  memberRoute({
    pattern: archiveSettingsPath,
    title: 'Zichtbaarheid archiefgroepen',
    onlyFor: 'board',
    accountMenu: 'board',
    load: async () => ({ load: (await endpoints()).loadGroups }),
    screen: lazyScreen(
      'archive-settings',
      () => import('./screens/ArchiveSettings/archive-settings.screen.tsx'),
    ),
  }),
  memberRoute({
    pattern: formSettingsPath,
    title: 'Zichtbaarheid formulieren',
    onlyFor: 'board',
    accountMenu: 'board',
    load: async () => ({ load: (await endpoints()).loadForms }),
    screen: lazyScreen('form-settings', () => import('./screens/FormSettings/form-settings.screen.tsx')),
  }),
];
