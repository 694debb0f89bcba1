import { ToastRegion } from '@mijn/ui/toast';
import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../api/hooks.ts';
import { toastDismissed } from './toasts.slice.ts';

/** Where the messages appear; it stands there always, so that a screen reader hears the first one too. */
export function ToastHost() {
  const toasts = useAppSelector((state) => state.toasts);
  const dispatch = useAppDispatch();
  const dismiss = useCallback((id: string) => dispatch(toastDismissed(id)), [dispatch]);
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />;
}
