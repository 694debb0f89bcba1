import type { AppThunk } from '../store/hooks.ts';
import type { ToastKind } from '../store/toast-kind.ts';
import { type Toast, toastDismissed, toastShown } from '../store/toasts.slice.ts';

/**
 * The handlers of the buttons of toasts, by the id of the toast. They are not in the store, because functions
 * can't be serialised.
 */
const actions = new Map<string, () => void>();

interface Snackbar extends Pick<Toast, 'text' | 'about'> {
  kind: ToastKind;
  /** The label of the button. */
  label: string;
  /**
   * Takes back what the toast says. This can also be done elsewhere, because a later toast of the same kind may
   * replace this one.
   */
  act: () => void;
  /** Success for something that the member did, which goes with the session. That is the default. */
  tone?: 'success' | 'info';
}

/** Shows a toast with a button, and a key, that takes back what the toast says. */
export const snackbarShown =
  ({ text, kind, about, label, act, tone = 'success' }: Snackbar): AppThunk =>
  (dispatch) => {
    const shown = toastShown(tone, text, kind, { about, actionLabel: label });
    actions.set(shown.payload.id, act);
    dispatch(shown);
  };

/** Runs the action of the button of a toast. */
export function takeToastAction(id: string): void {
  actions.get(id)?.();
}

/** Dismisses a toast and removes the handler of its button. */
export const forgetToast =
  (id: string): AppThunk =>
  (dispatch) => {
    actions.delete(id);
    dispatch(toastDismissed(id));
  };
