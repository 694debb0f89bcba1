import { object, string, type InferType } from 'yup';
import { defineContract, type Shapes } from '../wire/index.ts';
import { authOperations } from './auth.operations.ts';
import { authUser } from './auth-user.contract.ts';
import { newPassword } from './new-password.contract.ts';

const email = string().trim().email().max(254).required();

export const loginBody = object({
  email,
  password: string().max(1000).required(),
}).exact();

/** A code of the authenticator app (six digits, spaces allowed) or a recovery code. */
export const confirmTwoFactorBody = object({
  code: string().trim().max(40).required(),
}).exact();

export const impersonateBody = object({
  token: string().max(200).required(),
  signature: string().max(200).required(),
}).exact();

export const forgotPasswordBody = object({ email }).exact();

export const resetPasswordBody = newPassword.shape({ token: string().max(200).required(), email }).exact();

const shapes = {
  csrf: {},
  login: { body: loginBody, answer: authUser, errors: ['invalid_credentials', 'too_many_requests'] },
  confirmTwoFactor: { body: confirmTwoFactorBody, answer: authUser, errors: ['too_many_requests'] },
  impersonate: { body: impersonateBody, errors: ['impersonation_link_invalid', 'too_many_requests'] },
  user: { answer: authUser },
  logout: {},
  setAssociation: { errors: ['not_found'] },
  forgotPassword: { body: forgotPasswordBody, status: 202, errors: ['too_many_requests'] },
  resetPassword: { body: resetPasswordBody, errors: ['reset_link_invalid', 'too_many_requests'] },
} as const satisfies Shapes;

export type AuthShapes = typeof shapes;

export const authContract = defineContract(authOperations, shapes);

export type AuthContract = typeof authContract;
export type LoginBody = InferType<typeof loginBody>;
export type ConfirmTwoFactorBody = InferType<typeof confirmTwoFactorBody>;
export type ForgotPasswordBody = InferType<typeof forgotPasswordBody>;
export type ResetPasswordBody = InferType<typeof resetPasswordBody>;
