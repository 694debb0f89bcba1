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

const signals = (
  ibans: readonly string[],
  trusted: readonly string[] = [],
  refused: readonly string[] = [],
  hasSupplier = true,
  named: readonly string[] = [],
) =>
  signalsOfAccounts(
    { ibans, hasSupplier, named: named.map((iban) => ({ iban, text: `op ${iban}` })) },
    { trusted: trusted.map(account), refused: refused.map(account) },
  ).map(({ code, expected, found, invoice_id }) => [code, expected, found, invoice_id]);

describe('the account of an invoice', () => {
  it('gets the signal iban_first if no account is trusted yet', () => {
    expect(signals([GENUINE])).toEqual([['iban_first', null, shown[GENUINE], null]]);
  });

  it('gets no signal if it is a trusted account', () => {
    expect(signals([SECOND], [GENUINE, SECOND])).toEqual([]);
  });

  it('gets the signal iban_changed with the trusted accounts if it is not one of them', () => {
    expect(signals([FOREIGN], [GENUINE, SECOND])).toEqual([
      ['iban_changed', `${shown[GENUINE]}, ${shown[SECOND]}`, shown[FOREIGN], `of ${GENUINE}`],
    ]);
  });

  it('gets the signals iban_refused and iban_changed if it was refused and is not trusted', () => {
    expect(signals([FOREIGN], [GENUINE], [FOREIGN])).toEqual([
      ['iban_refused', null, shown[FOREIGN], `of ${FOREIGN}`],
      ['iban_changed', shown[GENUINE], shown[FOREIGN], `of ${GENUINE}`],
    ]);
  });

  it('does not get the signal iban_first if it was refused', () => {
    expect(signals([FOREIGN], [], [FOREIGN])).toEqual([
      ['iban_refused', null, shown[FOREIGN], `of ${FOREIGN}`],
    ]);
  });

  it('gets the signal iban_refused with the account as expected value if it was both refused and trusted', () => {
    expect(signals([FOREIGN], [FOREIGN, GENUINE], [FOREIGN])).toEqual([
      ['iban_refused', shown[FOREIGN], shown[FOREIGN], `of ${FOREIGN}`],
    ]);
  });

  it('is not compared with trusted accounts that were refused', () => {
    expect(signals([SECOND], [FOREIGN, GENUINE], [FOREIGN])).toEqual([
      ['iban_changed', shown[GENUINE], shown[SECOND], `of ${GENUINE}`],
    ]);
    expect(signals([GENUINE], [FOREIGN], [FOREIGN])).toEqual([['iban_first', null, shown[GENUINE], null]]);
  });

  it('gets the signal iban_invalid if it is not a valid IBAN', () => {
    expect(signals([INVALID])).toEqual([['iban_invalid', null, shown[INVALID], null]]);
    expect(signals([INVALID], [GENUINE]).map(([code]) => code)).toEqual(['iban_invalid', 'iban_changed']);
  });

  it('gets the signal several_ibans, and iban_changed for the new accounts, if it is one of several', () => {
    expect(signals([GENUINE, FOREIGN], [GENUINE])).toEqual([
      ['several_ibans', null, `${shown[GENUINE]}, ${shown[FOREIGN]}`, null],
      ['iban_changed', shown[GENUINE], shown[FOREIGN], `of ${GENUINE}`],
    ]);
  });

  it('gets the signal iban_in_text, with the text, if only a text names it and it is not trusted', () => {
    const inText = ['iban_in_text', `op ${FOREIGN}`, shown[FOREIGN], null];
    expect(signals([GENUINE, FOREIGN], [GENUINE], [], true, [FOREIGN])).toEqual([inText]);
    expect(signals([GENUINE, FOREIGN], [GENUINE, FOREIGN], [], true, [FOREIGN])).toEqual([]);
    expect(signals([FOREIGN], [], [], false, [FOREIGN])).toEqual([inText]);
    expect(signals([GENUINE, FOREIGN], [GENUINE, FOREIGN], [FOREIGN], true, [FOREIGN])).toEqual([
      ['iban_refused', shown[FOREIGN], shown[FOREIGN], `of ${FOREIGN}`],
      inText,
    ]);
  });

  it('is not compared with trusted accounts if the supplier is unknown', () => {
    expect(signals([GENUINE], [], [], false)).toEqual([]);
    expect(signals([FOREIGN], [], [FOREIGN], false).map(([code]) => code)).toEqual(['iban_refused']);
  });

  it('gets no signal if the invoice has no account', () => {
    expect(signals([], [GENUINE], [FOREIGN])).toEqual([]);
  });

  it('gets a signal with at most three trusted accounts', () => {
    const many = [GENUINE, SECOND, 'DE89370400440532013000', 'FR1420041010050500013M02606'];
    expect(signals([FOREIGN], many)[0]?.[1]).toBe(
      `${shown[GENUINE]}, ${shown[SECOND]}, DE89 3704 0044 0532 0130 00`,
    );
  });
});
