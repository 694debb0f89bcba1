import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** An opaque token of 256 bits, for cookies and links. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored instead of a token. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The signature of a text for one purpose; signatures of one purpose are worth nothing for another. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
}

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(hashToken(one), hashToken(other));
}

/** What is stored of a recovery code; capitals and spaces do not matter. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return hashToken(`${userId}:${code.replaceAll(/\s/gu, '').toLowerCase()}`);
}
