import { countrySpecs, isValidIBAN } from 'ibantools';
import { toLatin } from './look-alikes.ts';

/** Returns an IBAN as capitals and digits. Other letters, such as a Cyrillic А, stay, so that the account is invalid and shown as written. */
export function plainIban(text: string): string {
  return text
    .replaceAll(/[\p{White_Space}\p{P}\p{C}]/gu, '')
    .replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase());
}

export function formatIban(iban: string): string {
  return plainIban(iban).replaceAll(/.{4}(?=.)/gu, '$& ');
}

/** Returns whether an account has the length and form of its country (ISO 13616) and correct check digits (ISO 7064, mod 97). */
export const isIban = (plain: string): boolean => isValidIBAN(plain);

/** Up to four spaces, line ends or punctuation marks may stand between two characters of an IBAN. */
const GAP = '[^A-Z0-9]{0,4}';

/** A lookahead matches at every position, because text after one IBAN may contain another, and a word may stand before it without a space. */
const START = new RegExp(`(?=([A-Z]${GAP}[A-Z]${GAP}\\d${GAP}\\d(?:${GAP}[A-Z0-9]){11,40}))`, 'g');

/** Returns the length of an IBAN of a SEPA country, which pays in euros, or infinity, because other IBANs are not searched for. */
function lengthOf(country: string): number {
  const { SEPA, chars } = countrySpecs[country] ?? {};
  return SEPA && chars ? chars : Infinity;
}

/** Matches a possible Dutch IBAN in which letters stand for digits: `NL2O INGB OOO1 2345 67`. */
const DISGUISED = new RegExp(
  `(?=(N${GAP}L(?:${GAP}[\\dOIL]){2}(?:${GAP}[A-Z]){4}(?:${GAP}[\\dOIL]){10}))`,
  'g',
);

const undisguised = (plain: string): string =>
  plain.replaceAll(/[OIL]/gu, (letter, index: number) => {
    const isDigit = index >= 8 || index === 2 || index === 3;
    if (!isDigit) return letter;
    return letter === 'O' ? '0' : '1';
  });

interface FoundIban {
  iban: string;
  index: number;
}

/** Letters that look like Latin ones count as those, and in Dutch IBANs the letters O, I and L as digits. Wrong check digits are left out. */
export function findIbans(text: string): FoundIban[] {
  const latin = toLatin(text).toUpperCase();
  const found = new Map<string, number>();
  const add = (iban: string, index: number): void => {
    if (isIban(iban) && !found.has(iban)) found.set(iban, index);
  };
  const plain = (candidate: string): string => candidate.replaceAll(/[^A-Z0-9]/gu, '');
  for (const { 1: candidate = '', index } of latin.matchAll(START)) {
    const all = plain(candidate);
    add(all.slice(0, lengthOf(all.slice(0, 2))), index);
  }
  for (const { 1: candidate = '', index } of latin.matchAll(DISGUISED))
    add(undisguised(plain(candidate)), index);
  return Array.from(found, ([iban, index]) => ({ iban, index }));
}

export const ibansIn = (text: string): string[] => findIbans(text).map(({ iban }) => iban);
