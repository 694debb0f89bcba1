import { errorText } from '../api/error-text.ts';
import { errorOf } from '../api/error-of.ts';
import { type AppThunk, useAppDispatch } from '../store/hooks.ts';
import type { ToastKind } from '../store/toast-kind.ts';
import { toastShown } from '../store/toasts.slice.ts';
import { snackbarShown } from '../toasts/toast-actions.ts';

type Outcome = PromiseLike<{ error?: unknown }>;

interface Deletion {
  kind: ToastKind;
  item: { id: string; name: string };
  texts: { deleted: (name: string) => string; restored: (name: string) => string; undo: string };
  remove: () => Outcome;
  /** Puts the item back. It is a thunk, because the component is gone by then. */
  restore: AppThunk<Outcome>;
  /** Called before the toast, such as to leave the page of the item. */
  onDeleted?: () => void | Promise<void>;
}

/** Returns the function that deletes an item, and shows a toast that can undo it. */
export function useDeletion({ kind, item: { id, name }, texts, remove, restore, onDeleted }: Deletion) {
  const dispatch = useAppDispatch();
  const about = { about: id };
  const undo = async () => {
    const error = errorOf(await dispatch(restore));
    if (error) dispatch(toastShown('danger', errorText(error), kind, about));
    else dispatch(toastShown('success', texts.restored(name), kind, about));
  };
  return async (): Promise<void> => {
    const error = errorOf(await remove());
    if (error) {
      dispatch(toastShown('danger', errorText(error), kind, about));
      return;
    }
    await onDeleted?.();
    const text = texts.deleted(name);
    dispatch(snackbarShown({ text, kind, ...about, label: texts.undo, act: () => void undo() }));
  };
}
