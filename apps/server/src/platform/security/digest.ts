import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { allSecrets, type ServerSecret } from './server-secret.ts';

/** Returns an opaque token of 256 bits, for cookies and links. Only the hash of the token is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Returns the SHA-256 hash of a text in hexadecimal, which people can check with any program. */
export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** The number of characters of a short hash: 48 bits, so that two of a million sessions rarely share one. */
const SHORT_LENGTH = 12;

/** Returns a short hash of an id in hexadecimal, by which lines of the log can be compared. */
export function shortHash(id: string): string {
  return sha256(id).slice(0, SHORT_LENGTH);
}

/** Returns the signature of a text for one purpose. The signature is invalid for any other purpose. */
export function sign({ current }: ServerSecret, purpose: string, text: string): string {
  return signWith(current, purpose, text);
}

const signWith = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');

/** Compares two texts in constant time. */
function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(hashToken(one), hashToken(other));
}

/** Returns whether a signature is that of a text for one purpose, with the current or the other secret. */
export const isSigned = (secret: ServerSecret, purpose: string, text: string, signature: string): boolean =>
  allSecrets(secret).some((one) => isSameText(signature, signWith(one, purpose, text)));

/** Returns the hash of a recovery code. Case, spaces and hyphens of the code are ignored. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return hashToken(`${userId}:${code.replaceAll(/[\s-]/gu, '').toLowerCase()}`);
}

/** Returns the hash of a recovery code as it was stored when the hyphens counted. */
export function hashHyphenatedCode(userId: string, code: string): Buffer {
  return hashToken(`${userId}:${code.replaceAll(/\s/gu, '').toLowerCase()}`);
}
