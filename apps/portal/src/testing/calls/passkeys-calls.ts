import type { CreationOptions, Passkey, RequestOptions } from '@mijn/domain/passkeys';
import { passkeysContract } from '@mijn/domain/passkeys/contract';
import type { HttpHandler } from 'msw';
import { idOf } from '../builders.ts';
import { mockCall, Refusal } from './mock-call.ts';

const CHALLENGE = 'AAECAwQFBgcICQoLDA0ODw';
const TIMEOUT_MS = 300_000;

export const aPasskey = (number: number, own: Partial<Passkey> = {}): Passkey => ({
  id: idOf(63, number),
  name: 'Safari op iPhone',
  created_at: '2026-11-10T08:00:00.000Z',
  last_used_at: '2026-11-20T08:30:00.000Z',
  ...own,
});

const creation = (): CreationOptions => ({
  challenge: CHALLENGE,
  rp: { id: 'localhost', name: 'Mijn Waterpas' },
  user: { id: 'YW5uYQ', name: 'anna.eigenaar@waterpas.example', displayName: 'Anna Eigenaar' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: TIMEOUT_MS,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
});

/** Returns the options for a member with a number of passkeys. */
export const requestFor = (count: number): RequestOptions => ({
  challenge: CHALLENGE,
  rpId: 'localhost',
  timeout: TIMEOUT_MS,
  userVerification: 'required',
  allowCredentials: Array.from({ length: count }, (_, index) => ({
    id: `cGFzc2tleQ${index}`,
    type: 'public-key',
    transports: ['internal'],
  })),
});

/** Returns mocked calls for a member without passkeys, in browsers that know passkeys. */
export const noPasskeyCalls = (): HttpHandler[] => [
  mockCall(passkeysContract.startPasskeyLogin, () => requestFor(0)),
  mockCall(passkeysContract.startPasskeyFactor, () => requestFor(0)),
  mockCall(passkeysContract.startPasskeySudo, () => requestFor(0)),
];

/** Returns mocked calls of the part "Passkeys", which change as on the server. */
export function passkeysCalls(passkeys: readonly Passkey[] = []): HttpHandler[] {
  let all = [...passkeys];
  return [
    mockCall(passkeysContract.listPasskeys, () => ({ data: all })),
    mockCall(passkeysContract.startPasskey, creation),
    mockCall(passkeysContract.addPasskey, ({ body: { name } }) => {
      const passkey = aPasskey(100 + all.length, { name, last_used_at: null });
      all = [...all, passkey];
      return passkey;
    }),
    mockCall(passkeysContract.renamePasskey, ({ params, body: { name } }) => {
      all = all.map((passkey) => (passkey.id === params.passkey_id ? { ...passkey, name } : passkey));
      return all.find(({ id }) => id === params.passkey_id) ?? new Refusal('not_found');
    }),
    mockCall(passkeysContract.removePasskey, ({ params }) => {
      all = all.filter(({ id }) => id !== params.passkey_id);
    }),
  ];
}
