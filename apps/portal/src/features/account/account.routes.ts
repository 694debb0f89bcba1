import { paths } from '../../app/paths.ts';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute, type PortalRoute } from '../../shared/routing/portal-route.ts';

const loadProfile = async () => (await import('./account.endpoints.ts')).loadProfile;

export const editPersonalPath = '/profile/data/edit/personal';
export const editContactPath = '/profile/data/edit/contact';

/** The routes of the user menu: the member's own data. */
export const accountRoutes = [
  memberRoute({
    pattern: paths.account.pattern,
    title: 'Mijn gegevens',
    load: null,
    loadOwn: loadProfile,
    screen: lazyScreen('account', () => import('./screens/Account/account.screen.tsx')),
  }),
  memberRoute({
    pattern: '/profile/addresses',
    title: 'Mijn adressen',
    load: null,
    loadOwn: async () => (await import('./account.endpoints.ts')).loadAddresses,
    screen: lazyScreen('addresses', () => import('./screens/Addresses/addresses.screen.tsx')),
  }),
  memberRoute({
    pattern: '/profile/update-password',
    title: 'Wijzig wachtwoord',
    load: null,
    screen: lazyScreen(
      'update-password',
      () => import('./screens/UpdatePassword/update-password.screen.tsx'),
    ),
  }),
];

/** The routes of the member's own data that are in no menu. */
export const accountPages: readonly PortalRoute[] = [
  memberRoute({
    pattern: editPersonalPath,
    title: 'Persoonlijke gegevens wijzigen',
    load: null,
    loadOwn: loadProfile,
    screen: lazyScreen('edit-personal', () => import('./screens/EditPersonal/edit-personal.screen.tsx')),
  }),
  memberRoute({
    pattern: editContactPath,
    title: 'Contactgegevens wijzigen',
    load: null,
    loadOwn: loadProfile,
    screen: lazyScreen('edit-contact', () => import('./screens/EditContact/edit-contact.screen.tsx')),
  }),
  {
    pattern: paths.emailLink.pattern,
    requiresAuth: false,
    bodyClass: '!page-public',
    screen: lazyScreen('email-link', () => import('./screens/EmailLink/email-link.screen.tsx')),
  },
];
