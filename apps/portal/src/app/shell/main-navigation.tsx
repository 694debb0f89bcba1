import { NavigationMenu, NavLink } from '@mijn/ui/navigation-menu';
import { NavigationSubmenu } from '@mijn/ui/navigation-submenu';
import { useLocation } from 'react-router';
import type { MenuEntry } from '../navigation/menu.ts';
import { shellTexts } from './texts.ts';
import { badgeOf, isCurrent, useMenuGroups } from './use-menu-groups.ts';

/** An entry with entries below it: together they say how much is new. */
function Submenu({ name, entries }: { name: string; entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  const groups = useMenuGroups(entries);
  const count = entries.reduce((sum, entry) => sum + (entry.count ?? 0), 0);
  return (
    <NavigationSubmenu
      label={name}
      groups={groups}
      isCurrent={entries.some(({ route }) => isCurrent(route, pathname))}
      badge={{ count, label: shellTexts.newItems(count) }}
    />
  );
}

/** The top menu, from 769 pixels (specification §2). */
export function MainNavigation({ entries }: { entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  return (
    <NavigationMenu label={shellTexts.mainNavigation}>
      {entries.map((entry) =>
        entry.route === undefined ? (
          <Submenu key={entry.name} name={entry.name} entries={entry.children ?? []} />
        ) : (
          <NavLink
            key={entry.name}
            href={entry.route}
            isCurrent={isCurrent(entry.route, pathname)}
            badge={badgeOf(entry)}
          >
            {entry.name}
          </NavLink>
        ),
      )}
    </NavigationMenu>
  );
}
