import { enterValue } from './enter-value.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/u.test(field.type);

/** Returns a function that finds an element again, because a page that a translator has changed is rendered anew. */
function followed<T extends HTMLElement>(element: T): () => Element | undefined {
  const all = () => [...document.getElementsByTagName(element.tagName)];
  const before = all();
  return () => {
    if (element.isConnected) return element;
    const now = all();
    return now.length === before.length ? now[before.indexOf(element)] : undefined;
  };
}

interface Entered {
  field: Field;
  value: string | boolean;
  current: () => Element | undefined;
}

/** Enters a value again. A new field keeps a value of its own, such as that of a draft: its text is older but longer. */
function enter({ field, value, current }: Entered): void {
  const now = current();
  if (!isField(now)) return;
  if (isChoice(now)) {
    now.checked = !value;
    now.click();
  } else if (now === field || !now.value || ('defaultValue' in field && now.value === field.defaultValue))
    enterValue(now, String(value));
}

/** The events of a press. A component that saw only some of them would count a press twice, or not at all. */
const PRESS_EVENTS = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'pointercancel',
  'mouseup',
  'keydown',
  'keyup',
  'click',
] as const;

/** Returns what was pressed before this script had arrived, of which a drawn page takes note itself, and ends that. */
export function takeFirstPress(): Element | undefined {
  const held: unknown = Reflect.get(window, 'heldPress');
  if (typeof held !== 'function') return undefined;
  Reflect.set(held, 'isOver', true);
  const target: unknown = Reflect.get(held, 'target');
  return target instanceof Element ? target : undefined;
}

const pressable = (target: Element): (() => Element | undefined) | undefined => {
  const button = target.closest<HTMLElement>('button, [role]:not(svg), tr, li');
  return button ? followed(button) : undefined;
};

let release: (() => void) | undefined;

/**
 * Holds typed text and presses in a page that the server drew, until its screen listens. Only the last press counts.
 * Links work without scripts, so they are not held.
 */
export function holdInput(): void {
  /** The values are kept, because React restores its own values when it renders a field again. */
  const entered = new Map<Field, Entered>();
  const note = (field: Field): void => {
    const one = entered.get(field) ?? { field, value: '', current: followed(field) };
    one.value = isChoice(field) ? field.checked : field.value;
    entered.set(field, one);
  };
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (
      isField(field) &&
      (isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)
    )
      note(field);
  const first = takeFirstPress();
  let pressed = first && pressable(first);
  let focused: (() => Element | undefined) | undefined;
  let isDown = false;
  let isListening = false;

  const onInput = ({ target }: Event): void => {
    if (isField(target)) note(target);
  };
  const onFocus = ({ target }: Event): void => {
    focused = isField(target) ? followed(target) : undefined;
  };
  const end = (): void => {
    for (const type of PRESS_EVENTS) document.removeEventListener(type, onPress, true);
    document.removeEventListener('focusin', onFocus);
    // A field that was rendered anew has lost the focus.
    const last = focused?.();
    if (isField(last)) last.focus();
    // Each step is a task of its own, so that it finds the screen as the step before left it. Text that the member types
    // meanwhile is noted too.
    for (const one of entered.values()) setTimeout(() => enter(one));
    setTimeout(() => {
      document.removeEventListener('input', onInput, true);
      const button = pressed?.();
      if (button instanceof HTMLElement) button.click();
    });
  };
  const onPress = (event: Event): void => {
    const { target, type } = event;
    if (!(target instanceof Element) || target.closest('a[href], #watchdog')) return;
    event.stopPropagation();
    if (type.startsWith('pointer')) {
      isDown = type === 'pointerdown';
      // The click comes before the timeout. A press that becomes a scroll has no click.
      if (!isDown && isListening) setTimeout(end);
    }
    if (type !== 'click') return;
    // Labels and fields work without scripts.
    if (isField(target) || target.closest('label')) return;
    event.preventDefault();
    pressed = pressable(target);
  };
  document.addEventListener('input', onInput, true);
  document.addEventListener('focusin', onFocus);
  for (const type of PRESS_EVENTS) document.addEventListener(type, onPress, true);
  release = () => {
    isListening = true;
    // A press that has begun is held until its end.
    if (!isDown) end();
  };
}

/** Returns false while a drawn page does not listen yet. */
export const hasStarted = (): boolean => document.documentElement.dataset['started'] !== undefined;

/** Passes the held input to the screen, and tells public/watchdog.js that the page listens. Further calls do nothing. */
export function releaseInput(): void {
  document.documentElement.dataset['started'] = 'true';
  release?.();
  release = undefined;
}
