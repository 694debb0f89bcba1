import type { SearchKind } from '@mijn/domain/search';
import type { Association } from '@mijn/domain/associations';
import type { Brand } from '@mijn/domain/brand';
import { canSeeInvoices, isBoardMember } from '@mijn/domain/roles';
import type { Section } from '@mijn/domain/sections';
import type { Params } from 'react-router';
import type { AppThunk } from '../store/hooks.ts';
import type { LazyScreen } from '../chunks/lazy-screen.ts';
import type { UrlFormat } from '../tables/url-format.ts';

interface LoadContext {
  association_id: string;
  /** The active association. Undefined until the user check has ended. */
  association: Association | undefined;
  pathname: string;
  params: Params;
  /** Returns the settings of a list in its URL, otherwise those of the last visit. */
  settingsOf: <Settings>(list: string, format: UrlFormat<Settings>) => Settings;
}

export type Load = (context: LoadContext) => AppThunk;

export interface LoadModule {
  load: Load;
}

export const loadNothing = async (): Promise<LoadModule> => ({ load: () => () => undefined });

export interface PortalRoute {
  pattern: string;
  screen: LazyScreen;
  /** The screen that members see instead of `screen`. */
  memberScreen?: LazyScreen;
  /** Imports the module that starts the requests of the screen, which is about the active association. */
  load?: () => Promise<LoadModule>;
  /** Imports the thunk that starts the requests of a screen about the member alone. */
  loadOwn?: () => Promise<AppThunk>;
  requiresAuth: boolean;
  /** The members of the active association that the route exists for. All if undefined. */
  onlyFor?: keyof typeof isFor;
  /** The CSS class of the body. A class that starts with '!' replaces the inherited classes. */
  bodyClass?: string;
  title?: string;
  /** The place in the top menu: true for an entry of its own, or its group in the submenu of news and media. */
  menu?: true | 'association' | 'provider';
  accountMenu?: 'user' | 'board';
  section?: Section;
  badge?: {
    count: string;
    isFor: (association: Association) => boolean;
    /** The count while it is unknown. Without it, the badge has its room until then, for a count that most members have. */
    unknown?: number;
    one: string;
    more: string;
  };
  search?: SearchKind;
  /** The pattern of the page of one hit. By default it is the pattern of this list with a parameter. */
  hitPage?: string;
  searchTitle?: string;
  /** The query parameter with the id of a hit, for a list that shows one item without a page of its own. */
  hitParameter?: string;
}

/** Returns the path and the title of a route, with the slug and the name of the provider filled in. */
export const routeOfProvider = (
  { pattern, title = '' }: Pick<PortalRoute, 'pattern' | 'title'>,
  { name, slug }: Pick<Brand, 'name' | 'slug'>,
) => ({ path: pattern.replace(':provider', slug), title: title.replace('{provider}', name) });

export const isFor = { board: isBoardMember, invoices: canSeeInvoices };

/** Returns a route that requires login. The `load` of a route that is not about an association is null. */
export const memberRoute = ({
  load,
  ...route
}: Omit<PortalRoute, 'requiresAuth' | 'load'> & { load: PortalRoute['load'] | null }): PortalRoute => ({
  ...route,
  requiresAuth: true,
  ...(load && { load }),
});
