import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';

const screen = lazyScreen('coming', () => import('./coming.screen.tsx'));

const coming = (pattern: string) => memberRoute({ pattern, screen, load: null });

/** The pattern of the route whose entry in the top menu is the submenu of news and media. */
export const MEDIA_PATTERN = '/bulletin-board';

/**
 * The routes whose screens do not exist yet. They show a page that says so. The titles are in `comingTitles`
 * (texts.ts).
 */
export const comingRoutes = [
  ...[
    '/profile/data/edit/personal',
    '/profile/data/edit/contact',
    '/profile/addresses',
    '/profile/settings',
    '/profile/update-password',
  ].map(coming),
  { ...coming('/profile/board/archive-settings'), onlyFor: 'board' as const },
  { ...coming('/profile/board/document-settings'), onlyFor: 'board' as const },
  { ...coming(MEDIA_PATTERN), menu: true as const },
  ...[
    '/bulletin-board/add',
    '/bulletin-board/edit/:bulletinBoardId',
    '/news-letter',
    '/news-letter/add',
    '/news-letter/edit/:newsLetterId',
    '/photo-albums',
    '/photo-albums/add',
    '/photo-albums/edit/:albumId',
    '/photo-albums/view/:albumId',
    '/:provider/news',
  ].map(coming),
];
