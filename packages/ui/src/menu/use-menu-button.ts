import {
  createContext,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { MenuFocus, MenuPopupProps } from './menu-popup.tsx';

type ButtonProps = ComponentProps<'button'>;

/** The attributes and handlers that a Menu gives to its button. */
export const MenuButtonContext = createContext<ButtonProps>({});

let loading: Promise<ComponentType<MenuPopupProps>> | undefined;

/** Loads the script of the open menu once. After a failure the next call tries again. */
function loadPopup(): Promise<ComponentType<MenuPopupProps>> {
  loading ??= import('./menu-popup.tsx').then(
    ({ MenuPopup }) => MenuPopup,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Loads the script before the user opens the menu. An error is reported when the user opens the menu. */
const loadOnIntent = (): void => {
  loadPopup().catch(() => undefined);
};

const keys: Readonly<Record<string, MenuFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * Returns the props of the plain button of a menu, and the state of the menu. A list can have a menu in each row, so a
 * closed menu costs no more than its button: the script of the open menu loads when the pointer or the focus reaches
 * the button.
 */
export function useMenuButton() {
  const buttonId = useId();
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<MenuFocus>();
  const [Popup, setPopup] = useState<ComponentType<MenuPopupProps>>();
  const isOpen = focus !== undefined;
  const close = () => setFocus(undefined);
  const open = (opener: HTMLButtonElement, focused: MenuFocus) => {
    button.current = opener;
    // Safari does not focus a pressed button, and the focus returns to the button when the menu closes.
    opener.focus();
    setFocus(focused);
    loadPopup().then(
      (loaded) => setPopup(() => loaded),
      (error: unknown) => {
        close();
        reportError(error);
      },
    );
  };
  const props: ButtonProps = {
    id: buttonId,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId : undefined,
    onPointerEnter: loadOnIntent,
    onFocus: loadOnIntent,
    onTouchStart: loadOnIntent,
    // A mouse opens the menu when it is pressed, as in the menus of the system. A finger may still scroll.
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.pointerType === 'mouse' && event.button === 0) open(event.currentTarget, 'menu');
    },
    // The browser would move the focus from the open menu to the pressed button.
    onMouseDown: (event: MouseEvent) => {
      if (isOpen) event.preventDefault();
    },
    // A click without a pointer is that of a screen reader.
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (!isOpen) open(event.currentTarget, event.detail === 0 ? 'first' : 'menu');
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const focused = keys[event.key];
      if (focused === undefined) return;
      event.preventDefault();
      open(event.currentTarget, focused);
    },
  };
  return { props, popup: { button, id: menuId, buttonId, focus, onClose: close }, Popup };
}
