import { type RefObject, useEffect, useEffectEvent } from 'react';
import { shortcutOf } from './shortcut-of.ts';

/** What each key does, by its name in `event.key`, letters in lower case. One without a deed does nothing. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

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
