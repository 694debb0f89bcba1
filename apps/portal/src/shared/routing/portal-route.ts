import type { SearchKind } from '@mijn/domain/search';
import type { Association } from '@mijn/domain/associations';
import type { Brand } from '@mijn/domain/brand';
import { canSeeInvoices, isBoardMember } from '@mijn/domain/roles';
import type { Section } from '@mijn/domain/sections';
import type { Params } from 'react-router';
import type { AppThunk } from '../store/hooks.ts';
import type { LazyScreen } from '../chunks/lazy-screen.ts';
import type { AddressFormat } from '../tables/address-format.ts';

/** The association and the parameters for which a screen loads its data. */
interface LoadContext {
  association_id: string;
  /** The active association. Undefined until the user check has ended. */
  association: Association | undefined;
  /** The path of the page, for a module that starts the requests of more than one. */
  pathname: string;
  /** The path parameters of the route, such as `{ meetingId }`. */
  params: Params;
  /**
   * Returns the initial settings of a list: those in its URL if there are any, otherwise those of the last
   * visit.
   */
  settingsOf: <Settings>(list: string, format: AddressFormat<Settings>) => Settings;
}

/** Returns the thunk that starts the requests of a screen while the script of that screen still loads. */
export type Load = (context: LoadContext) => AppThunk;

/** A module that starts the requests of a screen. */
export interface LoadModule {
  load: Load;
}

/** Starts nothing, for a screen that is about the active association and has no data to load. */
export const loadNothing = async (): Promise<LoadModule> => ({ load: () => () => undefined });

/** A route of the portal (docs/product.md#routes). */
export interface PortalRoute {
  pattern: string;
  screen: LazyScreen;
  /** The screen that members see instead of `screen`. */
  memberScreen?: LazyScreen;
  /**
   * Imports the module that starts the requests of the screen. A screen with this function is about the
   * active association.
   */
  load?: () => Promise<LoadModule>;
  /** Imports the thunk that starts the requests of a screen about the member alone. */
  loadOwn?: () => Promise<AppThunk>;
  /**
   * Whether login is required. If it is, a visitor who is not signed in is redirected to the login screen.
   */
  requiresAuth: boolean;
  /**
   * The members of the active association that the route exists for: the board, or those who may see
   * invoices. All members if undefined.
   */
  onlyFor?: keyof typeof isFor;
  /** The CSS class of the body. A class that starts with '!' replaces the inherited classes. */
  bodyClass?: string;
  /** The heading of the page and its label in the menu. `{provider}` stands for the name of the provider. */
  title?: string;
  /**
   * Where the route is in the top menu: true for an entry of its own, or its group in the submenu of news and
   * media. The menu and each group have the order of the routes.
   */
  menu?: true | 'association' | 'provider';
  /** The menu in the top bar that has an entry for the route. Each has the order of the routes. */
  accountMenu?: 'user' | 'board';
  /** The section whose number of new items is the badge of the menu entry. */
  section?: Section;
  /**
   * The badge of the menu entry. It shows the count with this name, with the label `one` or `more`, if
   * `isFor` returns true for the association.
   */
  badge?: { count: string; isFor: (association: Association) => boolean; one: string; more: string };
  /** The kind of search hits that the screen lists. */
  search?: SearchKind;
  /**
   * The pattern of the page of one search hit, with one path parameter. By default it is the route whose pattern is
   * that of this list with a path parameter.
   */
  hitPage?: string;
  /** The heading above the search hits of this kind, if it differs from the title of the page. */
  searchTitle?: string;
  /** The query parameter with the id of a hit, for a list that shows one item without a page of its own. */
  hitParameter?: string;
  /** False for a list that can't be opened with the search text as its filter. */
  isSearchable?: false;
}

/**
 * Returns the path and the title of a route without path parameters other than `:provider`, which is the slug
 * of the provider.
 */
export const routeOfProvider = (
  { pattern, title = '' }: Pick<PortalRoute, 'pattern' | 'title'>,
  { name, slug }: Pick<Brand, 'name' | 'slug'>,
) => ({ path: pattern.replace(':provider', slug), title: title.replace('{provider}', name) });

/** Functions that return whether a route exists for a member of an association. */
export const isFor = { board: isBoardMember, invoices: canSeeInvoices };

/**
 * Returns a route that requires login. The `load` of a route that is not about an association is null,
 * because it has no requests to start.
 */
export const memberRoute = ({
  load,
  ...route
}: Omit<PortalRoute, 'requiresAuth' | 'load'> & { load: PortalRoute['load'] | null }): PortalRoute => ({
  ...route,
  requiresAuth: true,
  ...(load && { load }),
});
