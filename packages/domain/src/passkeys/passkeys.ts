import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './passkeys.contract.ts';

const passkeys = '/security/passkeys';

/**
 * The operations of passkeys (docs/decisions/0145). Each proof with a passkey starts with a call for options,
 * whose challenge the passkey signs.
 */
export const passkeysOperations = defineOperations<typeof shapes>()({
  listPasskeys: { method: 'GET', path: passkeys },
  startPasskey: { method: 'POST', path: `${passkeys}/options` },
  addPasskey: { method: 'POST', path: passkeys },
  renamePasskey: { method: 'PATCH', path: `${passkeys}/{passkey_id}` },
  removePasskey: { method: 'DELETE', path: `${passkeys}/{passkey_id}` },
  startPasskeyLogin: { method: 'POST', path: '/auth/passkey/options', needsNewToken: true },
  loginWithPasskey: { method: 'POST', path: '/auth/passkey' },
  startPasskeyFactor: { method: 'POST', path: '/auth/two-factor/passkey/options' },
  confirmWithPasskey: { method: 'POST', path: '/auth/two-factor/passkey' },
  startPasskeySudo: { method: 'POST', path: '/auth/sudo/options' },
});

/** The ways in which a browser reaches a passkey (WebAuthn §5.8.4). */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export type * from './passkeys.contract.ts';
