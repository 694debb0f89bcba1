import type { ReactElement } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuTrigger, type PopoverProps } from 'react-aria-components/Menu';
import { useLinks } from '../link-provider/link-provider.tsx';
import { Popover } from '../popover/popover.tsx';
import { MenuGroupSection, type MenuGroup } from './menu-group.tsx';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens the menu: a MenuButton or a MenuIconButton. */
  trigger: ReactElement;
  /** The name of the menu, for screen readers. The default is the name of the button. */
  label?: string;
  groups: readonly MenuGroup[];
  placement?: NonNullable<PopoverProps['placement']>;
}

/**
 * Shows a button with a menu below it. Groups have bold headings, with
 * lines between the groups (specification §2).
 */
export function Menu({ trigger, label, groups, placement = 'bottom start' }: MenuProps) {
  const { navigate, toHref } = useLinks();
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement}>
        <RouterProvider navigate={navigate} useHref={toHref}>
          <AriaMenu
            className={styles['menu'] ?? ''}
            {...(label === undefined ? {} : { 'aria-label': label })}
          >
            {groups.map((group) => (
              <MenuGroupSection key={group.id} group={group} />
            ))}
          </AriaMenu>
        </RouterProvider>
      </Popover>
    </MenuTrigger>
  );
}

export {
  MenuButton,
  MenuIconButton,
  type MenuButtonProps,
  type MenuIconButtonProps,
} from './menu-button.tsx';
export type { MenuEntry, MenuGroup } from './menu-group.tsx';
