export { authOperations } from './auth.operations.ts';
export type {
  AuthContract,
  ConfirmTwoFactorBody,
  ForgotPasswordBody,
  LoginBody,
  ResetPasswordBody,
} from './auth.contract.ts';
export type { AuthUser } from './auth-user.contract.ts';
export { passwordStrength, isCommonPassword, type PasswordStrength } from './password-strength.ts';
