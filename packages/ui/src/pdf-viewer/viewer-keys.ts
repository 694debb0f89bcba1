export interface ViewerActions {
  turn: (direction: 1 | -1) => void;
  toFirst: () => void;
  toLast: () => void;
  zoom: (direction: 1 | -1) => void;
  fit: () => void;
  search: () => void;
}

const TYPING = 'input, textarea, select, [contenteditable], [role=spinbutton]';
const WINDOW = '[role=dialog], [role=alertdialog]';
const WITH_OWN_KEYS = '[role=menu], [role=listbox], [role=tablist], [role=radiogroup]';

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'preventDefault' | 'stopPropagation'
>;

function pageActionOf({ key }: Key, actions: ViewerActions): (() => void) | undefined {
  switch (key) {
    case 'PageDown':
      return () => actions.turn(1);
    case 'PageUp':
      return () => actions.turn(-1);
    case '+':
    case '=':
      return () => actions.zoom(1);
    case '-':
      return () => actions.zoom(-1);
    default:
      return undefined;
  }
}

function actionOf(event: Key, actions: ViewerActions): (() => void) | undefined {
  switch (event.key) {
    case 'Home':
      return actions.toFirst;
    case 'End':
      return actions.toLast;
    case '0':
      return actions.fit;
    case '/':
      return actions.search;
    default:
      return pageActionOf(event, actions);
  }
}

function perform(event: Key, action: (() => void) | undefined): void {
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

const isPlain = ({ ctrlKey, metaKey, altKey }: Key): boolean => !ctrlKey && !metaKey && !altKey;

const isIn = ({ target }: Key, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Handles the keys of the viewer, wherever the focus is in the viewer. In a text field only Ctrl+F works. */
export function onViewerKey(event: Key, actions: ViewerActions): void {
  const { key, ctrlKey, metaKey } = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'f') return perform(event, actions.search);
  if (!isPlain(event) || isIn(event, TYPING)) return undefined;
  return perform(event, actionOf(event, actions));
}

/** The focus is outside the viewer: in its dialog, or, for a viewer in a page, on the page while no dialog is open. */
export function onKeyAround(event: KeyboardEvent, viewer: Element, actions: ViewerActions): void {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || !(target instanceof Element) || viewer.contains(target)) return undefined;
  if (!isPlain(event) || isIn(event, TYPING) || isIn(event, WITH_OWN_KEYS)) return undefined;
  const around = viewer.closest(WINDOW);
  if (around) return around.contains(target) ? perform(event, actionOf(event, actions)) : undefined;
  // On a page, Home and End belong to the page, and the other keys may be shortcuts of the page.
  return document.querySelector(WINDOW) ? undefined : perform(event, pageActionOf(event, actions));
}
