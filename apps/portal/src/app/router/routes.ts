import type { AppThunk } from '../../shared/api/hooks.ts';
import type { LazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { paths } from '../paths.ts';
import { screens } from './screens.ts';

/** One route of specification §2. */
export interface PortalRoute {
  pattern: string;
  screen: LazyScreen;
  /** What members see instead. */
  memberScreen?: LazyScreen;
  /** Asks for what members see, while the script of their screen still loads. */
  prefetch?: (associationId: string) => AppThunk;
  /** Whether login is required: without it the visitor is sent to the login screen. */
  requiresAuth: boolean;
  /** For whom of the active association alone it exists: its board, or those who see its invoices. */
  onlyFor?: 'board' | 'invoices';
  /** A style class for the body; one that starts with '!' replaces the inherited ones. */
  bodyClass?: string;
  /** The heading: for a member without associations, and for screens that several routes share. */
  title?: string;
  /** Whether the screen is about the active association. */
  isOfAssociation?: boolean;
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

/** A screen about the active association. */
const ofAssociation = (pattern: string, screen: LazyScreen, title: string): PortalRoute => ({
  ...members(pattern, screen),
  title,
  isOfAssociation: true,
});

/** A route whose screen is still to come: its menu entry leads to a page that says so. */
const coming = (pattern: string, title: string): PortalRoute => ({
  pattern,
  screen: screens.coming,
  requiresAuth: true,
  title,
});

/** Asks for the overview of a member. Its call loads with the screen: nobody needs it to sign in. */
const prefetchOverview =
  (associationId: string): AppThunk =>
  (dispatch) => {
    const prefetch = async () => {
      try {
        const overview = await import('../../features/overview/overview.endpoints.ts');
        dispatch(overview.prefetchOverview(associationId));
      } catch {
        // The screen asks for it too, and shows what went wrong.
      }
    };
    void prefetch();
  };

export const routes: readonly PortalRoute[] = [
  {
    ...open(paths.landing.pattern, screens.landing),
    memberScreen: screens.overview,
    prefetch: prefetchOverview,
    title: 'Overzicht',
  },
  open(paths.notFound.pattern, screens.notFound),
  open(paths.login.pattern, screens.login, '!page-authentication'),
  open(paths.twoFactor.pattern, screens.twoFactor, '!page-public'),
  open(paths.logout.pattern, screens.logout, '!page-public'),
  open(paths.forgotPassword.pattern, screens.forgotPassword, '!page-public'),
  open(paths.resetPassword.pattern, screens.resetPassword, '!page-public'),
  open(paths.impersonate.pattern, screens.impersonate, '!page-public'),
  members(paths.account.pattern, screens.account),
  ofAssociation(paths.archive.pattern, screens.archive, 'Archief'),
  coming(paths.editPersonal.pattern, 'Persoonlijke gegevens wijzigen'),
  coming(paths.editContact.pattern, 'Contactgegevens wijzigen'),
  coming(paths.addresses.pattern, 'Mijn adressen'),
  coming(paths.settings.pattern, 'Mijn instellingen'),
  coming(paths.updatePassword.pattern, 'Wijzig wachtwoord'),
  { ...coming(paths.archiveSettings.pattern, 'Zichtbaarheid archiefgroepen'), onlyFor: 'board' },
  { ...coming(paths.documentSettings.pattern, 'Zichtbaarheid formulieren'), onlyFor: 'board' },
  ofAssociation(paths.meetings.pattern, screens.meetings, 'Vergaderingen'),
  ofAssociation(paths.meeting.pattern, screens.meeting, 'Vergadering'),
  ofAssociation(paths.forms.pattern, screens.forms, 'Formulieren'),
  ofAssociation(paths.todos.pattern, screens.todos, 'Actiepunten'),
  ofAssociation(paths.todo.pattern, screens.todo, 'Actiepunt'),
  { ...ofAssociation(paths.invoices.pattern, screens.invoices, 'Factuur controle'), onlyFor: 'invoices' },
  { ...ofAssociation(paths.invoice.pattern, screens.invoice, 'Factuur'), onlyFor: 'invoices' },
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
