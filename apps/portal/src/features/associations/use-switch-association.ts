import { messages } from '@mijn/api/messages';
import { type Association, searchWithAssociation } from '@mijn/domain/associations';
import { SHORT_TOAST_MS } from '@mijn/domain/limits';
import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch } from '../../shared/api/hooks.ts';
import { currentAssociationUpdated } from '../../shared/session/session.actions.ts';
import { fetchUser } from '../../shared/session/session.endpoints.ts';
import { SWITCHED } from '../../shared/session/switched.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { toastShown } from '../../shared/toasts/toasts.slice.ts';
import { useSetAssociationMutation } from './associations.endpoints.ts';

/**
 * Switches this tab to another association: tells the server, fetches the user again, stores the choice, puts it into
 * the address and says so (specification §4, decisions §2). Staff who look along only change the address: the choice
 * of the member stays as it is (decisions §3).
 */
export function useSwitchAssociation() {
  const [setAssociation, { isLoading }] = useSetAssociationMutation();
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  const tellServer = async (id: string) => {
    if (user?.impersonation) return;
    await setAssociation({ params: { association_id: id } }).unwrap();
    await dispatch(fetchUser()).unwrap();
  };
  const switchTo = async ({ id, code, name }: Association) => {
    try {
      await tellServer(id);
      dispatch(currentAssociationUpdated({ id }));
      // The rest of the search part is of the association that was left.
      await navigate({ pathname, search: searchWithAssociation('', code) }, { state: SWITCHED });
      window.scrollTo(0, 0);
      dispatch(toastShown('success', messages.associationSwitched(name), SHORT_TOAST_MS));
    } catch {
      dispatch(toastShown('danger', messages.associationSwitchFailed(name)));
    }
  };
  return { switchTo, isSwitching: isLoading };
}
