import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './security.contract.ts';

const twoFactor = '/security/two-factor';
const devices = '/security/devices';

/** The operations with which members protect their account, and see what happened in it (decisions §3). */
export const securityOperations = defineOperations<typeof shapes>()({
  getTwoFactor: { method: 'GET', path: twoFactor },
  startTwoFactor: { method: 'POST', path: `${twoFactor}/start` },
  enableTwoFactor: { method: 'POST', path: `${twoFactor}/enable` },
  disableTwoFactor: { method: 'POST', path: `${twoFactor}/disable` },
  renewRecoveryCodes: { method: 'POST', path: `${twoFactor}/recovery-codes` },
  listDevices: { method: 'GET', path: devices },
  signOutDevice: { method: 'DELETE', path: `${devices}/{session_id}` },
  signOutEverywhere: { method: 'POST', path: `${devices}/sign-out` },
  listStaffAccess: { method: 'GET', path: '/security/staff-access' },
  listActivity: { method: 'GET', path: '/security/activity' },
});

export type * from './security.contract.ts';
