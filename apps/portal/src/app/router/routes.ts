import type { LazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { paths } from '../paths.ts';
import { screens } from './screens.ts';

/** One route of specification §2. */
export interface PortalRoute {
  pattern: string;
  screen: LazyScreen;
  /** What members see instead. */
  memberScreen?: LazyScreen;
  /** Whether login is required: without it the visitor is sent to the login screen. */
  requiresAuth: boolean;
  /** Whether it exists for board members of the active association only. */
  isBoardOnly?: boolean;
  /** A style class for the body; one that starts with '!' replaces the inherited ones. */
  bodyClass?: string;
  /** The heading, for screens that several routes share. */
  title?: string;
}

/** The class that every route inherits. */
export const BODY_CLASS = 'page';

const open = (pattern: string, screen: LazyScreen, bodyClass?: string): PortalRoute => ({
  pattern,
  screen,
  requiresAuth: false,
  ...(bodyClass ? { bodyClass } : {}),
});

const members = (pattern: string, screen: LazyScreen): PortalRoute => ({
  pattern,
  screen,
  requiresAuth: true,
});

/** A route whose screen is still to come: its menu entry leads to a page that says so. */
const coming = (pattern: string, title: string): PortalRoute => ({
  pattern,
  screen: screens.coming,
  requiresAuth: true,
  title,
});

export const routes: readonly PortalRoute[] = [
  { ...open(paths.landing.pattern, screens.landing), memberScreen: screens.overview },
  open(paths.notFound.pattern, screens.notFound),
  open(paths.login.pattern, screens.login, '!page-authentication'),
  open(paths.twoFactor.pattern, screens.twoFactor, '!page-public'),
  open(paths.logout.pattern, screens.logout, '!page-public'),
  open(paths.forgotPassword.pattern, screens.forgotPassword, '!page-public'),
  open(paths.resetPassword.pattern, screens.resetPassword, '!page-public'),
  open(paths.impersonate.pattern, screens.impersonate, '!page-public'),
  members(paths.account.pattern, screens.account),
  members(paths.archive.pattern, screens.archive),
  coming(paths.editPersonal.pattern, 'Persoonlijke gegevens wijzigen'),
  coming(paths.editContact.pattern, 'Contactgegevens wijzigen'),
  coming(paths.addresses.pattern, 'Mijn adressen'),
  coming(paths.settings.pattern, 'Mijn instellingen'),
  coming(paths.updatePassword.pattern, 'Wijzig wachtwoord'),
  { ...coming(paths.archiveSettings.pattern, 'Zichtbaarheid archiefgroepen'), isBoardOnly: true },
  { ...coming(paths.documentSettings.pattern, 'Zichtbaarheid formulieren'), isBoardOnly: true },
  coming(paths.meetings.pattern, 'Vergaderingen'),
  coming(paths.meeting.pattern, 'Vergadering'),
  coming(paths.forms.pattern, 'Formulieren'),
  coming(paths.todos.pattern, 'Actiepunten'),
  coming(paths.todo.pattern, 'Actiepunt'),
  coming(paths.invoices.pattern, 'Factuur controle'),
  coming(paths.invoice.pattern, 'Factuur'),
  coming(paths.albums.pattern, "Foto's"),
  coming(paths.addAlbum.pattern, 'Album toevoegen'),
  coming(paths.editAlbum.pattern, 'Album wijzigen'),
  coming(paths.viewAlbum.pattern, 'Album'),
  coming(paths.bulletinBoard.pattern, 'Prikbord'),
  coming(paths.addBulletin.pattern, 'Bericht toevoegen'),
  coming(paths.editBulletin.pattern, 'Bericht wijzigen'),
  coming(paths.newsletters.pattern, 'Nieuwsbrief'),
  coming(paths.addNewsletter.pattern, 'Nieuwsbrief toevoegen'),
  coming(paths.editNewsletter.pattern, 'Nieuwsbrief wijzigen'),
  coming(paths.providerNews.pattern, 'Nieuws'),
];
