import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, type PopoverProps } from 'react-aria-components/Menu';
import { useLinks } from '../link-provider/link-provider.tsx';
import { Popover } from '../popover/popover.tsx';
import type { MenuGroup } from './menu-entries.ts';
import { MenuGroupSection } from './menu-group.tsx';
import styles from './menu.module.css';
import type { MenuPartProps } from './use-menu-trigger.ts';
import { useOpeningModality } from './use-opening-modality.ts';

export interface MenuPopoverProps extends MenuPartProps {
  label: string | undefined;
  groups: readonly MenuGroup[];
  placement: NonNullable<PopoverProps['placement']>;
}

export function MenuPopover({
  id,
  triggerId,
  autoFocus,
  label,
  groups,
  onOpenChange,
  ...popover
}: MenuPopoverProps) {
  const { navigate, toHref } = useLinks();
  useOpeningModality(autoFocus);
  return (
    <Popover {...popover} trigger="MenuTrigger" aria-labelledby={triggerId} onOpenChange={onOpenChange}>
      <RouterProvider navigate={navigate} useHref={toHref}>
        <AriaMenu
          id={id}
          aria-labelledby={triggerId}
          {...(label === undefined ? {} : { 'aria-label': label })}
          className={styles['menu'] ?? ''}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the menu to choose an entry
          autoFocus={autoFocus}
          onClose={() => onOpenChange(false)}
        >
          {groups.map((group) => (
            <MenuGroupSection key={group.id} group={group} />
          ))}
        </AriaMenu>
      </RouterProvider>
    </Popover>
  );
}
