import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './auth.contract.ts';
import { csrf, user } from './of-every-client.ts';

/** The operations of signing in and out, of the current user, and of the active association. */
export const authOperations = defineOperations<typeof shapes>()({
  /** Sets the session cookie and the anti-forgery cookie, which every call that changes something needs. */
  csrf,
  /** Starts a session with an e-mail address and a password. The second factor may still be missing. */
  login: {
    method: 'POST',
    path: '/auth/login',
    respondsWith: 'id',
    needsNewToken: true,
    handlesUnauthenticated: true,
  },
  /** Confirms the second factor of the session with a code of the authenticator app, or a recovery code. */
  confirmTwoFactor: { method: 'POST', path: '/auth/two-factor', respondsWith: 'id' },
  /** Proves again who the member is, with the password or a passkey, before a change of how the member signs in. */
  sudo: { method: 'POST', path: '/auth/sudo' },
  /** Starts a session in which provider staff act for a member, by a signed link. */
  impersonate: { method: 'POST', path: '/auth/impersonate', needsNewToken: true },
  /** Returns the signed-in user with the associations. It is the first call of an app. */
  user,
  /** Ends the session. It also succeeds without a session. */
  logout: { method: 'POST', path: '/auth/logout', handlesUnauthenticated: true },
  /** Remembers the association that the member chose as the active one. */
  setAssociation: { method: 'POST', path: '/auth/user/association/{association_id}' },
  /** Mails a link to set a new password. The response is the same for an unknown address. */
  forgotPassword: { method: 'POST', path: '/auth/forgot-password' },
  /** Sets a new password with the token of the mailed link. */
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
});

export type * from './auth.contract.ts';
export { csrf, user } from './of-every-client.ts';
