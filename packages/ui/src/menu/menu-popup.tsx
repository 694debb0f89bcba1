import { useRef, type RefObject } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, type PopoverProps } from 'react-aria-components/Menu';
import { useLinks } from '../link-provider/link-provider.tsx';
import { Popover } from '../popover/popover.tsx';
import { MenuGroupSection, type MenuGroup } from './menu-group.tsx';
import styles from './menu.module.css';

/** The element that gets the focus when a menu opens: an entry, or the menu itself. */
export type MenuFocus = 'first' | 'last' | 'menu';

export interface MenuPopupProps {
  button: RefObject<HTMLElement | null>;
  /** The id of the menu. */
  id: string;
  /** The id of the button, which names the menu. */
  buttonId: string;
  label: string | undefined;
  groups: readonly MenuGroup[];
  placement: NonNullable<PopoverProps['placement']>;
  /** The element that gets the focus. Undefined while the menu is closed. */
  focus: MenuFocus | undefined;
  onClose: () => void;
}

/** Shows the entries of a menu in a popover at its button. */
export function MenuPopup({
  button,
  id,
  buttonId,
  label,
  groups,
  placement,
  focus,
  onClose,
}: MenuPopupProps) {
  const { navigate, toHref } = useLinks();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={button}
      scrollRef={menu}
      aria-labelledby={buttonId}
      placement={placement}
      isOpen={focus !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <RouterProvider navigate={navigate} useHref={toHref}>
        <AriaMenu
          ref={menu}
          id={id}
          className={styles['menu'] ?? ''}
          aria-labelledby={buttonId}
          {...(label === undefined ? {} : { 'aria-label': label })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus moves into a menu that the user opened
          autoFocus={focus === 'first' || focus === 'last' ? focus : true}
          onClose={onClose}
        >
          {groups.map((group) => (
            <MenuGroupSection key={group.id} group={group} />
          ))}
        </AriaMenu>
      </RouterProvider>
    </Popover>
  );
}
