import { call } from '@mijn/api/rtk-query';
import { notices } from '@mijn/api/notices';
import { type Association, searchWithAssociation } from '@mijn/domain/associations';
import { authOperations } from '@mijn/domain/auth';
import { SHORT_TOAST_MS } from '@mijn/domain/limits';
import { useLocation, useNavigate } from 'react-router';
import { apiRoot } from '../store/api-root.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { toastShown } from '../store/toasts.slice.ts';
import { fetchUser } from './session.endpoints.ts';
import { currentAssociationUpdated } from '../store/session.slice.ts';
import { SWITCHED } from './switched.ts';
import { useSession } from './use-session.ts';

const associationEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({ setAssociation: build.mutation(call(authOperations.setAssociation)) }),
});

const { useSetAssociationMutation } = associationEndpoints;

/**
 * Returns a function that switches this tab to another association (docs/product.md#switching-associations). For staff
 * who act for a member it does not call the server, so that the choice of the member does not change.
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
      // The rest of the search part is dropped, because it belongs to the previous association.
      await navigate({ pathname, search: searchWithAssociation('', code) }, { state: SWITCHED });
      window.scrollTo(0, 0);
      dispatch(
        toastShown('success', notices.associationSwitched(name), 'association', {
          duration: SHORT_TOAST_MS,
        }),
      );
    } catch {
      dispatch(toastShown('danger', notices.associationSwitchFailed(name), 'association'));
    }
  };
  return { switchTo, isSwitching: isLoading };
}
