type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'file') || target instanceof HTMLTextAreaElement;

/** Gives a field a value, as if it was typed. React ignores an event without a change that it has not seen. */
function enter(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
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

let release: (() => void) | undefined;

/**
 * Holds what the member types and presses in a page that the server drew, until its screen listens. Of several presses
 * only the last one counts. Links work without scripts, so they are not held.
 */
export function holdInput(): void {
  /** The values are kept, because React restores its own values when it renders a field again. */
  const typed = new Map<Field, string>();
  for (const field of document.querySelectorAll('input, textarea'))
    if (isField(field) && field.value !== field.defaultValue) typed.set(field, field.value);
  let pressed: HTMLElement | undefined;
  let isDown = false;
  let isListening = false;

  const onInput = ({ target }: Event): void => {
    if (isField(target)) typed.set(target, target.value);
  };
  const end = (): void => {
    document.removeEventListener('input', onInput, true);
    for (const type of PRESS_EVENTS) document.removeEventListener(type, onPress, true);
    for (const [field, value] of typed) enter(field, value);
    // The press finds the fields as they are rendered with what was typed.
    setTimeout(() => pressed?.click());
  };
  const onPress = (event: Event): void => {
    const { target, type } = event;
    if (!(target instanceof Element) || target.closest('a[href]')) return;
    event.stopPropagation();
    if (type.startsWith('pointer')) {
      isDown = type === 'pointerdown';
      // The click comes before the timeout. A press that becomes a scroll has no click.
      if (!isDown && isListening) setTimeout(end);
    }
    if (type !== 'click') return;
    // A field has the focus already, and a checkbox changes with its held press.
    if (!isField(target) || target.type === 'checkbox' || target.type === 'radio') event.preventDefault();
    pressed = target.closest<HTMLElement>('button, label, input, [role]:not(svg)') ?? undefined;
  };
  document.addEventListener('input', onInput, true);
  for (const type of PRESS_EVENTS) document.addEventListener(type, onPress, true);
  release = () => {
    isListening = true;
    // A press that has begun is held until its end.
    if (!isDown) end();
  };
}

/** Passes what was held to the screen. Further calls do nothing. */
export function releaseInput(): void {
  release?.();
  release = undefined;
}
