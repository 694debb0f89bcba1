import type { ReactElement } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { MenuGroup } from './menu-entries.ts';
import type { MenuPopoverProps } from './menu-popover.tsx';
import { MenuTriggerProvider, useMenuTrigger } from './use-menu-trigger.ts';

export interface MenuProps {
  trigger: ReactElement;
  /** The name of the menu, for screen readers. The default is the name of the button. */
  label?: string;
  groups: readonly MenuGroup[];
  placement?: MenuPopoverProps['placement'];
}

const popover = lazyPart('menu', async () => (await import('./menu-popover.tsx')).MenuPopover, {
  isOverlay: true,
});

/** The script of the menu loads when the user shows intent (docs/product.md#menu). */
export function Menu({ trigger, label, groups, placement = 'bottom start' }: MenuProps) {
  const { trigger: attributes, menu } = useMenuTrigger(popover);
  return (
    <>
      <MenuTriggerProvider value={attributes}>{trigger}</MenuTriggerProvider>
      {menu && <popover.Component {...menu} label={label} groups={groups} placement={placement} />}
    </>
  );
}

export { MenuButton, MenuIconButton } from './menu-button.tsx';
export type { MenuGroup } from './menu-entries.ts';
