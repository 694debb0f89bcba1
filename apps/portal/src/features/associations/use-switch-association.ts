import { messages } from '@mijn/api/messages';
import type { Association } from '@mijn/domain/associations';
import { SHORT_TOAST_MS } from '@mijn/domain/limits';
import { useAppDispatch } from '../../shared/api/hooks.ts';
import { currentAssociationUpdated } from '../../shared/session/session.actions.ts';
import { fetchUser } from '../../shared/session/session.endpoints.ts';
import { toastShown } from '../../shared/toasts/toasts.slice.ts';
import { useSetAssociationMutation } from './associations.endpoints.ts';

/** Switches to another association: tells the server, fetches the user again, stores the choice, says so (specification §4). */
export function useSwitchAssociation() {
  const [setAssociation, { isLoading }] = useSetAssociationMutation();
  const dispatch = useAppDispatch();

  const switchTo = async ({ id, name }: Association) => {
    try {
      await setAssociation({ id }).unwrap();
      await dispatch(fetchUser()).unwrap();
      dispatch(currentAssociationUpdated({ id }));
      window.scrollTo(0, 0);
      dispatch(toastShown('success', messages.associationSwitched(name), SHORT_TOAST_MS));
    } catch {
      dispatch(toastShown('danger', messages.associationSwitchFailed(name)));
    }
  };
  return { switchTo, isSwitching: isLoading };
}
