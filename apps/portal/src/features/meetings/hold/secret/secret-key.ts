import { SECRET_KEY_BITS } from '@mijn/domain/limits';
import { SEALING, toBase64Url } from '../../voting/sealing.ts';
import { browserKeys, type KeyStore } from './key-store.ts';

const ALGORITHM: RsaHashedKeyGenParams = {
  ...SEALING,
  modulusLength: SECRET_KEY_BITS,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/**
 * Makes the key pair of a secret ballot, and keeps its private key in this browser before anybody can vote with it. No script can read
 * the private key, only use it.
 * @returns the public key, as base64url SPKI.
 * @throws if this browser keeps nothing, such as in a private window.
 */
export async function createSecretKey(keys: KeyStore = browserKeys): Promise<string> {
  const pair = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
  const publicKey = toBase64Url(await crypto.subtle.exportKey('spki', pair.publicKey));
  await keys.put(publicKey, pair.privateKey);
  return publicKey;
}

/** Returns the private key of a secret ballot; undefined if another device opened it. Never rejects. */
export async function findSecretKey(
  publicKey: string,
  keys: KeyStore = browserKeys,
): Promise<CryptoKey | undefined> {
  return keys.get(publicKey).catch(() => undefined);
}

/** Forgets the private key of a ballot that has ended. Never rejects. */
export async function forgetSecretKey(publicKey: string, keys: KeyStore = browserKeys): Promise<void> {
  await keys.delete(publicKey).catch(() => undefined);
}
