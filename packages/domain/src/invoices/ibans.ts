import { countrySpecs, isValidIBAN } from 'ibantools';

/** Returns an IBAN in the form in which it is compared: only capitals and digits. */
export function plainIban(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');
}

/** Returns an IBAN in groups of four characters, such as `NL91 ABNA 0417 1643 00`. */
export function formatIban(iban: string): string {
  return plainIban(iban).replaceAll(/.{4}(?=.)/gu, '$& ');
}

/**
 * Returns whether an account number of only capitals and digits is a valid IBAN: its country has IBANs of
 * this length and form (ISO 13616), and its check digits are correct (ISO 7064, mod 97).
 */
export const isIban = (plain: string): boolean => isValidIBAN(plain);

/**
 * Matches a possible IBAN and the capitals and digits after it, with an optional space or point between
 * characters. It is a lookahead that matches at every position, because the text after one IBAN may contain
 * another.
 */
const START = /(?<![A-Za-z0-9])(?=([A-Z]{2} ?\d{2}(?:[ .\u00A0]?[A-Z0-9]){11,40}))/gu;

/**
 * Returns the number of characters of an IBAN of a SEPA country, which pays in euros. Returns infinity for
 * other countries, because their IBANs are not searched for.
 */
function lengthOf(country: string): number {
  const { SEPA, chars } = countrySpecs[country] ?? {};
  return SEPA && chars ? chars : Infinity;
}

/** Returns the unique IBANs in a text, as capitals and digits. IBANs with wrong check digits are left out. */
export function ibansIn(text: string): string[] {
  const found = [...text.matchAll(START)].flatMap(([, candidate = '']) => {
    const iban = plainIban(candidate).slice(0, lengthOf(candidate.slice(0, 2)));
    return isIban(iban) ? [iban] : [];
  });
  return [...new Set(found)];
}
