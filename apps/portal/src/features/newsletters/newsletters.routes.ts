import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { deletedRoute } from '../../shared/deleted/deleted-route.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';
import { addNewsletterPath, editNewsletterPath, newslettersPath } from './newsletters.paths.ts';

const load = () => import('./newsletters.endpoints.ts');

export const newslettersRoutes = [
  memberRoute({
    pattern: newslettersPath,
    title: 'Nieuwsbrief',
    menu: 'association',
    section: 'newsletters',
    search: 'newsletters',
    searchTitle: 'Nieuwsbrieven',
    load,
    screen: lazyScreen('newsletters', () => import('./screens/Newsletters/newsletters.screen.tsx')),
  }),
  memberRoute({
    pattern: addNewsletterPath,
    title: 'Nieuwsbrief toevoegen',
    onlyFor: 'board',
    load,
    screen: lazyScreen('newsletter-form', () => import('./screens/NewsletterForm/add-newsletter.screen.tsx')),
  }),
  memberRoute({
    pattern: editNewsletterPath(':newsLetterId'),
    title: 'Nieuwsbrief wijzigen',
    onlyFor: 'board',
    load,
    screen: lazyScreen(
      'newsletter-form',
      () => import('./screens/NewsletterForm/edit-newsletter.screen.tsx'),
    ),
  }),
  {
    ...deletedRoute(
      newslettersPath,
      load,
      () => import('./screens/DeletedNewsletters/deleted-newsletters.screen.tsx'),
    ),
    onlyFor: 'board' as const,
  },
];
