import { TOAST_MS } from '@mijn/domain/limits';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  tone: 'success' | 'danger' | 'info';
  text: string;
  /** Milliseconds it stays. */
  duration: number;
}

const initialState: Toast[] = [];

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (tone: Toast['tone'], text: string, duration: number = TOAST_MS) => ({
        payload: { id: nanoid(), tone, text, duration },
      }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => [
        ...toasts.filter(({ text }) => text !== payload.text),
        payload,
      ],
    },
    toastDismissed: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.id !== id),
  },
});

export const { toastShown, toastDismissed } = toastsSlice.actions;
