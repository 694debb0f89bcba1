import type { Activity, SignedInDevice, StaffAccess } from '@mijn/domain/security';
import { securityContract } from '@mijn/domain/security/contract';
import { isOnByDefault, type NotificationChoice, notificationKinds } from '@mijn/domain/notifications';
import { notificationsContract } from '@mijn/domain/notifications/contract';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import type { AccessToken } from '@mijn/domain/access-tokens';
import type { Passkey } from '@mijn/domain/passkeys';
import type { HttpHandler } from 'msw';
import { idOf } from '../builders.ts';
import { accessTokensCalls } from './access-tokens-calls.ts';
import { passkeysCalls } from './passkeys-calls.ts';
import { type MockedCall, mockCall, Refusal } from './mock-call.ts';
import { personalDataCalls } from './personal-data-calls.ts';

/** The code that the mocked authenticator app shows. */
export const APP_CODE = '123456';
export const ACCOUNT_PASSWORD = 'Waterpas-2026!';

const codes = (generation: number) =>
  Array.from({ length: 10 }, (_, index) => `k7wm-3xqa-${generation}t${String(index).padStart(2, '0')}`);

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

const page = <Item>(items: readonly Item[], { query }: Pick<MockedCall<never>, 'query'>) => {
  const number = Number(query.get('page') ?? 1);
  const perPage = Number(query.get('per_page') ?? 25);
  const data = items.slice((number - 1) * perPage, number * perPage);
  return { data, meta: { page: number, per_page: perPage, total: items.length } };
};

/** The data of the page "Mijn instellingen". */
export interface SettingsData {
  isEnabled?: boolean;
  devices?: readonly SignedInDevice[];
  accesses?: readonly StaffAccess[];
  activities?: readonly Activity[];
  passkeys?: readonly Passkey[];
  accessTokens?: readonly AccessToken[];
}

/** Returns mocked calls of the page "Mijn instellingen", which change as on the server. */
export function settingsCalls({
  isEnabled = false,
  devices = [aDevice(1), aDevice(2, { browser: 'Safari', system: 'iPhone', kind: 'phone' })],
  accesses = [],
  activities = [],
  passkeys = [],
  accessTokens = [],
}: SettingsData = {}): HttpHandler[] {
  let enabled = isEnabled;
  let generation = 1;
  let choices: NotificationChoice[] = [1001, 1002].flatMap((code) =>
    notificationKinds.map((kind) => ({ association_id: idOf(1, code), kind, is_on: isOnByDefault(kind) })),
  );
  let signedIn = [...devices];
  const wrong = (field: 'code' | 'password', code: 'invalid_code' | 'wrong_password') =>
    new Refusal('validation_failed', { errors: { [field]: [{ code }] } });
  const newCodes = () => {
    generation += 1;
    return { recovery_codes: codes(generation) };
  };
  return [
    mockCall(securityContract.getTwoFactor, () => ({
      is_enabled: enabled,
      recovery_codes_left: enabled ? 8 : 0,
    })),
    mockCall(securityContract.startTwoFactor, () => ({
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Mijn%20Waterpas:anna?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    })),
    mockCall(securityContract.enableTwoFactor, ({ body }) => {
      if (body.code !== APP_CODE) return wrong('code', 'invalid_code');
      enabled = true;
      return newCodes();
    }),
    mockCall(securityContract.disableTwoFactor, ({ body }) => {
      if (body.password !== ACCOUNT_PASSWORD) return wrong('password', 'wrong_password');
      if (body.code !== APP_CODE) return wrong('code', 'invalid_code');
      enabled = false;
      return undefined;
    }),
    mockCall(securityContract.renewRecoveryCodes, newCodes),
    ...passkeysCalls(passkeys),
    ...accessTokensCalls(accessTokens),
    mockCall(securityContract.listDevices, () => ({ data: signedIn })),
    mockCall(securityContract.signOutEverywhere, () => undefined),
    mockCall(securityContract.signOutDevice, ({ params }) => {
      signedIn = signedIn.filter(({ id }) => id !== params.session_id);
    }),
    mockCall(securityContract.listStaffAccess, (call) => page(accesses, call)),
    mockCall(securityContract.listActivity, (call) => page(activities, call)),
    mockCall(notificationsContract.listChoices, () => ({ data: choices })),
    mockCall(notificationsContract.setChoices, ({ body }) => {
      choices = choices.map(
        (choice) =>
          body.choices.find(
            ({ association_id, kind }) => association_id === choice.association_id && kind === choice.kind,
          ) ?? choice,
      );
      return { data: choices };
    }),
    mockCall(meetingsContract.getCalendarFeed, () => ({
      address: 'https://mijn.waterpas.example/api/calendar-feed/meetings.ics?key=sleutel-1',
    })),
    ...personalDataCalls(),
  ];
}
