import type { SearchKind } from '@mijn/domain/search';
import type { Association } from '@mijn/domain/associations';
import { canSeeInvoices, isBoardMember } from '@mijn/domain/roles';
import type { Params } from 'react-router';
import type { AppThunk } from '../api/hooks.ts';
import type { LazyScreen } from '../chunks/lazy-screen.ts';
import type { AddressFormat } from '../tables/address-format.ts';

/** What a screen is about to show. */
interface LoadContext {
  association_id: string;
  /** Undefined before the user check has ended. */
  association: Association | undefined;
  /** Of the pattern of the route. */
  params: Params;
  /** The settings with which a list opens: those of its address, or else those of the last visit. */
  settingsOf: <Settings>(list: string, format: AddressFormat<Settings>) => Settings;
}

/** Starts the calls of a screen, while its script still loads. */
export type Load = (context: LoadContext) => AppThunk;

type LoadModule = () => Promise<{ load: Load }>;

/** One route of specification §2. */
export interface PortalRoute {
  pattern: string;
  screen: LazyScreen;
  /** What members see instead. */
  memberScreen?: LazyScreen;
  /** Imports what starts the calls of the screen. A screen with it is about the active association. */
  load?: LoadModule;
  /** Whether login is required: without it the visitor is sent to the login screen. */
  requiresAuth: boolean;
  /** For whom of the active association alone it exists: its board, or those who see its invoices. */
  onlyFor?: keyof typeof isFor;
  /** A style class for the body; one that starts with '!' replaces the inherited ones. */
  bodyClass?: string;
  /** The heading, and the name in the menu. */
  title?: string;
  /** Its place in the top menu is its place among the routes. */
  menu?: true;
  /** How much waits behind its entry of the menu, of the counts by this name. */
  badge?: { count: string; isFor: (association: Association) => boolean; one: string; more: string };
  /** The kind of search hits that it lists. */
  search?: SearchKind;
  /** The title above its search hits, where it differs from that of the page. */
  searchTitle?: string;
  /** False for a list that does not open with the words of the search. */
  isSearchable?: false;
}

/** Whom of an association a route exists for. */
export const isFor = { board: isBoardMember, invoices: canSeeInvoices };

/** A route of members. One that is not about an association asks for nothing: its `load` is null. */
export const memberRoute = ({
  load,
  ...route
}: Omit<PortalRoute, 'requiresAuth' | 'load'> & { load: LoadModule | null }): PortalRoute => ({
  ...route,
  requiresAuth: true,
  ...(load && { load }),
});
