import { accountPath } from '../../shared/routing/paths.ts';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute, type PortalRoute } from '../../shared/routing/portal-route.ts';
import {
  addressesPath,
  editContactPath,
  editPersonalPath,
  emailLinkPattern,
  updatePasswordPath,
} from './account.paths.ts';

const loadProfile = async () => (await import('./account.endpoints.ts')).loadProfile;

export const accountRoutes = [
  memberRoute({
    pattern: accountPath,
    title: 'Mijn gegevens',
    accountMenu: 'user',
    load: null,
    loadOwn: loadProfile,
    screen: lazyScreen('account', () => import('./screens/Account/account.screen.tsx')),
  }),
];

export const accountPages: readonly PortalRoute[] = [
  memberRoute({
    pattern: addressesPath,
    title: 'Mijn adressen',
    accountMenu: 'user',
    load: null,
    loadOwn: async () => (await import('./account.endpoints.ts')).loadAddresses,
    screen: lazyScreen('addresses', () => import('./screens/Addresses/addresses.screen.tsx')),
  }),
  memberRoute({
    pattern: updatePasswordPath,
    title: 'Wijzig wachtwoord',
    accountMenu: 'user',
    load: null,
    screen: lazyScreen(
      'update-password',
      () => import('./screens/UpdatePassword/update-password.screen.tsx'),
    ),
  }),
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
    pattern: emailLinkPattern,
    requiresAuth: false,
    bodyClass: '!page-public',
    screen: lazyScreen('email-link', () => import('./screens/EmailLink/email-link.screen.tsx')),
  },
];
