import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './profile.contract.ts';

/** The operations of a member's own data. */
export const profileOperations = defineOperations<typeof shapes>()({
  /** Returns the name and the contact data of the member. */
  getProfile: { method: 'GET', path: '/profile' },
  /** Changes the name of the member. */
  updatePersonal: { method: 'PATCH', path: '/profile/personal', respondsWith: 'version' },
  /** Changes the telephone numbers of the member. */
  updateContact: { method: 'PATCH', path: '/profile/contact', respondsWith: 'version' },
  /** Returns the addresses of the member for each association. Only the provider can change them. */
  listAddresses: { method: 'GET', path: '/profile/addresses' },
  /** Changes the password. All other sessions of the member end. */
  updatePassword: { method: 'POST', path: '/profile/password' },
  /** Mails a link to a new e-mail address, which counts after the member opened the link. */
  requestEmail: { method: 'POST', path: '/profile/email', respondsWith: 'version' },
  /** Mails the link to the new e-mail address again. */
  resendEmail: { method: 'POST', path: '/profile/email/resend', respondsWith: 'version' },
  /** Cancels the change of the e-mail address. */
  cancelEmail: { method: 'DELETE', path: '/profile/email', respondsWith: 'version' },
  /** Confirms the new e-mail address with the token of the mailed link. */
  confirmEmail: { method: 'POST', path: '/profile/email/confirm', respondsWith: 'email' },
  /** Restores the former e-mail address with the token that was mailed to it. */
  undoEmail: { method: 'POST', path: '/profile/email/undo', respondsWith: 'email' },
  /** Returns the options with which a passkey of the account stops the waiting after an undo. */
  startStopWaiting: { method: 'POST', path: '/profile/email/stop-waiting/start', respondsWith: 'challenge' },
  /**
   * Stops the waiting after an undo with the token that was mailed to the new e-mail address, and a factor of the account. From then
   * on only a factor or the provider lets somebody in who reads the old mailbox.
   */
  stopWaiting: { method: 'POST', path: '/profile/email/stop-waiting' },
});

export type * from './profile.contract.ts';
