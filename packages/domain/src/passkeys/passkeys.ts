import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './passkeys.contract.ts';

const passkeys = '/security/passkeys';

/** The operations of passkeys. Each proof with a passkey starts with a call for options, whose challenge the passkey signs. */
export const passkeysOperations = defineOperations<typeof shapes>()({
  /** Returns the passkeys of the member. */
  listPasskeys: { method: 'GET', path: passkeys },
  /** Returns the options to create a passkey, with a challenge to sign. */
  startPasskey: { method: 'POST', path: `${passkeys}/options`, respondsWith: 'challenge' },
  /** Adds the passkey that the browser created with the options. */
  addPasskey: { method: 'POST', path: passkeys, respondsWith: 'id' },
  /** Changes the name of a passkey. */
  renamePasskey: { method: 'PATCH', path: `${passkeys}/{passkey_id}`, respondsWith: 'id' },
  /** Removes a passkey, which can not be used any more. */
  removePasskey: { method: 'DELETE', path: `${passkeys}/{passkey_id}` },
  /** Returns the options to log in with a passkey, with a challenge to sign. */
  startPasskeyLogin: {
    method: 'POST',
    path: '/auth/passkey/options',
    respondsWith: 'challenge',
    needsNewToken: true,
  },
  /** Starts a session with a passkey. No second factor is needed. */
  loginWithPasskey: { method: 'POST', path: '/auth/passkey', respondsWith: 'id' },
  /** Returns the options to confirm the second factor with a passkey. */
  startPasskeyFactor: { method: 'POST', path: '/auth/two-factor/passkey/options', respondsWith: 'challenge' },
  /** Confirms the second factor of the session with a passkey. */
  confirmWithPasskey: { method: 'POST', path: '/auth/two-factor/passkey', respondsWith: 'id' },
  /** Returns the options to prove again who the member is, with a passkey. */
  startPasskeySudo: { method: 'POST', path: '/auth/sudo/options', respondsWith: 'challenge' },
});

/** The ways in which a browser reaches a passkey (WebAuthn §5.8.4). */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export type * from './passkeys.contract.ts';
