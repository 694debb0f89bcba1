import { TOAST_MS } from '@mijn/domain/limits';
import type { UnknownAction } from '@reduxjs/toolkit';
import { toastDismissed, toastShown } from './toasts.slice.ts';

/** Functions can't live in the store. */
const actions = new Map<string, () => void>();

type Dispatch = (action: UnknownAction) => unknown;

/** Shows a snackbar: a success, and a button that can still do something about it, such as undoing. */
export const snackbarShown = (text: string, label: string, act: () => void) => (dispatch: Dispatch) => {
  const shown = toastShown('success', text, TOAST_MS, label);
  actions.set(shown.payload.id, act);
  dispatch(shown);
};

/** Does what the button of a message says. */
export function takeToastAction(id: string): void {
  actions.get(id)?.();
}

/** Takes a message away, and what its button could do with it. */
export const forgetToast = (id: string) => (dispatch: Dispatch) => {
  actions.delete(id);
  dispatch(toastDismissed(id));
};
