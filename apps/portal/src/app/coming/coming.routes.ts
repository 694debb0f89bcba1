import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute, type PortalRoute } from '../../shared/routing/portal-route.ts';
import { comingTitles } from './texts.ts';

const screen = lazyScreen('coming', () => import('./coming.screen.tsx'));

const coming = (pattern: keyof typeof comingTitles, menu?: Pick<PortalRoute, 'menu' | 'section'>) =>
  memberRoute({ pattern, title: comingTitles[pattern], screen, load: null, ...menu });

/** The routes whose screens do not exist yet. They show a page that says so. */
export const comingRoutes = [
  coming('/profile/settings'),
  coming('/bulletin-board', { menu: 'association', section: 'bulletin_board' }),
  coming('/bulletin-board/add'),
  coming('/bulletin-board/edit/:bulletinBoardId'),
  coming('/news-letter', { menu: 'association', section: 'newsletters' }),
  coming('/news-letter/add'),
  coming('/news-letter/edit/:newsLetterId'),
  coming('/photo-albums', { menu: 'association', section: 'albums' }),
  coming('/photo-albums/add'),
  coming('/photo-albums/edit/:albumId'),
  coming('/photo-albums/view/:albumId'),
  coming('/:provider/news', { menu: 'provider', section: 'news' }),
];
