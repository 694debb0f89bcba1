import { CountBadge } from '../count-badge/count-badge.tsx';
import { Menu, MenuButton, type MenuGroup } from '../menu/menu.tsx';

export interface NavigationSubmenuProps {
  label: string;
  groups: readonly MenuGroup[];
  isCurrent?: boolean;
  /** The total count of the entries. A count of 0 is not shown. */
  badge?: { count: number | undefined; label: string };
}

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
