import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError, RETRY_AFTER_S } from '../wire/app-error.ts';
import { createHashLine, type Holder } from './hash-line.ts';
import { slowDown } from './slow-down.ts';

/** OWASP's advice for argon2id, the library's default: KiB, passes and lanes (docs/product.md#new-passwords). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves half of the processors, and half of the four threads that also read files, for other calls. */
const HASHES_AT_ONCE = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** The number of hashes for members, and of those for strangers, that may wait. */
const WAITING_MAX = 100;
/** The longest wait for a hash, in milliseconds. Somebody who waits longer is told when to try again. */
const WAIT_MS_MAX = 10_000;

const tooBusy = (): AppError => new AppError('unavailable', { retryAfter: RETRY_AFTER_S });

const line = createHashLine({
  atOnce: HASHES_AT_ONCE,
  waitingMax: WAITING_MAX,
  waitMs: WAIT_MS_MAX,
  onRefused: tooBusy,
});

/**
 * Refuses somebody for whom the line has no place, before anything is asked of the database: a flood would otherwise keep its
 * connections from members. @throws AppError `unavailable`
 */
export async function requirePlace(holder: Holder): Promise<void> {
  if (!line.isFull(holder)) return;
  await slowDown();
  throw tooBusy();
}

let unknownHash: Promise<string> | undefined;

/** Devices write accents in different ways (RFC 8265 §4.2). */
const normalized = (password: string): string => password.normalize('NFC');

/** @param userId the member whose password it is. @throws AppError `unavailable` if too many passwords are hashed at this moment. */
export function hashPassword(password: string, userId = ''): Promise<string> {
  return line.run({ lane: 'member', id: userId }, () => hash(normalized(password), OPTIONS));
}

/** Does the same work without a hash, so that the time does not reveal a user. @throws AppError `unavailable` */
export async function isPassword(
  storedHash: string | null,
  password: string,
  holder: Holder,
): Promise<boolean> {
  unknownHash ??= hash('nobody has this password', OPTIONS);
  const compared = storedHash ?? (await unknownHash);
  const isThis = (text: string): Promise<boolean> => line.run(holder, () => verify(compared, text));
  // Older hashes are of the password as it was typed.
  const isRight =
    (await isThis(normalized(password))) || (normalized(password) !== password && (await isThis(password)));
  return isRight && storedHash !== null;
}
