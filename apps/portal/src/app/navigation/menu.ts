import type { Association } from '@mijn/domain/associations';
import type { Brand } from '@mijn/domain/brand';
import { formatCount } from '@mijn/domain/formats';
import type { MenuGroup } from '@mijn/ui/menu';
import { useContext } from 'react';
import { useLocation } from 'react-router';
import { useInvoicesBadge } from '../../features/invoices/use-invoices-badge.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { isFor, type PortalRoute, routeOfProvider } from '../../shared/routing/portal-route.ts';
import type { MediaCounts } from '../../shared/store/persisted.slices.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { RoutesContext } from './routes-context.ts';
import { texts } from './texts.ts';

/** An entry of a menu (docs/product.md#menu). One without a route is a bold heading above the entries after it. */
export interface MenuEntry {
  name: string;
  route?: string;
  /** The number of items that need attention. It is not shown if it is 0, and undefined while it is unknown. */
  count?: number | undefined;
  /** The label of the count, such as "12 te controleren". Without it, the count is that of new items. */
  countLabel?: string;
  children?: readonly MenuEntry[];
}

type Provider = Pick<Brand, 'name' | 'slug'>;

function entryOf(
  route: PortalRoute,
  association: Association,
  brand: Provider,
  counts: MediaCounts,
): MenuEntry {
  const { badge, section } = route;
  const { path, title } = routeOfProvider(route, brand);
  const entry = { name: title, route: path };
  if (section) return { ...entry, count: counts[section] };
  if (!badge) return entry;
  const count = badge.isFor(association) ? (counts[badge.count] ?? badge.unknown) : 0;
  return { ...entry, count, countLabel: formatCount(count ?? 0, badge.one, badge.more) };
}

/**
 * Returns the routes of the menu that the member may open (docs/product.md#menu). The submenu of news and media is at the
 * place of its first route.
 */
export function topMenu(
  routes: readonly PortalRoute[],
  association: Association,
  brand: Provider,
  counts: MediaCounts,
): readonly MenuEntry[] {
  const shown = routes.filter(
    ({ menu, onlyFor }) => menu && (onlyFor === undefined || isFor[onlyFor](association)),
  );
  const entriesOf = (group: PortalRoute['menu']) =>
    shown.filter(({ menu }) => menu === group).map((route) => entryOf(route, association, brand, counts));
  const media = {
    name: texts.media,
    children: [
      { name: association.name },
      ...entriesOf('association'),
      { name: brand.name },
      ...entriesOf('provider'),
    ],
  };
  const firstOfMedia = shown.find(({ menu }) => menu !== true);
  return shown.flatMap((route) => {
    if (route.menu === true) return [entryOf(route, association, brand, counts)];
    return route === firstOfMedia ? [media] : [];
  });
}

/** Returns the user menu (docs/product.md#user-menu) or the board menu (docs/product.md#board-menu). */
export const accountMenuOf = (
  routes: readonly PortalRoute[],
  menu: PortalRoute['accountMenu'],
): readonly MenuEntry[] =>
  routes
    .filter(({ accountMenu }) => accountMenu === menu)
    .map(({ title = '', pattern }) => ({ name: title, route: pattern }));

export const useAccountMenu = (menu: PortalRoute['accountMenu']) =>
  accountMenuOf(useContext(RoutesContext), menu);

export const badgeOf = (entry: MenuEntry) => {
  const count = 'count' in entry ? entry.count : 0;
  return { count, label: entry.countLabel ?? texts.newItems(count ?? 0) };
};

export function isCurrent(route: string | undefined, pathname: string): boolean {
  return route !== undefined && (pathname === route || pathname.startsWith(`${route}/`));
}

type LinkEntry = {
  id: string;
  label: string;
  href: string;
  isCurrent: boolean;
  badge: ReturnType<typeof badgeOf>;
};
type LinkGroup = { id: string; heading?: string; entries: LinkEntry[] };

/** Returns groups in which an entry without a route is the heading of the entries after it (docs/product.md#menu). */
export function linkGroups(entries: readonly MenuEntry[], pathname: string): LinkGroup[] {
  const groups: LinkGroup[] = [];
  for (const entry of entries) {
    if (entry.route === undefined) groups.push({ id: entry.name, heading: entry.name, entries: [] });
    else {
      const group = groups.at(-1) ?? { id: 'first', entries: [] };
      if (groups.length === 0) groups.push(group);
      group.entries.push({
        id: entry.route,
        label: entry.name,
        href: entry.route,
        isCurrent: isCurrent(entry.route, pathname),
        badge: badgeOf(entry),
      });
    }
  }
  return groups;
}

export function useMenuGroups(entries: readonly MenuEntry[]): MenuGroup[] {
  return linkGroups(entries, useLocation().pathname);
}

/** Returns the top menu of the user. It is empty for a user without associations (docs/product.md#menu). */
export function useTopMenu(): readonly MenuEntry[] {
  const routes = useContext(RoutesContext);
  const brand = useBrand();
  const { activeAssociation } = useSession();
  useInvoicesBadge(activeAssociation);
  const counts = useAppSelector(({ mediaCounts }) =>
    activeAssociation ? mediaCounts[activeAssociation.id] : undefined,
  );
  return activeAssociation ? topMenu(routes, activeAssociation, brand, counts ?? {}) : [];
}
