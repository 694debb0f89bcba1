import { countrySpecs, isValidIBAN } from 'ibantools';

/** An IBAN as it is compared: capitals and digits alone. */
export function plainIban(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');
}

/** An IBAN for people: `NL91 ABNA 0417 1643 00`. */
export function formatIban(iban: string): string {
  return plainIban(iban).replaceAll(/.{4}(?=.)/gu, '$& ');
}

/**
 * Whether a plain account number is an IBAN: its country has IBANs, of this length and form (ISO 13616), and its check
 * digits are right (ISO 7064, mod 97).
 */
export const isIban = (plain: string): boolean => isValidIBAN(plain);

/**
 * What may be an IBAN, with what follows it in capitals: in one piece, or with a space or a point between signs. Looked
 * at from every start, since what follows may hold another one.
 */
const START = /(?<![A-Za-z0-9])(?=([A-Z]{2} ?\d{2}(?:[ .\u00A0]?[A-Z0-9]){11,40}))/gu;

/** Characters of an IBAN of a country that pays in euros by SEPA; of others none are looked for. */
function lengthOf(country: string): number {
  const { SEPA, chars } = countrySpecs[country] ?? {};
  return SEPA && chars ? chars : Infinity;
}

/** The IBANs in a text, plain, each once; what has wrong check digits is none. */
export function ibansIn(text: string): string[] {
  const found = [...text.matchAll(START)].flatMap(([, candidate = '']) => {
    const iban = plainIban(candidate).slice(0, lengthOf(candidate.slice(0, 2)));
    return isIban(iban) ? [iban] : [];
  });
  return [...new Set(found)];
}
