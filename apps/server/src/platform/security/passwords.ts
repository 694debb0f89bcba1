import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { AppError, RETRY_AFTER_S } from '../wire/app-error.ts';

/** OWASP's advice for argon2id, the library's default: KiB, passes and lanes (docs/product.md#new-passwords). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves half of the processors, and half of the four threads that also read files, for other calls. */
const HASHES_AT_ONCE = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** The number of hashes for members, and of those for strangers, that may wait, which is a few seconds of work. */
const WAITING_MAX = 100;

/** A `member` has a known browser, a session or a mailed link. Members go first, so that strangers make none wait. */
export type HashedFor = 'member' | 'stranger';

const priorities: Record<HashedFor, number> = { member: 1, stranger: 0 };

const queue = new PQueue({ concurrency: HASHES_AT_ONCE });

/** @throws AppError `unavailable` if too many hashes wait. */
async function inTurn<T>(hashedFor: HashedFor, work: () => Promise<T>): Promise<T> {
  const priority = priorities[hashedFor];
  if (queue.sizeBy({ priority }) >= WAITING_MAX) {
    throw new AppError('unavailable', { retryAfter: RETRY_AFTER_S });
  }
  return queue.add(work, { priority });
}

let unknownHash: Promise<string> | undefined;

/** Devices write accents in different ways (RFC 8265 §4.2). */
const normalized = (password: string): string => password.normalize('NFC');

/** @throws AppError `unavailable` if too many passwords are hashed at this moment. */
export function hashPassword(password: string): Promise<string> {
  return inTurn('member', () => hash(normalized(password), OPTIONS));
}

/** Does the same work without a hash, so that the time does not reveal a user. @throws AppError `unavailable` */
export async function isPassword(
  storedHash: string | null,
  password: string,
  hashedFor: HashedFor,
): Promise<boolean> {
  unknownHash ??= hash('nobody has this password', OPTIONS);
  const compared = storedHash ?? (await unknownHash);
  const isThis = (text: string): Promise<boolean> => inTurn(hashedFor, () => verify(compared, text));
  // Older hashes are of the password as it was typed.
  const isRight =
    (await isThis(normalized(password))) || (normalized(password) !== password && (await isThis(password)));
  return isRight && storedHash !== null;
}
