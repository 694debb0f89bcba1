import {
  createContext,
  type FocusEventHandler,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEventHandler,
  type RefObject,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type LazyPart, useIntent } from '../lazy-part/lazy-part.tsx';

/** The entry of a menu that gets the focus when the menu opens. `true` focuses the menu itself. */
type MenuFocus = 'first' | 'last' | true;

interface MenuTriggerOptions {
  /** The id of the button. */
  id?: string | undefined;
  /** The role of the floating part. */
  role?: 'menu' | 'listbox';
  /** Whether there is nothing to choose, so that nothing opens. */
  isEmpty?: boolean;
}

export interface MenuPartProps {
  id: string;
  triggerId: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  autoFocus: MenuFocus;
  onOpenChange: (isOpen: boolean) => void;
}

/** The attributes of the button that opens a menu. */
export interface MenuTriggerAttributes {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'menu' | 'listbox';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onPointerDown: PointerEventHandler<HTMLButtonElement>;
  onMouseDown: (event: MouseEvent) => void;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onPointerEnter: PointerEventHandler;
  onFocus: FocusEventHandler;
}

const MenuTriggerContext = createContext<MenuTriggerAttributes | undefined>(undefined);

export const MenuTriggerProvider = MenuTriggerContext;

/** Returns the attributes that the menu around a button gives to the button. Undefined outside a menu. */
export const useMenuTriggerAttributes = (): MenuTriggerAttributes | undefined => use(MenuTriggerContext);

/** The time in milliseconds after which the focus has returned to the button of a closed menu, or is lost. */
const FOCUS_RETURNS_MS = 100;

const FOCUS_OF_KEY: Readonly<Record<string, MenuFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * Returns the attributes of a button that opens a menu, whose script loads on intent. The button stays the same element, so that it keeps
 * the focus. `menu` is undefined until it is opened for the first time.
 */
export function useMenuTrigger<Props extends MenuPartProps>(
  part: LazyPart<Props>,
  { id: givenId, role = 'menu', isEmpty = false }: MenuTriggerOptions = {},
): { trigger: MenuTriggerAttributes; menu: MenuPartProps | undefined } {
  const ownId = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const id = givenId ?? ownId;
  const intent = useIntent(part);
  const [state, setState] = useState<Pick<MenuPartProps, 'isOpen' | 'autoFocus'>>();
  const isOpen = state?.isOpen ?? false;
  const menuId = `${ownId}-${role}`;
  const wasClosed = state?.isOpen === false;
  // The focus returns to the button in a frame of its own. On a busy device, a dialog around the button can lose it before.
  useEffect(() => {
    if (!wasClosed) return;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement !== ref.current && activeElement?.contains(ref.current))
        ref.current?.focus({ preventScroll: true });
    }, FOCUS_RETURNS_MS);
    return () => clearTimeout(timer);
  }, [wasClosed]);

  const open = (button: HTMLButtonElement, autoFocus: MenuFocus) => {
    // Safari does not focus a pressed button, and the focus returns to the button when the menu closes.
    button.focus({ preventScroll: true });
    if (!isEmpty) setState({ isOpen: true, autoFocus });
  };
  const trigger: MenuTriggerAttributes = {
    ref,
    id,
    ...intent,
    'aria-haspopup': role,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId : undefined,
    // A mouse opens the menu when it is pressed, as in the menus of the system. A finger may still scroll.
    onPointerDown: ({ currentTarget, pointerType, button }) => {
      if (pointerType === 'mouse' && button === 0) open(currentTarget, true);
    },
    // The browser would move the focus from the open menu to the pressed button.
    onMouseDown: (event) => {
      if (isOpen) event.preventDefault();
    },
    onClick: ({ currentTarget, detail }) => {
      if (!isOpen) open(currentTarget, detail === 0 ? 'first' : true);
    },
    onKeyDown: (event) => {
      const focus = FOCUS_OF_KEY[event.key];
      if (focus === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(event.currentTarget, focus);
    },
  };
  const menu = state && {
    id: menuId,
    triggerId: id,
    triggerRef: ref,
    ...state,
    onOpenChange: (isNowOpen: boolean) => setState({ ...state, isOpen: isNowOpen }),
  };
  return { trigger, menu };
}
