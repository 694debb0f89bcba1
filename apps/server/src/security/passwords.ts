import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError, RETRY_AFTER_S } from '../wire/app-error.ts';

/**
 * The parameters of argon2id according to the advice of OWASP: memory in KiB, passes and lanes. The algorithm
 * is the default of the library (decisions §3).
 */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The number of hashes that are made at the same time. Each keeps a processor busy, so half of the processors, and of the four
 * threads that also read files, is left for other calls.
 */
const HASHES_AT_ONCE = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** The number of hashes that may wait, which is a few seconds of work. */
const WAITING_MAX = 100;

const limit = pLimit(HASHES_AT_ONCE);

/** Waits for its turn. @throws AppError `unavailable` if too many hashes wait. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= WAITING_MAX) throw new AppError('unavailable', { retryAfter: RETRY_AFTER_S });
  return limit(work);
}

let unknownHash: Promise<string> | undefined;

/** Returns the hash of a password. @throws AppError `unavailable` if too many passwords are hashed at this moment. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/**
 * Returns whether a password belongs to a hash. Without a hash it does the same work and returns false, so
 * that the duration does not reveal whether a user exists.
 * @throws AppError `unavailable` if too many passwords are hashed at this moment.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  unknownHash ??= hash('nobody has this password', OPTIONS);
  const compared = storedHash ?? (await unknownHash);
  const isRight = await inTurn(() => verify(compared, password));
  return isRight && storedHash !== null;
}
