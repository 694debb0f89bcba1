import { TOAST_MS } from '@mijn/domain/limits';
import { sessionEnded, userCleared } from '../session/session.slice.ts';
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
  extraReducers: (builder) => {
    // What a member did is over with the session. Information, such as that a draft was kept, still holds.
    const keepInformation = (toasts: Toast[]) => toasts.filter(({ tone }) => tone === 'info');
    builder.addCase(sessionEnded, keepInformation).addCase(userCleared, keepInformation);
  },
});

export const { toastShown, toastDismissed, toastsCleared } = toastsSlice.actions;
