import { hash, verify } from '@node-rs/argon2';

/** The advice of OWASP for argon2id, the default of the library: memory in KiB, passes, lanes (decisions §3). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let unknownHash: Promise<string> | undefined;

/** The hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Whether this is the password of the hash. Without a hash it does the same work and returns false, so that the time
 * does not reveal whether a user exists.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  unknownHash ??= hashPassword('nobody has this password');
  const isRight = await verify(storedHash ?? (await unknownHash), password);
  return isRight && storedHash !== null;
}
