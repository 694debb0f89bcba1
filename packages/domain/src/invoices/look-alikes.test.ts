import { describe, expect, it } from '@jest/globals';
import { isOnlySigns, resembledSupplier, supplierNames } from './look-alikes.ts';

const HELDER = { name: 'Helder Liften B.V.', invoice_id: 'h' };
const MAAS = { name: 'Elektro Maas', invoice_id: 'm' };
const BERN = { name: 'Schildersbedrijf Bern', invoice_id: 'b' };
const known = supplierNames([MAAS, HELDER, BERN]);

describe('the name of a supplier', () => {
  it.each([
    ['with a Cyrillic е', 'Hеlder Liften B.V.', HELDER],
    ['with the Roman number Ⅼ', 'Helder Ⅼiften', HELDER],
    ['with a Greek Ε and an accent', 'HΕLDÉR LIFTEN BV', HELDER],
    ['with a legal form in Cyrillic', 'Hеlder Liften В.V.', HELDER],
    ['with full-width letters', 'Ｈｅlder Liftеn', HELDER],
    ['with a capital I for an l', 'HeIder Liften', HELDER],
    ['with a digit for a letter', 'E1ektro Maas', MAAS],
    ['with two letters for one', 'Schildersbedrijf Bem', BERN],
    ['with an invisible character and an а', 'Elektro\u200B Mаas', MAAS],
  ])('looks like a known one %s', (_, name, other) => {
    expect(resembledSupplier(name, known)).toBe(other);
  });

  it.each([
    ['is known', 'HELDER LIFTEN'],
    ['is known in another notation', 'helder-liften bv'],
    ['is another one', 'Helder Lifters'],
    ['is a longer one', 'Elektro Maassluis'],
    ['is Cyrillic altogether', 'Лифт Сервис'],
    ['has only signs', '– * –'],
  ])('looks like no known one if it %s', (_, name) => {
    expect(resembledSupplier(name, known)).toBeUndefined();
  });

  it.each([
    ['– * –', true],
    ['\u200B', true],
    ['3M', false],
    ['Лифт', false],
  ])('%j has only signs: %s', (name, is) => {
    expect(isOnlySigns(name)).toBe(is);
  });
});
