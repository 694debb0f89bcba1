import { Badge } from '../badge/index.ts';
import { Menu, MenuButton, type MenuGroup } from '../menu/index.ts';

export interface NavMenuProps {
  /** What it is of: "Nieuws en media". */
  label: string;
  groups: readonly MenuGroup[];
  /** The page that is shown is one of its entries. */
  isCurrent?: boolean;
  /** What its entries have together; nothing at 0. */
  badge?: { count: number; label: string };
}

/** An entry of the NavBar with entries below it. */
export function NavMenu({ label, groups, isCurrent = false, badge }: NavMenuProps) {
  return (
    <Menu
      trigger={
        <MenuButton look="nav" isCurrent={isCurrent}>
          {label}
          {badge && <Badge {...badge} />}
        </MenuButton>
      }
      groups={groups}
    />
  );
}
