import { TOAST_MS } from '@mijn/domain/limits';
import type { UnknownAction } from '@reduxjs/toolkit';
import { toastDismissed, toastShown } from './toasts.slice.ts';

/**
 * The handlers of the buttons of toasts, by the id of the toast. They are not in the store, because functions
 * can't be serialised.
 */
const actions = new Map<string, () => void>();

type Dispatch = (action: UnknownAction) => unknown;

/**
 * Shows a toast with a button for a follow-up action, such as undo.
 * @param tone success for something that the member did, which goes with the session.
 */
export const snackbarShown =
  (text: string, label: string, act: () => void, tone: 'success' | 'info' = 'success') =>
  (dispatch: Dispatch) => {
    const shown = toastShown(tone, text, TOAST_MS, label);
    actions.set(shown.payload.id, act);
    dispatch(shown);
  };

/** Runs the action of the button of a toast. */
export function takeToastAction(id: string): void {
  actions.get(id)?.();
}

/** Dismisses a toast and removes the handler of its button. */
export const forgetToast = (id: string) => (dispatch: Dispatch) => {
  actions.delete(id);
  dispatch(toastDismissed(id));
};
