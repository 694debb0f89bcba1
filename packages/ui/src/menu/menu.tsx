import type { ReactElement } from 'react';
import type { MenuGroup } from './menu-group.tsx';
import type { MenuPopupProps } from './menu-popup.tsx';
import { MenuButtonContext, useMenuButton } from './use-menu-button.ts';

export interface MenuProps {
  /** The button that opens the menu: a MenuButton or a MenuIconButton. */
  trigger: ReactElement;
  /** The name of the menu, for screen readers. The default is the name of the button. */
  label?: string;
  groups: readonly MenuGroup[];
  placement?: MenuPopupProps['placement'];
}

/**
 * Shows a button with a menu below it. Groups have bold headings, with
 * lines between the groups (specification §2).
 */
export function Menu({ trigger, label, groups, placement = 'bottom start' }: MenuProps) {
  const { props, popup, Popup } = useMenuButton();
  return (
    <>
      <MenuButtonContext value={props}>{trigger}</MenuButtonContext>
      {Popup && <Popup {...popup} label={label} groups={groups} placement={placement} />}
    </>
  );
}

export {
  MenuButton,
  MenuIconButton,
  type MenuButtonProps,
  type MenuIconButtonProps,
} from './menu-button.tsx';
export type { MenuEntry, MenuGroup } from './menu-group.tsx';
