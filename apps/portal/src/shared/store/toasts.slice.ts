import { sessionEnded, userCleared } from './session.slice.ts';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastKind } from './toast-kind.ts';

interface ToastOptions {
  about?: string | undefined;
  /** The time that the toast is shown, in milliseconds, if it is not the usual time. */
  duration?: number;
  actionLabel?: string;
}

export interface Toast extends ToastOptions {
  id: string;
  tone: 'success' | 'danger' | 'info';
  text: string;
  kind: ToastKind;
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
        kind: ToastKind,
        options?: ToastOptions,
      ): { payload: Toast } => ({ payload: { id: nanoid(), tone, text, kind, ...options } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => [...toasts, payload],
    },
    toastDismissed: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.id !== id),
    toastsCleared: () => initialState,
  },
  extraReducers: (builder) => {
    // A success is over with the session. Information, such as that a draft was kept, still holds.
    const keepInformation = (toasts: Toast[]) => toasts.filter(({ tone }) => tone === 'info');
    builder.addCase(sessionEnded, keepInformation).addCase(userCleared, keepInformation);
  },
});

export const { toastShown, toastDismissed, toastsCleared } = toastsSlice.actions;
