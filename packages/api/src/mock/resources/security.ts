import type { Activity, SignedInDevice, StaffAccess } from '@mijn/domain/security';
import { securityContract } from '@mijn/domain/security/contract';
import type { Account } from '../call/member.ts';
import { Refusal, wrongField } from '../call/refusal.ts';
import { keepRows, pageOf } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { MOCK_CODE, MOCK_PASSWORD } from '../provider/secrets.ts';
import type { Session } from '../provider/session.ts';
import { aUser } from './auth.ts';

export const aDevice = (number: number, own: Partial<SignedInDevice> = {}): SignedInDevice => ({
  id: idOf(60, number),
  browser: 'Firefox',
  system: 'Windows',
  kind: 'computer',
  place: null,
  signed_in_at: '2026-11-20T08:00:00.000Z',
  last_seen_at: '2026-11-20T09:00:00.000Z',
  is_this: number === 1,
  ...own,
});

export const anAccess = (number: number, own: Partial<StaffAccess> = {}): StaffAccess => ({
  id: idOf(61, number),
  staff_name: 'Sara Staf',
  reason: 'Vraag over een factuur',
  is_read_only: true,
  started_at: '2026-11-19T09:00:00.000Z',
  ended_at: '2026-11-19T09:20:00.000Z',
  changes: [],
  ...own,
});

export const anActivity = (number: number, own: Partial<Activity> = {}): Activity => ({
  id: idOf(62, number),
  happened_at: '2026-11-20T08:00:00.000Z',
  action: 'signed_in',
  staff_name: null,
  call: null,
  browser: 'Firefox',
  system: 'Windows',
  ...own,
});

export interface SecurityData {
  isEnabled?: boolean;
  devices?: readonly SignedInDevice[];
  accesses?: readonly StaffAccess[];
  activities?: readonly Activity[];
  account?: Account;
  session?: Session;
  /** From when the provider requires a second factor of the member. */
  requiredFrom?: string;
}

const twoDevices = (): SignedInDevice[] => [
  aDevice(1),
  aDevice(2, { browser: 'Safari', system: 'iPhone', kind: 'phone' }),
];

const codes = () => ({
  recovery_codes: Array.from({ length: 10 }, (_, at) => `k7wm-3xqa-2t${String(at).padStart(2, '0')}`),
});

function respond({
  isEnabled = false,
  devices = twoDevices(),
  accesses = [],
  activities = [],
  account = { user: aUser(), password: MOCK_PASSWORD },
  session,
  requiredFrom,
}: SecurityData): Responders<typeof securityContract> {
  let enabled = isEnabled;
  const signedIn = keepRows(devices);
  const enable = (isOn: boolean) => {
    enabled = isOn;
    account.user = { ...account.user, two_factor_auth: { enabled: isOn, authenticated: true } };
  };
  const signOut = () => {
    if (session) session.account = undefined;
  };
  return {
    getTwoFactor: () => ({
      is_enabled: enabled,
      recovery_codes_left: enabled ? 8 : 0,
      ...(requiredFrom !== undefined && { required_from: requiredFrom }),
    }),
    startTwoFactor: () => ({
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Mijn%20Waterpas:anna?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    }),
    enableTwoFactor: ({ body }) => {
      if (body.code !== MOCK_CODE) return wrongField('code', 'invalid_code');
      enable(true);
      return codes();
    },
    disableTwoFactor: ({ body }) => {
      if (body.password !== account.password) return wrongField('password', 'wrong_password');
      if (body.code !== MOCK_CODE) return wrongField('code', 'invalid_code');
      enable(false);
      return undefined;
    },
    renewRecoveryCodes: codes,
    listDevices: () => ({ data: [...signedIn.all()] }),
    signOutEverywhere: signOut,
    signOutDevice: ({ params }) => {
      const device = signedIn.find(params.session_id);
      if (!(device instanceof Refusal) && device.is_this) signOut();
      return signedIn.remove(params.session_id);
    },
    listStaffAccess: ({ query }) => pageOf(accesses, query),
    listActivity: ({ query }) => pageOf(activities, query),
  };
}

export const securityCalls = (data: SecurityData = {}) => callsOf(securityContract, respond(data));

export const securityMock = defineMock({
  contract: securityContract,
  generate: ({ account, session, moment, rows }): SecurityData => ({
    account,
    session,
    isEnabled: account.user.two_factor_auth.enabled,
    accesses: [anAccess(1)],
    activities: rows(30, (number, at) => anActivity(number, { happened_at: moment(-at * 2, '08:30') })),
  }),
  respond,
});
