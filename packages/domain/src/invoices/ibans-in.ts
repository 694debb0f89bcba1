import { countrySpecs } from 'ibantools';
import { plainIban } from './iban.ts';
import { isIban } from './is-iban.ts';

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
