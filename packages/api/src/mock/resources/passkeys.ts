import type { CreationOptions, Passkey, RequestOptions } from '@mijn/domain/passkeys';
import { passkeysContract } from '@mijn/domain/passkeys/contract';
import { refuse } from '../call/refusal.ts';
import { keepRows } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';

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

/** Returns the responders. A mock can't verify a signature, so that it signs nobody in with a passkey. */
function respond(passkeys: readonly Passkey[]): Responders<typeof passkeysContract> {
  const rows = keepRows([...passkeys].toReversed());
  return {
    listPasskeys: () => ({ data: [...rows.all()].toReversed() }),
    startPasskey: creation,
    addPasskey: ({ body: { name } }) => rows.add(aPasskey(100 + rows.count(), { name, last_used_at: null })),
    renamePasskey: ({ params, body: { name } }) => rows.change(params.passkey_id, { name }),
    removePasskey: ({ params }) => rows.remove(params.passkey_id),
    startPasskeyLogin: () => requestFor(0),
    loginWithPasskey: refuse('passkey_refused'),
    startPasskeyFactor: () => requestFor(0),
    confirmWithPasskey: refuse('passkey_refused'),
    startPasskeySudo: () => requestFor(0),
  };
}

/** Returns mocked calls of passkeys, which change as on the server. The browser knows none to sign in with. */
export const passkeysCalls = (passkeys: readonly Passkey[] = []) =>
  callsOf(passkeysContract, respond(passkeys));

export const passkeysMock = defineMock({
  contract: passkeysContract,
  isPublic: ['startPasskeyLogin', 'loginWithPasskey'],
  generate: () => [],
  respond,
});
