import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../api/hooks.ts';
import { tableChanged } from '../session/persisted.slices.ts';

/** Elements in which a key has its own meaning. */
const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=spinbutton]';
const WITH_OWN_KEYS = '[role=menu], [role=listbox], [role=tablist], [role=radiogroup], [role=switch]';
const WINDOW = '[role=dialog], [role=alertdialog]';

/** Other signs stand above a figure on some keyboards: there `/` is typed with Shift. */
const HAS_SHIFTED_MEANING = /^(?:\p{L}|Arrow.*)$/u;

const isArrow = (key: string): boolean => key.startsWith('Arrow');

/**
 * The shortcut that a key press asks for; undefined when the key belongs to something else: to a field one types in, to
 * a window over the page, to a combination of keys, or to the part of the page that has arrows of its own.
 */
export function shortcutOf(event: KeyboardEvent, withOwnArrows: Element | null): string | undefined {
  const { key, target, repeat } = event;
  if (event.defaultPrevented || repeat) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.shiftKey && HAS_SHIFTED_MEANING.test(key)) return undefined;
  if (document.querySelector(WINDOW)) return undefined;
  if (target instanceof Element) {
    if (target.closest(TYPING) || target.closest(WITH_OWN_KEYS)) return undefined;
    if (isArrow(key) && withOwnArrows?.contains(target)) return undefined;
  }
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Under this key the switch is kept beside the state of the tables. */
const KEY = 'shortcuts';

/** Whether keys without a modifier do something; a member can turn them off (WCAG 2.1.4), and it is kept. */
export function useShortcutSwitch() {
  const isOn = useAppSelector(({ tables }) => tables[KEY]?.['is_on'] !== false);
  const dispatch = useAppDispatch();
  return {
    isOn,
    turn: (toOn: boolean) => dispatch(tableChanged({ key: KEY, settings: { is_on: toOn } })),
  };
}

/** The handler of each key, by its name in `event.key`, letters in lower case. A key without a handler is ignored. */
type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Keys that work anywhere on the page.
 * @param isOn false while they are turned off.
 * @param withOwnArrows a part of the page, such as a viewer, whose arrows stay its own.
 */
export function useShortcuts(
  shortcuts: Shortcuts,
  isOn: boolean,
  withOwnArrows?: RefObject<Element | null>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event, withOwnArrows?.current ?? null);
    const act = key === undefined ? undefined : shortcuts[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
