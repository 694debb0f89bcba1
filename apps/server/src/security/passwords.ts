import { hash, verify } from '@node-rs/argon2';

/**
 * The parameters of argon2id according to the advice of OWASP: memory in KiB, passes and lanes. The algorithm
 * is the default of the library (decisions §3).
 */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let unknownHash: Promise<string> | undefined;

/** Returns the hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Returns whether a password belongs to a hash. Without a hash it does the same work and returns false, so
 * that the duration does not reveal whether a user exists.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  unknownHash ??= hashPassword('nobody has this password');
  const isRight = await verify(storedHash ?? (await unknownHash), password);
  return isRight && storedHash !== null;
}
