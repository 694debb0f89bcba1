import { array, boolean, type InferType, number, object, ref, string } from 'yup';
import { association } from '../associations/associations.contract.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../limits/limits.ts';
import { passkeyResponse } from '../passkeys/passkey-response.contract.ts';
import { isCommonPassword } from '../passwords/passwords.ts';
import { defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { authOperations } from './auth.ts';

const isNotTheEmail = (password: string | undefined, email: unknown): boolean =>
  typeof email !== 'string' || password?.toLowerCase() !== email.trim().toLowerCase();

/** The password must not be a common one or the e-mail address. */
export const newPassword = object({
  /** The new password. It is not a common one, and not the e-mail address. */
  password: string()
    .min(PASSWORD_LENGTH_MIN)
    .max(PASSWORD_LENGTH_MAX)
    .test('common_password', (password) => !isCommonPassword(password ?? ''))
    .test('same_as_email', (password, { parent }) => isNotTheEmail(password, parent.email))
    .required(),
  /** The new password once more. */
  password_confirmation: string()
    .test('not_matching', (value, context) => value === context.resolve(ref('password')))
    .required(),
});

/**
 * The signed-in user. Until the second factor is confirmed, or set up if that is due, `associations` is empty and
 * `last_active_association_id` and `owner` are null, because the session has no access to associations yet.
 */
export const authUser = object({
  /** The id of the user, a UUID. */
  id: id().required(),
  /** The id of the session, which a logout can name. Absent if the back end has no names for sessions. */
  session_id: id().optional(),
  /** The e-mail address that the user signs in with. */
  email: string().required(),
  /** The name of the user, as the portal shows it. */
  name: string().required(),
  /** The associations of which the user is a member. */
  associations: array(association).required(),
  /** The association that the user chose last; null if the user never chose one. */
  last_active_association_id: id().defined().nullable(),
  /** The owner that the user is; null for a user who owns nothing. */
  owner: object({
    /** The id of the owner, a UUID. */
    id: id().required(),
  })
    .defined()
    .nullable(),
  /** How far this session is with the second factor, and what the account still needs. */
  two_factor_auth: object({
    /** Whether the account has a second factor. */
    enabled: boolean().required(),
    /** Whether this session has confirmed the second factor. It is false as long as a code is needed. */
    authenticated: boolean().required(),
    /**
     * The time from which the password alone signs in after an undone change of the e-mail address; null if only the provider can help. It is
     * missing unless the account waits, and after another proof than the password.
     */
    held_until: string().datetime().nullable().optional(),
    /** Whether a passkey is the only second factor of the account. It is missing unless this session has to give it. */
    is_passkey_only: boolean().optional(),
    /** The second factor that the provider requires of the member. It is missing unless the member has none. */
    set_up: object({
      /** The time from which the second factor is required, in UTC. */
      required_from: string().datetime().required(),
      /** Whether that time has passed: this session can then set up a second factor and log out, and nothing else. */
      is_due: boolean().required(),
    })
      .default(undefined)
      .optional(),
  }).required(),
  /**
   * The remaining seconds of the session, however active the user is. A session ends 12 hours after login, or
   * after 60 minutes for staff. The value is a duration, because the clock of the device may
   * be wrong.
   */
  session_ends_in_s: number().integer().min(0).required(),
  /** The impersonation; null unless provider staff act for this member. */
  impersonation: object({
    /** The name of the member of staff. */
    staff_name: string().required(),
    /** The time at which the session of the staff ends, in UTC. */
    ends_at: string().datetime().required(),
    /** Whether the staff may only look. Changes are then refused with `read_only_session`. */
    is_read_only: boolean().required(),
  })
    .defined()
    .nullable(),
});

export type AuthUser = InferType<typeof authUser>;

/** The e-mail address of the account. */
const email = string().trim().email().max(254).required();

export const loginBody = object({
  email,
  /** The password of the account, as it was typed. */
  password: string().max(1000).required(),
}).exact();

/** The body of the second factor. The code is from the authenticator app (six digits, spaces allowed) or a recovery code. */
export const confirmTwoFactorBody = object({
  /** The code of the authenticator app (six digits, spaces allowed) or a recovery code. */
  code: string().trim().max(40).required(),
}).exact();

/** The current password or a passkey, as it is asked again before a change of how the member signs in. */
export const sudoBody = object({
  /** The current password; required without a `passkey`. */
  password: string()
    .max(1000)
    .when('passkey', ([passkey]: unknown[], password) =>
      passkey === undefined ? password.required() : password,
    ),
  /** The response of a passkey to the options of `startPasskeySudo`, instead of the password. */
  passkey: passkeyResponse.default(undefined).optional(),
}).exact();

export const impersonateBody = object({
  /** The token of the link that the provider made. */
  token: string().max(200).required(),
  /** The signature of the link, which proves that nobody changed it. */
  signature: string().max(200).required(),
}).exact();

export const forgotPasswordBody = object({ email }).exact();

export const resetPasswordBody = newPassword
  .shape({
    /** The token of the link in the mail. It works once. */
    token: string().max(200).required(),
    email,
  })
  .exact();

export const shapes = {
  csrf: {},
  login: {
    body: loginBody,
    response: authUser,
    errors: ['invalid_credentials', 'reset_required', 'too_many_requests'],
  },
  confirmTwoFactor: {
    body: confirmTwoFactorBody,
    response: authUser,
    errors: ['reset_required', 'too_many_requests'],
  },
  /**
   * Lets this session change how the member signs in, for `SUDO_MS`. A wrong password is the error
   * `wrong_password` of its field.
   */
  sudo: { body: sudoBody, errors: ['forbidden', 'passkey_refused', 'reset_required', 'too_many_requests'] },
  impersonate: { body: impersonateBody, errors: ['impersonation_link_invalid', 'too_many_requests'] },
  user: { response: authUser },
  /** With `session_id`, the call ends that session alone, so that a page whose session is over does not end a newer one. */
  logout: {
    query: object({
      /** The session to end, as `session_id` of the user names it; the session of the call without it. */
      session_id: id().optional(),
    }).exact(),
    errors: ['other_user'],
  },
  setAssociation: { errors: ['not_found'] },
  forgotPassword: { body: forgotPasswordBody, status: 202, errors: ['too_many_requests'] },
  resetPassword: { body: resetPasswordBody, errors: ['reset_link_invalid', 'too_many_requests'] },
} as const satisfies Shapes;

export const authContract = defineContract(authOperations, shapes);

export type SudoBody = InferType<typeof sudoBody>;
export type LoginBody = InferType<typeof loginBody>;
export type ResetPasswordBody = InferType<typeof resetPasswordBody>;
