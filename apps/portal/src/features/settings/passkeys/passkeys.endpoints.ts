import { call } from '@mijn/api/rtk-query';
import { passkeysOperations } from '@mijn/domain/passkeys';
import { apiRoot } from '../../../shared/api/api-root.ts';

const passkeysApi = apiRoot.enhanceEndpoints({ addTagTypes: ['Passkey', 'Activity'] });

/** The endpoints of the part "Passkeys". */
export const passkeysEndpoints = passkeysApi.injectEndpoints({
  endpoints: (build) => ({
    listPasskeys: build.query(call(passkeysOperations.listPasskeys, { providesTags: ['Passkey'] })),
    startPasskey: build.mutation(call(passkeysOperations.startPasskey)),
    addPasskey: build.mutation(
      call(passkeysOperations.addPasskey, { invalidatesTags: ['Passkey', 'Activity'] }),
    ),
    renamePasskey: build.mutation(call(passkeysOperations.renamePasskey, { invalidatesTags: ['Passkey'] })),
    removePasskey: build.mutation(
      call(passkeysOperations.removePasskey, { invalidatesTags: ['Passkey', 'Activity'] }),
    ),
  }),
});

export const {
  useListPasskeysQuery,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
} = passkeysEndpoints;
