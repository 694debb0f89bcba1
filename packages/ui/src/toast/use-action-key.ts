import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { belongsToField, isUndoKey } from './undo-key.ts';

const MOMENTS = ['focusin', 'focusout', 'input'] as const;

/** Whether the device has a mouse or a touchpad, and with it most likely a keyboard. */
const hasKeyboard = () => !('matchMedia' in globalThis) || globalThis.matchMedia('(pointer: fine)').matches;

/**
 * Runs the action of a toast when the undo key is pressed, wherever the focus is, except in a field that has something of
 * its own to undo.
 * @param id the toast whose action the key means. Undefined if no toast has an action.
 * @returns whether to name the key: it works where the focus is, and the device has a keyboard.
 */
export function useActionKey(id: string | undefined, onPress: () => void): boolean {
  const press = useEffectEvent(onPress);
  /** The fields in which the user has typed since the toast was shown. */
  const typedIn = useRef(new Set<EventTarget>());
  const isFree = () => !belongsToField(document.activeElement, typedIn.current);
  // The listeners are there as soon as the toast names the key.
  useLayoutEffect(() => {
    if (id === undefined) return undefined;
    const typed = typedIn.current;
    typed.clear();
    const onInput = ({ target }: Event) => target && typed.add(target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || belongsToField(document.activeElement, typed)) return;
      event.preventDefault();
      event.stopPropagation();
      press();
    };
    // The components of the page may stop the event, so the listeners come before them.
    document.addEventListener('input', onInput, true);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [id]);
  const isWorking = useSyncExternalStore(
    (onChange) => {
      for (const moment of MOMENTS) document.addEventListener(moment, onChange);
      return () => {
        for (const moment of MOMENTS) document.removeEventListener(moment, onChange);
      };
    },
    isFree,
    () => false,
  );
  return isWorking && hasKeyboard();
}
