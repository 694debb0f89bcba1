import type { ReactElement } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuTrigger, type PopoverProps } from 'react-aria-components/Menu';
import { useLinks } from '../link-provider/link-provider.tsx';
import { Popover } from '../popover/popover.tsx';
import { MenuGroupSection, type MenuGroup } from './menu-group.tsx';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it: a MenuButton or a MenuIconButton. */
  trigger: ReactElement;
  /** The menu's name; the trigger's by default. */
  label?: string;
  groups: readonly MenuGroup[];
  placement?: NonNullable<PopoverProps['placement']>;
}

/** A menu that opens below its button. Groups have bold headings and lines between them (specification §2). */
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
