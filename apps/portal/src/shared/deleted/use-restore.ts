import { errorText } from '../api/error-text.ts';
import { serverNow } from '../first-view/server-clock.ts';
import type { Deletion } from '@mijn/domain/deleted';
import { isBoardMember } from '@mijn/domain/roles';
import { errorOf, isNotFound } from '../api/error-of.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { useAssociation } from '../session/association-context.ts';
import type { ToastKind } from '../store/toast-kind.ts';
import { toastShown } from '../store/toasts.slice.ts';
import { texts } from './texts.ts';

interface Restoring<Item> {
  kind: ToastKind;
  nameOf: (item: Item) => string;
  /** Puts an item back. It is safe to repeat. */
  restore: (item: Item) => Promise<{ error?: unknown }>;
  refetch: () => unknown;
}

export function useRestore<Item extends Deletion & { id: string }>({
  kind,
  nameOf,
  restore,
  refetch,
}: Restoring<Item>) {
  const dispatch = useAppDispatch();
  const association = useAssociation();
  return async (item: Item): Promise<void> => {
    const outcome = await restore(item);
    const error = errorOf(outcome);
    const name = nameOf(item);
    const about = { about: item.id };
    // The row leaves before the button is free again, so that the focus moves on from it.
    if (!error || isNotFound(outcome)) await refetch();
    if (!error) {
      dispatch(toastShown('success', texts.restored(name), kind, about));
      return;
    }
    // The board may restore every item of its list, so that only the clean-up can be the reason.
    const isOver = isBoardMember(association) || Date.parse(item.restorable_until) <= serverNow();
    const gone = isOver ? texts.gone(name) : texts.goneOrDeleted(name);
    dispatch(toastShown('danger', isNotFound(outcome) ? gone : errorText(error), kind, about));
  };
}
