import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './security.contract.ts';

const twoFactor = '/security/two-factor';
const devices = '/security/devices';

/** The operations with which members protect their account, and see what happened in it. */
export const securityOperations = defineOperations<typeof shapes>()({
  /** Returns whether the account has a second factor, and how many recovery codes are left. */
  getTwoFactor: { method: 'GET', path: twoFactor },
  /** Returns the secret for the authenticator app. The second factor is not enabled yet. */
  startTwoFactor: { method: 'POST', path: `${twoFactor}/start`, respondsWith: 'secret' },
  /** Enables the second factor with a code of the authenticator app, and returns the recovery codes once. */
  enableTwoFactor: { method: 'POST', path: `${twoFactor}/enable`, respondsWith: 'recovery_codes' },
  /** Disables the second factor, with the password and a code. */
  disableTwoFactor: { method: 'POST', path: `${twoFactor}/disable` },
  /** Replaces the recovery codes, and returns the new ones once. */
  renewRecoveryCodes: { method: 'POST', path: `${twoFactor}/recovery-codes`, respondsWith: 'recovery_codes' },
  /** Returns the devices on which the member is signed in. */
  listDevices: { method: 'GET', path: devices },
  /** Ends the session of one device. */
  signOutDevice: { method: 'DELETE', path: `${devices}/{session_id}` },
  /** Ends all sessions of the member, that of the call included. */
  signOutEverywhere: { method: 'POST', path: `${devices}/sign-out` },
  /** Returns one page of the times that provider staff acted for the member, newest first. */
  listStaffAccess: { method: 'GET', path: '/security/staff-access' },
  /** Returns one page of what happened in the account, newest first. */
  listActivity: { method: 'GET', path: '/security/activity' },
});

export type * from './security.contract.ts';
