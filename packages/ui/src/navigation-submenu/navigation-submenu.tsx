import { CountBadge } from '../count-badge/count-badge.tsx';
import { Menu, MenuButton, type MenuGroup } from '../menu/menu.tsx';

export interface NavigationSubmenuProps {
  /** The name of the submenu, such as "Nieuws en media". */
  label: string;
  groups: readonly MenuGroup[];
  /** Whether the shown page is one of the entries. */
  isCurrent?: boolean;
  /** The total count of the entries. A count of 0 is not shown. */
  badge?: { count: number | undefined; label: string };
}

/** Shows an entry of the NavigationMenu that opens a menu. */
export function NavigationSubmenu({ label, groups, isCurrent = false, badge }: NavigationSubmenuProps) {
  return (
    <Menu
      trigger={
        <MenuButton look="nav" isCurrent={isCurrent}>
          {label}
          {badge && <CountBadge {...badge} />}
        </MenuButton>
      }
      groups={groups}
    />
  );
}
