import { CountBadge } from '../count-badge/count-badge.tsx';
import { Menu, MenuButton, type MenuGroup } from '../menu/menu.tsx';

export interface NavigationSubmenuProps {
  /** What it is of: "Nieuws en media". */
  label: string;
  groups: readonly MenuGroup[];
  /** The page that is shown is one of its entries. */
  isCurrent?: boolean;
  /** What its entries have together; nothing at 0. */
  badge?: { count: number | undefined; label: string };
}

/** An entry of the NavigationMenu with entries below it. */
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
