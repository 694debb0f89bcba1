import type { Activity, SignedInDevice, StaffAccess } from '@mijn/domain/security';
import { securityContract } from '@mijn/domain/security/contract';
import type { HttpHandler } from 'msw';
import type { Account } from '../call/member.ts';
import { Refusal, wrongField } from '../call/refusal.ts';
import { keepRows, pageOf } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
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

const ofAccount = ({ account, session, random, moment, rows }: Place): SecurityData => ({
  account,
  session,
  isEnabled: account.user.two_factor_auth.enabled,
  devices: [
    aDevice(1, { signed_in_at: moment(0, '09:00'), last_seen_at: moment(0, '12:00') }),
    aDevice(2, {
      browser: 'Safari',
      system: 'iPhone',
      kind: 'phone',
      signed_in_at: moment(-4, '20:15'),
      last_seen_at: moment(-1, '08:00'),
    }),
  ],
  accesses: [anAccess(1, { started_at: moment(-40, '10:00'), ended_at: moment(-40, '10:20') })],
  activities: rows(30, (number, index) =>
    anActivity(number, {
      happened_at: moment(-index * 2, '08:30'),
      action: random.pick([
        'signed_in',
        'signed_in',
        'sign_in_failed',
        'profile_changed',
        'message_published',
      ]),
    }),
  ),
});

const twoDevices = (): SignedInDevice[] => [
  aDevice(1),
  aDevice(2, { browser: 'Safari', system: 'iPhone', kind: 'phone' }),
];

const codes = (generation: number) =>
  Array.from({ length: 10 }, (_, index) => `k7wm-3xqa-${generation}t${String(index).padStart(2, '0')}`);

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
  let generation = 1;
  const signedIn = keepRows(devices);
  const enable = (isOn: boolean) => {
    enabled = isOn;
    account.user = { ...account.user, two_factor_auth: { enabled: isOn, authenticated: true } };
  };
  const newCodes = () => {
    generation += 1;
    return { recovery_codes: codes(generation) };
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
      return newCodes();
    },
    disableTwoFactor: ({ body }) => {
      if (body.password !== account.password) return wrongField('password', 'wrong_password');
      if (body.code !== MOCK_CODE) return wrongField('code', 'invalid_code');
      enable(false);
      return undefined;
    },
    renewRecoveryCodes: newCodes,
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

export const securityCalls = (data: SecurityData = {}): HttpHandler[] =>
  callsOf(securityContract, respond(data));

export const securityMock = defineMock({ contract: securityContract, generate: ofAccount, respond });
