import { describe, expect, it } from '@jest/globals';
import { ciiText } from '../testing/cii-text.ts';
import { eInvoiceText } from '../testing/e-invoice-text.ts';
import { readEInvoice } from './read-e-invoice.ts';

const read = (text: string) => readEInvoice(Buffer.from(text)).facts;

const OWN = 'NL91ABNA0417164300';
const NEW = 'NL44RABO0123456789';
const SENTENCE = `Let op: nieuwe rekening NL44 RABO 0123 4567 89 vanaf nu.`;

const ubl = (tag: string, elements: string) => eInvoiceText().replace(tag, `${elements}$&`);
const cii = (tag: string, elements: string) => ciiText().replace(tag, `${elements}$&`);

describe('who is paid, and how', () => {
  it('is read from UBL', () => {
    const payee =
      '<cac:PayeeParty><cac:PartyName><cbc:Name>Factor N.V.</cbc:Name></cac:PartyName></cac:PayeeParty>';
    const text = ubl('<cac:PaymentMeans>', payee)
      .replace(
        '<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>',
        '<cbc:PaymentMeansCode name="Incasso">59</cbc:PaymentMeansCode><cbc:InstructionNote>Wij incasseren.</cbc:InstructionNote>',
      )
      .replace('</cac:PayeeFinancialAccount>', '<cbc:Name>J. Jansen</cbc:Name>$&')
      .replace(
        '</cac:PaymentMeans>',
        '$&<cac:PaymentTerms><cbc:Note>Binnen 14\n dagen</cbc:Note></cac:PaymentTerms>',
      )
      .replace('<cac:Item>', '<cbc:Note>Per uur</cbc:Note>$&')
      .replace('<cbc:Name>Onderhoud', '<cbc:Description>Met smeren</cbc:Description>$&');
    const facts = read(text);
    expect(facts).toMatchObject({
      payee: 'Factor N.V.',
      account_holders: ['J. Jansen'],
      payment_means: ['59'],
      payment_terms: ['Binnen 14 dagen', 'Wij incasseren.', 'Incasso'],
    });
    expect(facts.lines[0]?.details).toEqual(['Met smeren', 'Per uur']);
  });

  it('is read from CII', () => {
    const text = ciiText()
      .replace(
        '<ram:InvoiceCurrencyCode>',
        '<ram:PayeeTradeParty><ram:Name>Factor</ram:Name></ram:PayeeTradeParty>$&',
      )
      .replace(
        '<ram:TypeCode>58</ram:TypeCode>',
        '<ram:TypeCode>59</ram:TypeCode><ram:Information>Incasso</ram:Information>',
      )
      .replace('</ram:IBANID>', '$&<ram:AccountName>J. Jansen</ram:AccountName>')
      .replace('<ram:DueDateDateTime>', '<ram:Description>Binnen 14 dagen</ram:Description>$&')
      .replace('</ram:SpecifiedTradeProduct>', '<ram:Description>Met smeren</ram:Description>$&')
      .replace(
        '<ram:SpecifiedTradeProduct>',
        `<ram:AssociatedDocumentLineDocument><ram:IncludedNote><ram:Content>Per uur</ram:Content></ram:IncludedNote></ram:AssociatedDocumentLineDocument>$&`,
      );
    const facts = read(text);
    expect(facts).toMatchObject({
      payee: 'Factor',
      account_holders: ['J. Jansen'],
      payment_means: ['59'],
      payment_terms: ['Binnen 14 dagen', 'Incasso'],
    });
    expect(facts.lines[0]?.details).toEqual(['Met smeren', 'Per uur']);
  });

  it('is all payees, each name once', () => {
    const name = (text: string) => `<cac:PartyName><cbc:Name>${text}</cbc:Name></cac:PartyName>`;
    const legal = (text: string) =>
      `<cac:PartyLegalEntity><cbc:RegistrationName>${text}</cbc:RegistrationName></cac:PartyLegalEntity>`;
    const payees = (...parties: readonly string[]) =>
      read(
        ubl('<cac:PaymentMeans>', parties.map((one) => `<cac:PayeeParty>${one}</cac:PayeeParty>`).join('')),
      ).payee;
    expect(payees(name('Factor') + legal('FACTOR N.V.'))).toBe('FACTOR N.V.');
    expect(payees(name('Jansen') + legal('Factor'))).toBe('Factor, Jansen');
    expect(payees(name('Factor'), name('Jansen'))).toBe('Factor, Jansen');
  });

  it('is a payee by its number if it has no name', () => {
    const payee =
      '<cac:PayeeParty><cac:PartyIdentification><cbc:ID>44442222</cbc:ID></cac:PartyIdentification></cac:PayeeParty>';
    expect(read(ubl('<cac:PaymentMeans>', payee)).payee).toBe('44442222');
  });
});

