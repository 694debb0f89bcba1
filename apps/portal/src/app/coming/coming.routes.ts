import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';
import { comingTitles } from './texts.ts';

const screen = lazyScreen('coming', () => import('./coming.screen.tsx'));

const coming = (pattern: keyof typeof comingTitles) =>
  memberRoute({ pattern, title: comingTitles[pattern], screen, load: null });

/** The routes whose screens do not exist yet. They show a page that says so. */
export const comingRoutes = [
  coming('/profile/data/edit/personal'),
  coming('/profile/data/edit/contact'),
  coming('/profile/addresses'),
  coming('/profile/update-password'),
  { ...coming('/profile/board/archive-settings'), onlyFor: 'board' as const },
  { ...coming('/profile/board/document-settings'), onlyFor: 'board' as const },
];
