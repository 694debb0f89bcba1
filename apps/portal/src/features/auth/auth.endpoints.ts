import { call } from '@mijn/api/rtk-query';
import { authOperations } from '@mijn/domain/auth';
import { apiRoot } from '../../shared/store/api-root.ts';
import { callForUser } from '../../shared/session/session.endpoints.ts';

const authEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(callForUser(authOperations.login)),
    confirmTwoFactor: build.mutation(callForUser(authOperations.confirmTwoFactor)),
    logout: build.mutation(call(authOperations.logout)),
    impersonate: build.mutation(call(authOperations.impersonate)),
    forgotPassword: build.mutation(call(authOperations.forgotPassword)),
    resetPassword: build.mutation(call(authOperations.resetPassword)),
  }),
});

export const {
  useLoginMutation,
  useConfirmTwoFactorMutation,
  useLogoutMutation,
  useImpersonateMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = authEndpoints;
