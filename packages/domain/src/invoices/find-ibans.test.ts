import { describe, expect, it } from '@jest/globals';
import { findIbans, ibansIn } from './invoices.ts';

const IBAN = 'NL20INGB0001234567';

describe('the IBANs in a text', () => {
  it.each([
    ['with spaces', 'NL20 INGB 0001 2345 67'],
    ['in small letters, with dots', 'nl20.ingb.0001.2345.67'],
    ['with a Cyrillic В and a Greek Ν', 'ΝL20 INGВ 0001 2345 67'],
    ['with Arabic digits', 'NL٢٠ INGB ٠٠٠١ ٢٣٤٥ ٦٧'],
    ['with digits of Devanagari', 'NL२० INGB ०००१ २३४५ ६७'],
    ['with mathematical digits', 'NL𝟚𝟘 INGB 𝟘𝟘𝟘𝟙 𝟚𝟛𝟜𝟝 𝟞𝟟'],
    ['with the letter O for each 0', 'NL2O INGB OOO1 2345 67'],
    ['with the letters l and I for 1', 'NL20 INGB 000l 2345 67 of NL20INGB000I234567'],
  ])('are found %s', (_, text) => {
    expect(ibansIn(`Betaal op ${text} binnen 30 dagen`)).toEqual([IBAN]);
  });

  it('have the place at which they begin', () => {
    expect(findIbans('Op NL2O INGB OOO1 2345 67')).toEqual([{ iban: IBAN, index: 3 }]);
  });

  it.each([
    ['has other check digits', 'NL21 INGB OOO1 2345 67'],
    ['has a letter for a digit that looks like none', 'NL20 INGB A001 2345 67'],
    ['has a digit too few', 'NL20 INGB OOO1 2345 6'],
  ])('are not a number that %s', (_, text) => {
    expect(ibansIn(text)).toEqual([]);
  });
});
