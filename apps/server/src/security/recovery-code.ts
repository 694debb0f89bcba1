import { hashToken } from './digest.ts';

/** What is stored of a recovery code; capitals and spaces do not matter. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return hashToken(`${userId}:${code.replaceAll(/\s/gu, '').toLowerCase()}`);
}
