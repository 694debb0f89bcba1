import { object, ref, string } from 'yup';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../limits/index.ts';
import { isCommonPassword } from './password-strength.ts';

const isNotTheEmail = (password: string | undefined, email: unknown): boolean =>
  typeof email !== 'string' || password?.toLowerCase() !== email.trim().toLowerCase();

/** A new password, typed twice (decisions §3): its length, and no word that everybody tries first. */
export const newPassword = object({
  password: string()
    .min(PASSWORD_LENGTH_MIN)
    .max(PASSWORD_LENGTH_MAX)
    .test('common_password', (password) => !isCommonPassword(password ?? ''))
    .test('same_as_email', (password, { parent }) => isNotTheEmail(password, parent.email))
    .required(),
  password_confirmation: string()
    .test('not_matching', (value, context) => value === context.resolve(ref('password')))
    .required(),
});
