import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { tableChanged } from '../store/persisted.slices.ts';

/** Selects elements that handle keys themselves: fields, widgets and dialogs. */
const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=spinbutton]';
const WITH_OWN_KEYS = '[role=menu], [role=listbox], [role=tablist], [role=radiogroup], [role=switch]';
export const WINDOW = '[role=dialog], [role=alertdialog]';

/** Matches keys that Shift changes: letters and arrows. Some keyboards need Shift for a character such as `/`. */
const HAS_SHIFTED_MEANING = /^(?:\p{L}|Arrow.*)$/u;

const isArrow = (key: string): boolean => key.startsWith('Arrow');

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

const KEY = 'shortcuts';

/** Returns whether shortcuts without a modifier key are on, which members can change (WCAG 2.1.4). */
export function useShortcutSwitch() {
  const isOn = useAppSelector(({ tables }) => tables[KEY]?.['is_on'] !== false);
  const dispatch = useAppDispatch();
  return {
    isOn,
    turn: (toOn: boolean) => dispatch(tableChanged({ key: KEY, settings: { is_on: toOn } })),
  };
}

/** The handler of each key, by its name in `event.key`. A key without a handler is ignored. */
type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** @param withOwnArrows a part of the page, such as a viewer, that handles arrow keys itself. */
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
