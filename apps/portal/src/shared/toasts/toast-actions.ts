import type { AppThunk } from '../store/hooks.ts';
import type { ToastKind } from '../store/toast-kind.ts';
import { type Toast, toastDismissed, toastShown } from '../store/toasts.slice.ts';

/** The handlers of the buttons of toasts. They are not in the store, because functions can't be serialised. */
const actions = new Map<string, () => void>();

interface Snackbar extends Pick<Toast, 'text' | 'about'> {
  kind: ToastKind;
  label: string;
  /**
   * Takes the change back. A later toast of the same kind may replace this one, so that this must also be possible
   * elsewhere.
   */
  act: () => void;
  tone?: 'success' | 'info';
  /** The time that the toast is shown, in milliseconds. The default is 20 seconds. */
  duration?: number;
}

export const snackbarShown =
  ({ text, kind, about, label, act, tone = 'success', duration }: Snackbar): AppThunk =>
  (dispatch) => {
    const shown = toastShown(tone, text, kind, {
      about,
      actionLabel: label,
      ...(duration !== undefined && { duration }),
    });
    actions.set(shown.payload.id, act);
    dispatch(shown);
  };

export function takeToastAction(id: string): void {
  actions.get(id)?.();
}

export const forgetToast =
  (id: string): AppThunk =>
  (dispatch) => {
    actions.delete(id);
    dispatch(toastDismissed(id));
  };
