import { plainIban } from './iban.ts';

/** Characters of an IBAN by its country (ISO 13616), of the countries that pay in euros by SEPA. */
const lengths: ReadonlyMap<string, number> = new Map(
  [
    'AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26',
    'IT27 LI21 LT20 LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24 SM27 VA22',
  ]
    .flatMap((row) => row.split(' '))
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Whether the check digits are right: the rest by 97 is 1, taken digit by digit (ISO 7064). */
function hasCheckDigits(plain: string): boolean {
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/**
 * What may be an IBAN, with what follows it in capitals: in one piece, or with a space or a point between signs. Looked
 * at from every start, since what follows may hold another one.
 */
const START = /(?<![A-Za-z0-9])(?=([A-Z]{2} ?\d{2}(?:[ .\u00A0]?[A-Z0-9]){11,40}))/gu;

/** A Dutch VAT number begins as a Dutch IBAN does, which goes on with the letters of a bank. */
const isOfBank = (iban: string): boolean => !iban.startsWith('NL') || /^NL\d{2}[A-Z]{4}\d{10}$/u.test(iban);

/** The IBANs in a text, plain, each once; what has wrong check digits is none. */
export function ibansIn(text: string): string[] {
  const found = [...text.matchAll(START)].flatMap(([, candidate = '']) => {
    const length = lengths.get(candidate.slice(0, 2)) ?? Infinity;
    const iban = plainIban(candidate).slice(0, length);
    return iban.length === length && isOfBank(iban) && hasCheckDigits(iban) ? [iban] : [];
  });
  return [...new Set(found)];
}
