import { TOAST_MS } from '@mijn/domain/limits';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  tone: 'success' | 'danger' | 'info';
  text: string;
  /** The time that the toast is shown, in milliseconds. */
  duration: number;
  /** The label of the button of the toast. The handler is in toast-actions.ts. */
  actionLabel?: string;
}

const initialState: Toast[] = [];

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (
        tone: Toast['tone'],
        text: string,
        duration: number = TOAST_MS,
        actionLabel?: string,
      ): { payload: Toast } => ({
        payload: { id: nanoid(), tone, text, duration, ...(actionLabel ? { actionLabel } : {}) },
      }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => [
        ...toasts.filter(({ text }) => text !== payload.text),
        payload,
      ],
    },
    toastDismissed: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.id !== id),
    /** Removes all toasts, for example that the session has ended, when a user has signed in again. */
    toastsCleared: () => initialState,
  },
});

export const { toastShown, toastDismissed, toastsCleared } = toastsSlice.actions;
