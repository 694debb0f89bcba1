import type { Association } from '@mijn/domain/associations';
import type { Brand } from '@mijn/domain/brand';
import { formatCount } from '@mijn/domain/formats';
import type { MenuGroup } from '@mijn/ui/menu';
import { useLocation } from 'react-router';
import { useInvoicesBadge } from '../../features/invoices/use-invoices-badge.ts';
import type { SearchLists } from '../../features/search/result-address.ts';
import { useAppSelector } from '../../shared/api/hooks.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { isFor, type PortalRoute } from '../../shared/routing/portal-route.ts';
import type { MediaCounts } from '../../shared/session/persisted.slices.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { MEDIA_PATTERN } from '../coming/coming.routes.ts';
import { comingTitles } from '../coming/texts.ts';
import { paths } from '../paths.ts';
import { routes } from '../router/routes.ts';
import { shellTexts } from '../shell/texts.ts';

/** An entry of a menu (specification §3). One without a route is a bold heading above what follows. */
export interface MenuEntry {
  name: string;
  route?: string;
  /** How much behind the entry asks for attention; not shown at 0, undefined while it is not known. */
  count?: number | undefined;
  /** What is counted, where it is not what is new: "12 te controleren". */
  countLabel?: string;
  children?: readonly MenuEntry[];
}

type Provider = Pick<Brand, 'name' | 'slug'>;

/** An entry for a screen that is still to come. */
const coming = (pattern: keyof typeof comingTitles): MenuEntry => ({
  name: comingTitles[pattern],
  route: pattern,
});

/** The entry of a route for this association, with how much waits behind it. */
function entryOf(
  { title = '', pattern, badge }: PortalRoute,
  association: Association,
  counts: MediaCounts,
): MenuEntry {
  const entry = { name: title, route: pattern };
  if (!badge) return entry;
  const count = badge.isFor(association) ? counts[badge.count] : 0;
  return { ...entry, count, countLabel: formatCount(count ?? 0, badge.one, badge.more) };
}

/** The top menu (specification §2): the routes that have an entry, for those who may open them. */
export function topMenu(
  association: Association,
  brand: Provider,
  counts: MediaCounts,
): readonly MenuEntry[] {
  return routes
    .filter(({ menu, onlyFor }) => menu && (onlyFor === undefined || isFor[onlyFor](association)))
    .map((route) =>
      route.pattern === MEDIA_PATTERN
        ? { name: 'Nieuws en media', children: mediaMenu(association, brand, counts) }
        : entryOf(route, association, counts),
    );
}

function mediaMenu(association: Association, brand: Provider, counts: MediaCounts): readonly MenuEntry[] {
  return [
    { name: association.name },
    { ...coming(MEDIA_PATTERN), count: counts['bulletin_board'] ?? 0 },
    { ...coming('/news-letter'), count: counts['newsletters'] ?? 0 },
    { ...coming('/photo-albums'), count: counts['albums'] ?? 0 },
    { name: brand.name },
    { name: `${brand.name} nieuws`, route: `/${brand.slug}/news`, count: counts['news'] ?? 0 },
  ];
}

/** The user menu (specification §2); logging out stands below it, since it is no page. */
export const userMenu: readonly MenuEntry[] = [
  { name: 'Mijn gegevens', route: paths.account.build() },
  coming('/profile/settings'),
  coming('/profile/addresses'),
  coming('/profile/update-password'),
];

/** The board menu (specification §2), for board members of the active association only. */
export const boardMenu: readonly MenuEntry[] = [
  coming('/profile/board/archive-settings'),
  coming('/profile/board/document-settings'),
];

/** How much behind an entry asks for attention, and what that is. */
export const badgeOf = (entry: MenuEntry) => {
  const count = 'count' in entry ? entry.count : 0;
  return { count, label: entry.countLabel ?? shellTexts.newItems(count ?? 0) };
};

/** Whether a page belongs to an entry: the entry's own, or one below it. */
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

/** Entries in groups: each entry without a route is the heading of those after it (specification §2). */
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

/** The groups of a menu for the page that is shown. */
export function useMenuGroups(entries: readonly MenuEntry[]): MenuGroup[] {
  return linkGroups(entries, useLocation().pathname);
}

/** The top menu of this member; empty for one without associations (specification §2). */
export function useTopMenu(): readonly MenuEntry[] {
  const brand = useBrand();
  const { activeAssociation } = useSession();
  useInvoicesBadge(activeAssociation);
  const counts = useAppSelector(({ mediaCounts }) =>
    activeAssociation ? mediaCounts[activeAssociation.id] : undefined,
  );
  return activeAssociation ? topMenu(activeAssociation, brand, counts ?? {}) : [];
}

/** Where the hits of a search are shown: the list of each kind, and the page of one of them where it has one. */
export const searchLists: SearchLists = Object.fromEntries(
  routes.flatMap(({ search, pattern, title = '', searchTitle = title, isSearchable = true }) => {
    const page = routes.find((route) => route.pattern.startsWith(`${pattern}/:`))?.pattern;
    return search ? [[search, { title: searchTitle, path: pattern, page, isSearchable }]] : [];
  }),
);
