import { useSyncExternalStore } from 'react';

/** The inputs of a browser in which a user writes nothing, so that they have nothing of their own to take back. */
const NO_TEXT: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

const EDITABLE = '[contenteditable]:not([contenteditable=false]), [role=spinbutton]';

const isEmptyField = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '';

function isTextField(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !element.readOnly && !NO_TEXT.has(element.type);
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  return element?.closest(EDITABLE) != null;
}

/**
 * Returns whether the undo key belongs to the element with the focus: a field in which the user can write. A field that
 * is empty, and in which nothing was typed, has nothing to take back.
 * @param typedIn the fields in which the user has typed since the action of the key became possible.
 */
export function belongsToField(element: Element | null, typedIn: ReadonlySet<EventTarget>): boolean {
  if (!element || !isTextField(element)) return false;
  return typedIn.has(element) || !isEmptyField(element);
}

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

/**
 * Returns whether a key press is Ctrl+Z, or Command+Z, and is not a repeated press of a key that is held down. The key has a modifier, so that it needs no
 * switch (WCAG 2.1.4), and screen readers pass it on. F8 plays music on a Mac, F6 and Alt with a letter belong to browsers, and Ctrl+Alt is AltGr.
 */
export const isUndoKey = (event: KeyPress): boolean =>
  event.key.toLowerCase() === 'z' &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  !event.repeat &&
  !event.isComposing;

/** The name of the undo key, as the user sees it on the keyboard, and as `aria-keyshortcuts` has it. */
export interface UndoKeyName {
  shown: string;
  aria: string;
}

const ofMost: UndoKeyName = { shown: 'Ctrl+Z', aria: 'Control+Z' };
const ofApple: UndoKeyName = { shown: '⌘Z', aria: 'Meta+Z' };

const subscribe = () => () => undefined;
const nameHere = () => (/Macintosh|iPhone|iPad/u.test(navigator.userAgent) ? ofApple : ofMost);
const nameOnServer = () => ofMost;

/** Returns the name of the undo key on this computer. On the server it is that of most computers. */
export const useUndoKeyName = (): UndoKeyName => useSyncExternalStore(subscribe, nameHere, nameOnServer);
