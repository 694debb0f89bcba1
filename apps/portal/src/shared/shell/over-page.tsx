import { ToastRegion } from '@mijn/ui/toast';
import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../api/hooks.ts';
import type { Toast } from './toasts.slice.ts';
import { forgetToast, takeToastAction } from './toast-actions.ts';

const toMessage = ({ actionLabel, ...toast }: Toast) =>
  actionLabel === undefined
    ? toast
    : { ...toast, action: { label: actionLabel, onPress: () => takeToastAction(toast.id) } };

/** Shows the toasts. It is always rendered, so that screen readers announce the first toast too. */
export function ToastHost() {
  const toasts = useAppSelector((state) => state.toasts);
  const dispatch = useAppDispatch();
  const dismiss = useCallback((id: string) => dispatch(forgetToast(id)), [dispatch]);
  return <ToastRegion toasts={toasts.map(toMessage)} onDismiss={dismiss} />;
}