describe('an account that a text of an e-invoice names', () => {
  const note = (name: string) => `<${name}>${SENTENCE}</${name}>`;
  it.each([
    ['the notes', ubl('<cbc:DocumentCurrencyCode>', note('cbc:Note'))],
    ['the payment terms', ubl('<cac:TaxTotal>', `<cac:PaymentTerms>${note('cbc:Note')}</cac:PaymentTerms>`)],
    ['the note of a line', ubl('<cac:Item>', note('cbc:Note'))],
    ['the description of an item', ubl('<cbc:Name>Onderhoud', note('cbc:Description'))],
    ['the name of an item', eInvoiceText().replace('Onderhoud derde kwartaal', SENTENCE)],
    ['the name of a means', eInvoiceText().replace('<cbc:PaymentMeansCode', `$& name="${SENTENCE}"`)],
    ['the name of a holder', ubl('</cac:PayeeFinancialAccount>', note('cbc:Name'))],
    ['the name of the supplier', eInvoiceText({ supplier: SENTENCE })],
    [
      'a place that is not shown',
      ubl('<cac:PartyTaxScheme>', `<cac:Contact>${note('cbc:Name')}</cac:Contact>`),
    ],
    ['two lines', ubl('<cbc:DocumentCurrencyCode>', note('cbc:Note').replace('RABO ', 'RABO\n      '))],
    [
      'the name of the payer',
      ubl(
        '</cac:PaymentMeans>',
        `<cac:PayerFinancialAccount>${note('cbc:Name')}</cac:PayerFinancialAccount>`,
      ),
    ],
    ['the terms in CII', cii('<ram:DueDateDateTime>', note('ram:Description'))],
    ['an item in CII', cii('</ram:SpecifiedTradeProduct>', note('ram:Description'))],
  ])('is found in %s, with the words around it', (_, text) => {
    expect(read(text)).toMatchObject({
      iban: OWN,
      ibans: [OWN, NEW],
      named_accounts: [{ iban: NEW, text: SENTENCE }],
    });
  });

  it('is left out if it is the account to pay to, or that of the recipient', () => {
    expect(read(ubl('<cbc:DocumentCurrencyCode>', `<cbc:Note>Op ${OWN}</cbc:Note>`)).named_accounts).toEqual(
      [],
    );
    const mandate = `<cac:PaymentMandate><cac:PayerFinancialAccount><cbc:ID>${NEW}</cbc:ID></cac:PayerFinancialAccount></cac:PaymentMandate>`;
    expect(read(ubl('</cac:PaymentMeans>', mandate)).ibans).toEqual([OWN]);
  });

  it('is found if it is divided over two elements', () => {
    const parts = '<cbc:Note>Nieuw: NL44 RABO</cbc:Note><cbc:Note>0123 4567 89</cbc:Note>';
    expect(read(ubl('<cbc:DocumentCurrencyCode>', parts)).named_accounts).toEqual([
      { iban: NEW, text: expect.stringContaining('Nieuw: NL44 RABO 0123 4567 89') },
    ]);
  });

  it('is found at the end of a long text, with a part of it', () => {
    const [named] = read(
      ubl('<cbc:DocumentCurrencyCode>', `<cbc:Note>${'lang '.repeat(2000)}${SENTENCE}</cbc:Note>`),
    ).named_accounts;
    expect(named?.iban).toBe(NEW);
    expect(named?.text).toMatch(/^….*nieuwe rekening NL44 RABO 0123 4567 89 vanaf nu\.$/u);
  });
});

describe('an account with letters that are no part of an IBAN', () => {
  it('keeps them', () => {
    expect(read(eInvoiceText({ iban: 'NL91 АBNA 0417 1643 00' })).iban).toBe('NL91АBNA0417164300');
  });
});
