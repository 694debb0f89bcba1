import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** An opaque token of 256 bits, for cookies and links. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored instead of a token. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The signature of a text for one purpose. It is invalid for any other purpose. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
}

/** Compares two texts in constant time. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(hashToken(one), hashToken(other));
}

/** The hash of a recovery code, which ignores case and spaces. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return hashToken(`${userId}:${code.replaceAll(/\s/gu, '').toLowerCase()}`);
}
