import type { MenuGroup } from '@mijn/ui/menu';
import { useLocation } from 'react-router';
import type { MenuEntry } from '../navigation/menu.ts';
import { shellTexts } from './texts.ts';

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
export type LinkGroup = { id: string; heading?: string; entries: LinkEntry[] };

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
