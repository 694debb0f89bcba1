import { useNavigate } from 'react-router';
import { useAppDispatch } from '../store/hooks.ts';
import type { ToastKind } from '../store/toast-kind.ts';
import { toastShown } from '../store/toasts.slice.ts';

/** Returns a function that shows a toast, goes to a page, and returns undefined, the outcome of a successful save. */
export function useLeaveSaved() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (to: string, text: string, kind: ToastKind, about?: string): undefined => {
    dispatch(toastShown('success', text, kind, about === undefined ? {} : { about }));
    void navigate(to);
    return undefined;
  };
}
