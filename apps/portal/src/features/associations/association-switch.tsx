import { messages } from '@mijn/api/messages';
import { type Association, searchWithAssociation } from '@mijn/domain/associations';
import { authOperations } from '@mijn/domain/auth';
import { SHORT_TOAST_MS } from '@mijn/domain/limits';
import { AssociationSwitcher } from '@mijn/ui/association-switcher';
import { useLocation, useNavigate } from 'react-router';
import { apiRoot, call } from '../../shared/api/api-root.ts';
import { useAppDispatch } from '../../shared/api/hooks.ts';
import { fetchUser } from '../../shared/session/session.endpoints.ts';
import { currentAssociationUpdated } from '../../shared/session/session.slice.ts';
import { SWITCHED } from '../../shared/session/switched.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { toastShown } from '../../shared/toasts/toasts.slice.ts';

const associationEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({ setAssociation: build.mutation(call(authOperations.setAssociation)) }),
});

export const { useSetAssociationMutation } = associationEndpoints;

/**
 * Returns a function that switches this tab to another association: it calls the server, fetches the user
 * again, stores the choice, changes the URL and shows a message (specification §4, decisions §2). For staff
 * who act for a member it does not call the server, so that the choice of the member does not change
 * (decisions §3).
 */
function useSwitchAssociation() {
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
      // The rest of the search part is dropped, because it belongs to the previous association.
      await navigate({ pathname, search: searchWithAssociation('', code) }, { state: SWITCHED });
      window.scrollTo(0, 0);
      dispatch(toastShown('success', messages.associationSwitched(name), SHORT_TOAST_MS));
    } catch {
      dispatch(toastShown('danger', messages.associationSwitchFailed(name)));
    }
  };
  return { switchTo, isSwitching: isLoading };
}

/** Shows the active association, and a menu to switch to another one (specification §2). */
export function AssociationSwitch() {
  const { user, activeAssociation } = useSession();
  const { switchTo, isSwitching } = useSwitchAssociation();
  if (!user || !activeAssociation) return null;

  const { associations } = user;
  const select = (id: string) => {
    const chosen = associations.find((association) => association.id === id);
    // The button is not disabled during a switch, because a disabled button loses the focus, and the focus
    // returns to the button when the menu closes.
    if (!isSwitching && chosen) void switchTo(chosen);
  };
  return (
    <AssociationSwitcher associations={associations} activeId={activeAssociation.id} onSwitch={select} />
  );
}
