import { call } from '@mijn/api/rtk-query';
import { passkeysOperations } from '@mijn/domain/passkeys';
import { apiRoot } from '../store/api-root.ts';
import { fetchUser } from '../session/session.endpoints.ts';

export const { useStartPasskeyMutation, useAddPasskeyMutation } = apiRoot
  .enhanceEndpoints({ addTagTypes: ['Passkey', 'Activity'] })
  .injectEndpoints({
    endpoints: (build) => ({
      startPasskey: build.mutation(call(passkeysOperations.startPasskey)),
      addPasskey: build.mutation({
        ...call(passkeysOperations.addPasskey),
        invalidatesTags: ['Passkey', 'Activity'],
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          // A passkey is the second factor that may be required of the member.
          if (await queryFulfilled.catch(() => undefined)) void dispatch(fetchUser());
        },
      }),
    }),
  });
