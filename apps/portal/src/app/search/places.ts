import type { Association } from '@mijn/domain/associations';
import type { Brand } from '@mijn/domain/brand';
import { accountPlaces } from '../../features/account/account.search.ts';
import { albumsPlaces } from '../../features/albums/albums.search.ts';
import { archivePlaces } from '../../features/archive/archive.search.ts';
import { boardPlaces } from '../../features/board/board.search.ts';
import { formsPlaces } from '../../features/forms/forms.search.ts';
import { invoicesPlaces } from '../../features/invoices/invoices.search.ts';
import { meetingsPlaces } from '../../features/meetings/meetings.search.ts';
import { messagesPlaces, newsPlaces } from '../../features/messages/messages.search.ts';
import { newslettersPlaces } from '../../features/newsletters/newsletters.search.ts';
import type { FindablePlace } from '../../features/search/find-places.ts';
import { settingsPlaces } from '../../features/settings/settings.search.ts';
import { todosPlaces } from '../../features/todos/todos.search.ts';
import { landingPath } from '../../shared/routing/paths.ts';
import { isFor, type PortalRoute, routeOfProvider } from '../../shared/routing/portal-route.ts';
import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { contactPlaces } from './contact-places.ts';

const places: readonly SearchPlace[] = [
  { path: landingPath, words: 'start begin beginpagina startpagina home hoofdpagina' },
  ...accountPlaces,
  ...settingsPlaces,
  ...boardPlaces,
  ...todosPlaces,
  ...meetingsPlaces,
  ...invoicesPlaces,
  ...formsPlaces,
  ...messagesPlaces,
  ...newslettersPlaces,
  ...albumsPlaces,
  ...newsPlaces,
  ...archivePlaces,
];

interface Visitor {
  association: Association;
  brand: Brand;
  isReadOnly: boolean;
  isStaff: boolean;
}

/** Returns the screens and actions that a member may open, and how to reach the provider. */
export function placesFor(
  routes: readonly PortalRoute[],
  { association, brand, isReadOnly, isStaff }: Visitor,
): FindablePlace[] {
  const found = places.flatMap(({ path, title, words, onlyFor, isAction, isOwn }) => {
    const route = routes.find(({ pattern }) => pattern === path.replace(/[?#].*/su, ''));
    const isHidden = (isReadOnly && isAction) || (isStaff && isOwn);
    const mayOpen = [route?.onlyFor, onlyFor].every((who) => who === undefined || isFor[who](association));
    if (!route || isHidden || !mayOpen) return [];
    const own = routeOfProvider(title === undefined ? route : { ...route, title }, brand);
    return [{ title: own.title, href: path.replace(':provider', brand.slug), words }];
  });
  return [...contactPlaces(brand), ...found];
}
