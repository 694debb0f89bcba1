import type {
  AuthUser,
  ConfirmTwoFactorBody,
  ForgotPasswordBody,
  LoginBody,
  ResetPasswordBody,
} from '@mijn/domain/auth';
import { apiRoot } from '../../shared/api/api-root.ts';

/** The steps of signing in and out. Their answer is the user, where there is one. */
export const authEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<AuthUser, LoginBody>({
      query: (body) => (client, options) => client.auth.login({ body }, options),
    }),
    confirmTwoFactor: build.mutation<AuthUser, ConfirmTwoFactorBody>({
      query: (body) => (client, options) => client.auth.confirmTwoFactor({ body }, options),
    }),
    logout: build.mutation<null, void>({
      query: () => (client, options) => client.auth.logout({}, options),
    }),
    impersonate: build.mutation<null, { token: string; signature: string }>({
      query: (body) => (client, options) => client.auth.impersonate({ body }, options),
    }),
    forgotPassword: build.mutation<null, ForgotPasswordBody>({
      query: (body) => (client, options) => client.auth.forgotPassword({ body }, options),
    }),
    resetPassword: build.mutation<null, ResetPasswordBody>({
      query: (body) => (client, options) => client.auth.resetPassword({ body }, options),
    }),
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
