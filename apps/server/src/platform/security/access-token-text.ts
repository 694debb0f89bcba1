import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The digits of base 62. They are letters and digits alone, so that a double click selects a whole token. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The start of every access token, by which programs that look for leaked secrets recognise one. */
const PREFIX = 'mijn_pat_';

/** The number of digits of 256 bits, and of a checksum of 32 bits. */
const SECRET_DIGITS = 43;
const CHECKSUM_DIGITS = 6;

const PATTERN = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_DIGITS + CHECKSUM_DIGITS}}$`, 'u');

function inBase62(number: bigint, length: number): string {
  let digits = '';
  for (let rest = number; rest > 0n; rest /= 62n) digits = (DIGITS[Number(rest % 62n)] ?? '') + digits;
  return digits.padStart(length, '0');
}

const checksumOf = (secret: string): string => inBase62(BigInt(crc32(secret)), CHECKSUM_DIGITS);

/** Returns a new access token: the prefix, 256 random bits, and the checksum of those. */
export function newAccessToken(): string {
  const secret = inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_DIGITS);
  return PREFIX + secret + checksumOf(secret);
}

/** The checksum tells mistyped, shortened and invented tokens without the database. */
export function isAccessToken(text: string): boolean {
  if (!PATTERN.test(text)) return false;
  const secret = text.slice(PREFIX.length, PREFIX.length + SECRET_DIGITS);
  return text.endsWith(checksumOf(secret));
}
