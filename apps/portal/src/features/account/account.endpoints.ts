import { call, keepResponse } from '@mijn/api/rtk-query';
import { type Profile, profileOperations } from '@mijn/domain/profile';
import { apiRoot, IF_OLD } from '../../shared/store/api-root.ts';
import type { AppDispatch } from '../../shared/store/hooks.ts';
import { fetchUser } from '../../shared/session/session.endpoints.ts';

interface Change {
  dispatch: AppDispatch;
  queryFulfilled: PromiseLike<{ data: Profile }>;
}

/** Fetches the user too, whose name is on every page. */
async function keepProfile(_: unknown, { dispatch, queryFulfilled }: Change): Promise<void> {
  await keepResponse(queryFulfilled, (profile) => {
    dispatch(accountEndpoints.util.updateQueryData('getProfile', undefined, () => profile));
    void dispatch(fetchUser());
  });
}

const change = { onQueryStarted: keepProfile };

/** A new password ends a request for another e-mail address. */
async function refetchProfile(
  _: unknown,
  { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: PromiseLike<{ data: unknown }> },
): Promise<void> {
  const refetch = accountEndpoints.endpoints.getProfile.initiate(undefined, {
    forceRefetch: true,
    subscribe: false,
  });
  await keepResponse(queryFulfilled, () => void dispatch(refetch));
}

export const accountEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query(call(profileOperations.getProfile)),
    updatePersonal: build.mutation(call(profileOperations.updatePersonal, change)),
    updateContact: build.mutation(call(profileOperations.updateContact, change)),
    listAddresses: build.query(call(profileOperations.listAddresses)),
    updatePassword: build.mutation(
      call(profileOperations.updatePassword, { onQueryStarted: refetchProfile }),
    ),
    requestEmail: build.mutation(call(profileOperations.requestEmail, change)),
    resendEmail: build.mutation(call(profileOperations.resendEmail, change)),
    cancelEmail: build.mutation(call(profileOperations.cancelEmail, change)),
    confirmEmail: build.mutation(call(profileOperations.confirmEmail)),
    undoEmail: build.mutation(call(profileOperations.undoEmail)),
    startStopWaiting: build.mutation(call(profileOperations.startStopWaiting)),
    stopWaiting: build.mutation(call(profileOperations.stopWaiting)),
  }),
});

export const loadProfile = accountEndpoints.util.prefetch('getProfile', undefined, IF_OLD);
export const loadAddresses = accountEndpoints.util.prefetch('listAddresses', undefined, IF_OLD);

export const {
  useGetProfileQuery,
  useUpdatePersonalMutation,
  useUpdateContactMutation,
  useListAddressesQuery,
  useUpdatePasswordMutation,
  useRequestEmailMutation,
  useResendEmailMutation,
  useCancelEmailMutation,
  useConfirmEmailMutation,
  useUndoEmailMutation,
  useStartStopWaitingMutation,
  useStopWaitingMutation,
} = accountEndpoints;
