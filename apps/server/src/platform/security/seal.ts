import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { allSecrets, type ServerSecret } from './server-secret.ts';

/** The bytes of the nonce and of the tag of AES-256-GCM (NIST SP 800-38D). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `mijn seal ${purpose}`, 32));

/** Protects a text in a copy of the database. @param purpose the only purpose for which the text can be read. */
export function seal({ current }: ServerSecret, purpose: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(current, purpose), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function openWith(secret: string, purpose: string, sealed: Buffer): string | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, end)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

/** Returns undefined if the server has another secret by now, or the bytes were changed. */
export function unseal(secret: ServerSecret, purpose: string, sealed: Buffer): string | undefined {
  for (const one of allSecrets(secret)) {
    const text = openWith(one, purpose, sealed);
    if (text !== undefined) return text;
  }
  return undefined;
}

export const isSealedNow = ({ current }: ServerSecret, purpose: string, sealed: Buffer): boolean =>
  openWith(current, purpose, sealed) !== undefined;

/** The name stands beside sealed texts, is derived from the secret, and gives nothing of the secret away. */
export const nameOfSecret = ({ current }: ServerSecret): string =>
  Buffer.from(hkdfSync('sha256', current, '', 'mijn seal name', 8)).toString('hex');
