import { call } from '@mijn/api/rtk-query';
import { passkeysOperations } from '@mijn/domain/passkeys';
import { apiRoot } from '../../../shared/store/api-root.ts';
import { callForUser } from '../../../shared/session/session.endpoints.ts';

const passkeyEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    startPasskeyLogin: build.mutation(call(passkeysOperations.startPasskeyLogin)),
    loginWithPasskey: build.mutation(callForUser(passkeysOperations.loginWithPasskey)),
    startPasskeyFactor: build.mutation(call(passkeysOperations.startPasskeyFactor)),
    confirmWithPasskey: build.mutation(callForUser(passkeysOperations.confirmWithPasskey)),
  }),
});

export const {
  useStartPasskeyLoginMutation,
  useLoginWithPasskeyMutation,
  useStartPasskeyFactorMutation,
  useConfirmWithPasskeyMutation,
} = passkeyEndpoints;
