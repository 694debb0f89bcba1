import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The bytes of the nonce and of the tag of AES-256-GCM (NIST SP 800-38D). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `mijn seal ${purpose}`, 32));

/**
 * Encrypts a text that the server has to read again, so that a copy of the database alone does not give it away.
 * @param secret the secret of the server.
 * @param purpose what the text is for. It can be read for that purpose alone.
 */
export function seal(secret: string, purpose: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts what `seal` encrypted. Returns undefined if the secret of the server is another, or the bytes were changed. */
export function unseal(secret: string, purpose: string, sealed: Buffer): string | undefined {
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
