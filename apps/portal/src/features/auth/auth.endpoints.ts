import type {
  AuthUser,
  ConfirmTwoFactorBody,
  ForgotPasswordBody,
  LoginBody,
  ResetPasswordBody,
} from '@mijn/domain/auth';
import { apiRoot } from '../../shared/api/api-root.ts';
import { checkUser } from '../../shared/session/check-user.ts';

/** The steps of signing in and out. Their answer is the user, where there is one. */
export const authEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<AuthUser, LoginBody>({
      query: (body) => async (connection, options) =>
        checkUser(await connection.auth.login({ body }, options)),
    }),
    confirmTwoFactor: build.mutation<AuthUser, ConfirmTwoFactorBody>({
      query: (body) => async (connection, options) =>
        checkUser(await connection.auth.confirmTwoFactor({ body }, options)),
    }),
    logout: build.mutation<null, void>({
      query: () => (connection, options) => connection.auth.logout({}, options),
    }),
    impersonate: build.mutation<null, { token: string; signature: string }>({
      query: (body) => (connection, options) => connection.auth.impersonate({ body }, options),
    }),
    forgotPassword: build.mutation<null, ForgotPasswordBody>({
      query: (body) => (connection, options) => connection.auth.forgotPassword({ body }, options),
    }),
    resetPassword: build.mutation<null, ResetPasswordBody>({
      query: (body) => (connection, options) => connection.auth.resetPassword({ body }, options),
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
