import type { KeyboardEvent } from 'react';

export interface ViewerActions {
  turn: (direction: 1 | -1) => void;
  toFirst: () => void;
  toLast: () => void;
  zoom: (direction: 1 | -1) => void;
  fit: () => void;
  search: () => void;
}

const isTyping = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement;

function actionOf(event: KeyboardEvent, actions: ViewerActions): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'f') return actions.search;
  if (ctrlKey || metaKey || altKey || isTyping(event)) return undefined;
  switch (key) {
    case 'PageDown':
      return () => actions.turn(1);
    case 'PageUp':
      return () => actions.turn(-1);
    case 'Home':
      return actions.toFirst;
    case 'End':
      return actions.toLast;
    case '+':
    case '=':
      return () => actions.zoom(1);
    case '-':
      return () => actions.zoom(-1);
    case '0':
      return actions.fit;
    case '/':
      return actions.search;
    default:
      return undefined;
  }
}

/** Handles the keys of the viewer, wherever the focus is in the viewer. In a text field only Ctrl+F works. */
export function onViewerKey(event: KeyboardEvent, actions: ViewerActions): void {
  const action = actionOf(event, actions);
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}
