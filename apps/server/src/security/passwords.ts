import { hash, verify } from '@node-rs/argon2';

/** By OWASP's advice for argon2id, the library's own kind: memory in KiB, passes, lanes (decisions §3). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let unknownHash: Promise<string> | undefined;

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Whether this is the password of the hash. Without a hash the answer is no, after the same work: the time does not
 * tell whether there is such a user.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  unknownHash ??= hashPassword('nobody has this password');
  const isRight = await verify(storedHash ?? (await unknownHash), password);
  return isRight && storedHash !== null;
}
