import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The file with the known passwords: the first four bytes of the SHA-256 hash of each, sorted. It takes 400 kB of memory, and one of
 * 43,000 other passwords is taken for a known one. `write-known-passwords.ts` writes it, and names its source.
 */
export const KNOWN_PASSWORDS_FILE = path.join(import.meta.dirname, 'known-passwords.bin');

const PREFIX_BYTES = 4;

/** The minimum length of a word that may not be all of a password besides figures and signs. */
const WORD_LENGTH_MIN = 4;

/** Returns the prefix of the hash of a password in lower case. */
export const prefixOf = (password: string): number =>
  createHash('sha256').update(password).digest().readUInt32BE();

let known: Buffer | undefined;

function isListed(password: string): boolean {
  known ??= readFileSync(KNOWN_PASSWORDS_FILE);
  const wanted = prefixOf(password);
  let low = 0;
  let high = known.length / PREFIX_BYTES;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const prefix = known.readUInt32BE(middle * PREFIX_BYTES);
    if (prefix === wanted) return true;
    if (prefix < wanted) low = middle + 1;
    else high = middle;
  }
  return false;
}

/** The letters that figures and signs often stand for. */
const LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
  $: 's',
};

/** Returns the shortest text of which a text is the repetition, without spaces and signs: `zomer` for `zomer zomer`. */
function repeatedIn(text: string): string {
  const plain = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return plain.slice(0, (plain + plain).indexOf(plain, 1));
}

/**
 * Returns whether a password is one of 100,000 known ones, in any case, or is such a one once or more often with only figures and
 * signs around it, also with figures for letters. Most known passwords are shorter than a new one may be.
 */
export function isKnownPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const word = text.replaceAll(/^\P{L}+|(?<=\p{L})\P{L}+$/gu, '');
  const inLetters = word.replaceAll(/[013-5@$]/gu, (sign) => LETTERS[sign] ?? sign);
  const words = [word, inLetters, repeatedIn(text), repeatedIn(word), repeatedIn(inLetters)];
  return isListed(text) || words.some((one) => one.length >= WORD_LENGTH_MIN && isListed(one));
}
