import type { Association } from '@mijn/domain/associations';
import type { Brand } from '@mijn/domain/brand';
import { formatCount } from '@mijn/domain/formats';
import type { MediaCounts } from '../../shared/session/media-counts.slice.ts';
import { isFor, type PortalRoute } from '../../shared/routing/portal-route.ts';
import { comingTitles } from '../coming/coming-titles.ts';
import { MEDIA_PATTERN } from '../coming/coming.routes.ts';
import { paths } from '../paths.ts';
import { routes } from '../router/routes.ts';

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
