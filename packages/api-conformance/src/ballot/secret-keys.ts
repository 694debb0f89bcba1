import {
  constants,
  generateKeyPairSync,
  type KeyObject,
  type KeyPairKeyObjectResult,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';

const KEY_BITS = 2048;

/** Votes are sealed with RSA-OAEP and SHA-256. */
const OAEP = { oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };

export const createKeys = (): KeyPairKeyObjectResult =>
  generateKeyPairSync('rsa', { modulusLength: KEY_BITS });

/** Returns a public key as base64url SPKI. */
export const textOfKey = (publicKey: KeyObject): string =>
  publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');

/** Returns a function that seals a choice as often as it is asked, as the browser of a voter does. */
export const sealerOf =
  (key: KeyObject, choice: string) =>
  (count: number): string[] =>
    Array.from({ length: count }, () =>
      publicEncrypt({ key, ...OAEP }, Buffer.from(choice)).toString('base64url'),
    );

/** Returns texts as long as sealed votes. The back end can't open one, so that they need no content where nobody counts them. */
export const sealedNoise = (count: number): string[] =>
  Array.from({ length: count }, () => randomBytes(KEY_BITS / 8).toString('base64url'));

/** Opens a sealed text, or returns undefined for one that was not sealed for this key. */
export function openSealed(key: KeyObject, sealed: unknown): string | undefined {
  try {
    return privateDecrypt({ key, ...OAEP }, Buffer.from(String(sealed), 'base64url')).toString();
  } catch {
    return undefined;
  }
}
