import { ToastRegion } from '@mijn/ui/toast';
import { Tooltips } from '@mijn/ui/tooltips';
import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { latestToasts } from '../toasts/latest-toasts.ts';
import type { Toast } from '../store/toasts.slice.ts';
import { useOpenAnew } from './use-open-anew.ts';
import { forgetToast, takeToastAction } from '../toasts/toast-actions.ts';

const toMessage = ({ actionLabel, ...toast }: Toast) =>
  actionLabel === undefined
    ? toast
    : { ...toast, action: { label: actionLabel, onPress: () => takeToastAction(toast.id) } };

/** Shows the toasts. It is always rendered, so that screen readers announce the first toast too. */
function ToastHost() {
  const toasts = useAppSelector((state) => state.toasts);
  const dispatch = useAppDispatch();
  const dismiss = useCallback((id: string) => dispatch(forgetToast(id)), [dispatch]);
  useOpenAnew();
  const latest = latestToasts(toasts);
  useEffect(() => {
    const shown = latestToasts(toasts);
    for (const toast of toasts) if (!shown.includes(toast)) dismiss(toast.id);
  }, [toasts, dismiss]);
  return <ToastRegion toasts={latest.map(toMessage)} onDismiss={dismiss} />;
}

export function OverPage() {
  return (
    <>
      <ToastHost />
      <Tooltips />
    </>
  );
}
