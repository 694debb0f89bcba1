import { describe, expect, it } from '@jest/globals';
import { signalsOfAccounts } from './signals.ts';

const GENUINE = 'NL91ABNA0417164300';
const SECOND = 'BE68539007547034';
const FOREIGN = 'NL44RABO0123456789';
const INVALID = 'NL45RABO0123456789';
const shown = {
  [GENUINE]: 'NL91 ABNA 0417 1643 00',
  [SECOND]: 'BE68 5390 0754 7034',
  [FOREIGN]: 'NL44 RABO 0123 4567 89',
  [INVALID]: 'NL45 RABO 0123 4567 89',
};

const account = (iban: string) => ({ iban, invoice_id: `of ${iban}` });

/** Each signal as its code, what was expected, what was found, and the invoice that it points at. */
const signals = (
  ibans: readonly string[],
  trusted: readonly string[] = [],
  refused: readonly string[] = [],
  hasSupplier = true,
) =>
  signalsOfAccounts(
    { ibans, hasSupplier },
    { trusted: trusted.map(account), refused: refused.map(account) },
  ).map(({ code, expected, found, invoice_id }) => [code, expected, found, invoice_id]);

describe('the account of an invoice', () => {
  it('is said to be the first where nothing is trusted yet', () => {
    expect(signals([GENUINE])).toEqual([['iban_first', null, shown[GENUINE], null]]);
  });

  it('is silent where it is one of those that are trusted', () => {
    expect(signals([SECOND], [GENUINE, SECOND])).toEqual([]);
  });

  it('is beside those that are trusted where it is another one', () => {
    expect(signals([FOREIGN], [GENUINE, SECOND])).toEqual([
      ['iban_changed', `${shown[GENUINE]}, ${shown[SECOND]}`, shown[FOREIGN], `of ${GENUINE}`],
    ]);
  });

  it('is said to be refused, and beside those that are trusted', () => {
    expect(signals([FOREIGN], [GENUINE], [FOREIGN])).toEqual([
      ['iban_refused', null, shown[FOREIGN], `of ${FOREIGN}`],
      ['iban_changed', shown[GENUINE], shown[FOREIGN], `of ${GENUINE}`],
    ]);
  });

  it('is not said to be the first where it was refused', () => {
    expect(signals([FOREIGN], [], [FOREIGN])).toEqual([
      ['iban_refused', null, shown[FOREIGN], `of ${FOREIGN}`],
    ]);
  });

  it('is said to be refused and trusted where it was both', () => {
    expect(signals([FOREIGN], [FOREIGN, GENUINE], [FOREIGN])).toEqual([
      ['iban_refused', shown[FOREIGN], shown[FOREIGN], `of ${FOREIGN}`],
    ]);
  });

  it('is never beside one that was refused', () => {
    expect(signals([SECOND], [FOREIGN, GENUINE], [FOREIGN])).toEqual([
      ['iban_changed', shown[GENUINE], shown[SECOND], `of ${GENUINE}`],
    ]);
    expect(signals([GENUINE], [FOREIGN], [FOREIGN])).toEqual([['iban_first', null, shown[GENUINE], null]]);
  });

  it('is said not to be an IBAN', () => {
    expect(signals([INVALID])).toEqual([['iban_invalid', null, shown[INVALID], null]]);
    expect(signals([INVALID], [GENUINE]).map(([code]) => code)).toEqual(['iban_invalid', 'iban_changed']);
  });

  it('is one of several, of which the new ones are named', () => {
    expect(signals([GENUINE, FOREIGN], [GENUINE])).toEqual([
      ['several_ibans', null, `${shown[GENUINE]}, ${shown[FOREIGN]}`, null],
      ['iban_changed', shown[GENUINE], shown[FOREIGN], `of ${GENUINE}`],
    ]);
  });

  it('is compared with nothing where nobody knows the supplier', () => {
    expect(signals([GENUINE], [], [], false)).toEqual([]);
    expect(signals([FOREIGN], [], [FOREIGN], false).map(([code]) => code)).toEqual(['iban_refused']);
  });

  it('gives nothing where there is none', () => {
    expect(signals([], [GENUINE], [FOREIGN])).toEqual([]);
  });

  it('names at most three that are trusted', () => {
    const many = [GENUINE, SECOND, 'DE89370400440532013000', 'FR1420041010050500013M02606'];
    expect(signals([FOREIGN], many)[0]?.[1]).toBe(
      `${shown[GENUINE]}, ${shown[SECOND]}, DE89 3704 0044 0532 0130 00`,
    );
  });
});
