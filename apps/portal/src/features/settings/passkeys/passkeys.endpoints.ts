import { call } from '@mijn/api/rtk-query';
import { passkeysOperations } from '@mijn/domain/passkeys';
import { apiRoot } from '../../../shared/store/api-root.ts';
import { fetchUser } from '../../../shared/session/session.endpoints.ts';

const passkeysApi = apiRoot.enhanceEndpoints({ addTagTypes: ['Passkey', 'Activity'] });

export const passkeysEndpoints = passkeysApi.injectEndpoints({
  endpoints: (build) => ({
    listPasskeys: build.query(call(passkeysOperations.listPasskeys, { providesTags: ['Passkey'] })),
    renamePasskey: build.mutation(call(passkeysOperations.renamePasskey, { invalidatesTags: ['Passkey'] })),
    removePasskey: build.mutation({
      ...call(passkeysOperations.removePasskey),
      invalidatesTags: ['Passkey', 'Activity'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        // It may have been the second factor that is required of the member.
        if (await queryFulfilled.catch(() => undefined)) void dispatch(fetchUser());
      },
    }),
  }),
});

export const { useListPasskeysQuery, useRenamePasskeyMutation, useRemovePasskeyMutation } = passkeysEndpoints;
