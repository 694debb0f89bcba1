import { useNavigate } from 'react-router';
import { useAppDispatch } from '../store/hooks.ts';
import type { ToastKind } from '../store/toast-kind.ts';
import { toastShown } from '../store/toasts.slice.ts';

/**
 * Returns the end of a save: it says on the next page that the form was saved.
 * @returns undefined, which is the outcome of a save that succeeded.
 */
export function useLeaveSaved() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (to: string, text: string, kind: ToastKind, about?: string): undefined => {
    dispatch(toastShown('success', text, kind, about === undefined ? {} : { about }));
    void navigate(to);
    return undefined;
  };
}
