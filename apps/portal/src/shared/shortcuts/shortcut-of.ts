/** Where a key has a meaning of its own already. */
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
