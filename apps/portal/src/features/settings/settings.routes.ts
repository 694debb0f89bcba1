import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';

export const settingsPath = '/profile/settings';

export const settingsRoutes = [
  memberRoute({
    pattern: settingsPath,
    title: 'Mijn instellingen',
    load: null,
    loadOwn: async () => (await import('./settings.load.ts')).loadSettings,
    screen: lazyScreen('settings', () => import('./screens/Settings/settings.screen.tsx')),
  }),
  memberRoute({
    pattern: '/profile/personal-data/:token',
    title: 'Mijn gegevens downloaden',
    load: null,
    screen: lazyScreen('personal-data', () => import('./screens/PersonalData/personal-data.screen.tsx')),
  }),
];
