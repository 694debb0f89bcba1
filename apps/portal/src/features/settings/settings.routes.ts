import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { settingsPath } from '../../shared/routing/paths.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';
import { personalDataPattern } from './settings.paths.ts';

export const settingsRoutes = [
  memberRoute({
    pattern: settingsPath,
    title: 'Mijn instellingen',
    accountMenu: 'user',
    load: null,
    loadOwn: async () => (await import('./settings.load.ts')).loadSettings,
    screen: lazyScreen('settings', () => import('./screens/Settings/settings.screen.tsx')),
  }),
  memberRoute({
    pattern: personalDataPattern,
    title: 'Mijn gegevens downloaden',
    load: null,
    screen: lazyScreen('personal-data', () => import('./screens/PersonalData/personal-data.screen.tsx')),
  }),
];
