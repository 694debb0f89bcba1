import { describe, expect, it } from '@jest/globals';
import { pdfStub } from '../../../testing/create-file.ts';
import { eInvoiceText } from '../testing/e-invoice-text.ts';
import { readEInvoice } from './read-e-invoice.ts';
import { UnreadableEInvoice } from './parse-xml.ts';

const read = (text: string) => readEInvoice(Buffer.from(text));

function refusalOf(bytes: string | Buffer): string {
  try {
    readEInvoice(Buffer.from(bytes));
  } catch (error) {
    if (error instanceof UnreadableEInvoice) return error.message;
    throw error;
  }
  throw new Error('It was read.');
}

const whole = {
  is_credit_note: false,
  type_code: null,
  preceding: [],
  supplier: 'Liftservice Rijnmond B.V.',
  supplier_number: 'NL001234567B01',
  buyer: null,
  buyer_address: null,
  invoice_number: 'F-2026-031',
  invoice_date: '2026-10-01',
  due_date: '2026-10-31',
  period_start: null,
  period_end: null,
  payee: null,
  account_holders: [],
  payment_means: ['30'],
  payment_terms: [],
  payment_reference: null,
  order_reference: null,
  notes: [],
  currency: 'EUR',
  iban: 'NL91ABNA0417164300',
  ibans: ['NL91ABNA0417164300'],
  named_accounts: [],
  lines: [
    {
      kind: 'line',
      description: 'Onderhoud derde kwartaal',
      details: [],
      quantity: 2.5,
      unit: 'HUR',
      amount_cents: 25_000,
      vat_rate: 21,
      vat_category: 'S',
    },
    {
      kind: 'line',
      description: 'Reiniging schacht',
      details: [],
      quantity: 1,
      unit: 'C62',
      amount_cents: 1908,
      vat_rate: 9,
      vat_category: 'S',
    },
  ],
  vat: [
    { vat_rate: 21, vat_category: 'S', taxable_cents: 25_000, vat_cents: 5250 },
    { vat_rate: 9, vat_category: 'S', taxable_cents: 1908, vat_cents: 172 },
  ],
  lines_cents: 26_908,
  added_lines_cents: 26_908,
  allowances_cents: null,
  charges_cents: null,
  net_cents: 26_908,
  vat_cents: 5422,
  total_cents: 32_330,
  prepaid_cents: 10_000,
  rounding_cents: 0,
  payable_cents: 22_330,
};

describe('an e-invoice', () => {
  it('is read completely, with its total before the prepaid amount', () => {
    expect(read(eInvoiceText())).toEqual({ facts: whole, pdf: null });
  });

  it('is read with any namespace prefixes', () => {
    const text = eInvoiceText()
      .replaceAll(/(<\/?|xmlns:)cbc\b/gu, '$1ns0')
      .replaceAll(/(<\/?|xmlns:)cac\b/gu, '$1b')
      .replaceAll(/(<\/?)Invoice\b/gu, '$1inv:Invoice')
      .replace('xmlns=', 'xmlns:inv=');
    expect(read(text).facts).toEqual(whole);
  });

  it('is refused if its elements are in other namespaces', () => {
    expect(refusalOf(eInvoiceText().replace('CommonBasicComponents-2', 'Elders-2'))).toBe(
      'has no cbc:DocumentCurrencyCode',
    );
  });

  it('has negative amounts if it is a credit note', () => {
    const { facts } = read(eInvoiceText({ kind: 'CreditNote' }));
    expect(facts).toMatchObject({ net_cents: -26_908, vat_cents: -5422, total_cents: -32_330 });
    expect(facts).toMatchObject({ prepaid_cents: -10_000, rounding_cents: 0, payable_cents: -22_330 });
    expect(facts.lines.map(({ amount_cents, quantity }) => [amount_cents, quantity])).toEqual([
      [-25_000, 2.5],
      [-1908, 1],
    ]);
    expect(facts.vat[0]).toEqual({
      vat_rate: 21,
      vat_category: 'S',
      taxable_cents: -25_000,
      vat_cents: -5250,
    });
  });

  it('has its allowances and charges as lines', () => {
    const allowance = (is_charge: boolean, reason: string) =>
      `<cac:AllowanceCharge><cbc:ChargeIndicator>${is_charge}</cbc:ChargeIndicator>${reason}
        <cbc:Amount currencyID="EUR">12.5</cbc:Amount></cac:AllowanceCharge>`;
    const reason = '<cbc:AllowanceChargeReason>Voorrijkosten</cbc:AllowanceChargeReason>';
    const { facts } = read(eInvoiceText({ allowances: allowance(true, reason) + allowance(false, '') }));
    const nothing = { details: [], quantity: null, unit: null, vat_rate: null, vat_category: null };
    expect(facts.lines.slice(2)).toEqual([
      { kind: 'charge', description: 'Voorrijkosten', amount_cents: 1250, ...nothing },
      { kind: 'allowance', description: 'Korting', amount_cents: -1250, ...nothing },
    ]);
  });

  it.each(['-', ' '])('has no IBAN if its account is "%s"', (iban) => {
    expect(read(eInvoiceText({ iban })).facts.iban).toBeNull();
  });

  it('is read also if its sums do not add up', () => {
    expect(read(eInvoiceText({ total: '999.99' })).facts.total_cents).toBe(99_999);
  });

  it('has the rounding of the amount to be paid, positive or negative', () => {
    const rounded = (amount: string) =>
      `<cbc:PayableRoundingAmount currencyID="EUR">${amount}</cbc:PayableRoundingAmount><cbc:PayableAmount`;
    const roundingOf = (amount: string) =>
      read(eInvoiceText().replace('<cbc:PayableAmount', rounded(amount))).facts.rounding_cents;
    expect([roundingOf('0.30'), roundingOf('-0.02')]).toEqual([30, -2]);
  });

  it('has the whole total to be paid if no amount is prepaid', () => {
    const { facts } = read(
      eInvoiceText()
        .replace(/<cbc:PrepaidAmount.*?<\/cbc:PrepaidAmount>/u, '')
        .replace('223.30', '323.30'),
    );
    expect(facts).toMatchObject({ prepaid_cents: 0, rounding_cents: 0, payable_cents: 32_330 });
  });

  it.each([
    'application/pdf',
    'Application/PDF',
    ' application/pdf ',
    'application/pdf; charset=binary',
    'application/octet-stream',
    'image/png',
    '',
  ])('has the first attachment whose content is a PDF, with any media type: "%s"', (type) => {
    const attachment = (mimeCode: string, content: string) =>
      `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject
        mimeCode="${mimeCode}" filename="f">${Buffer.from(content).toString('base64')}
        </cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
    const attachments =
      attachment('image/png', '%PDF-geen') +
      attachment('application/pdf', 'GIF89a') +
      attachment(type, pdfStub('de factuur'));
    expect(read(eInvoiceText({ attachments })).pdf?.toString()).toBe(pdfStub('de factuur'));
  });

  it.each([
    ['a VAT number', /(?:)/u, 'NL001234567B01'],
    [
      'a number of the chamber of commerce alone',
      /<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>/su,
      '24123456',
    ],
    [
      'no number',
      /<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>|<cbc:CompanyID schemeID.*?<\/cbc:CompanyID>/gsu,
      null,
    ],
  ])('has the supplier number of a supplier with %s', (_, without, number) => {
    expect(read(eInvoiceText().replaceAll(new RegExp(without, 'gsu'), '')).facts.supplier_number).toBe(
      number,
    );
  });
});

describe('the encoding of an e-invoice', () => {
  const supplier = 'Coöperatie Dé Kåde';
  const declaring = (encoding: string) => eInvoiceText({ supplier }).replace('UTF-8', encoding);
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

  it.each([
    ['UTF-8', Buffer.from(declaring('UTF-8'))],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${declaring('utf-8')}`)],
    ['UTF-8 without a declaration', Buffer.from(declaring('UTF-8').replace(/^<\?.*?\?>\s*/u, ''))],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${declaring('UTF-16')}`, 'utf16le')],
    ['UTF-16 the other way round', swapped(Buffer.from(`\uFEFF${declaring('UTF-16')}`, 'utf16le'))],
    ['UTF-16 without a mark', Buffer.from(declaring('UTF-16LE'), 'utf16le')],
    ['ISO-8859-1', Buffer.from(declaring('ISO-8859-1'), 'latin1')],
    ['ISO-8859-15', Buffer.from(declaring('iso-8859-15'), 'latin1')],
    ['windows-1252', Buffer.from(declaring('Windows-1252'), 'latin1')],
  ])('may be %s', (_, bytes) => {
    expect(readEInvoice(bytes).facts.supplier).toBe(supplier);
  });

  it.each([
    ['ISO-8859-15', 0xa4],
    ['windows-1252', 0x80],
  ])('determines the characters: the euro sign of %s', (encoding, euro) => {
    const text = eInvoiceText({ supplier: 'De ¤ B.V.' }).replace('UTF-8', encoding);
    const bytes = Buffer.from(text, 'latin1').map((byte) => (byte === 0xa4 ? euro : byte));
    expect(readEInvoice(bytes).facts.supplier).toBe('De € B.V.');
  });

  it('is refused if it is unknown or does not match the bytes', () => {
    expect(refusalOf(declaring('EBCDIC-CP-NL'))).toMatch(
      /^is in the encoding EBCDIC-CP-NL; known are utf-8,/u,
    );
    expect(refusalOf(Buffer.from(declaring('UTF-8'), 'latin1'))).toBe(
      'holds bytes that are not utf-8, which it should be in',
    );
  });
});

describe('an e-invoice that is refused', () => {
  const text = eInvoiceText();
  const withType = (type: string, entity = '') =>
    text.replace('<Invoice', `${type}<Invoice`).replace('Onderhoud', entity);
  const without = (name: string) => text.replaceAll(new RegExp(`<cbc:${name}.*?</cbc:${name}>`, 'gsu'), '');
  const bomb = Array.from({ length: 20 }, (_, n) => `<!ENTITY e${n + 1} "&e${n};&e${n};">`).join('');

  it.each([
    ['a DOCTYPE', withType('<!DOCTYPE Invoice>'), 'has a DOCTYPE, which no e-invoice needs'],
    [
      'an external entity',
      withType('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', '&e;'),
      'DOCTYPE',
    ],
    ['an external subset', withType('<!DOCTYPE x SYSTEM "http://127.0.0.1/x.dtd">', '&e;'), 'DOCTYPE'],
    ['a bomb of entities', withType(`<!DOCTYPE x [<!ENTITY e0 "ha">${bomb}]>`, '&e20;'), 'DOCTYPE'],
    ['an entity that nobody declared', text.replace('Onderhoud', '&eacute;'), 'is not XML as it should be'],
    ['a PDF', '%PDF-1.7 een factuur', 'is not XML as it should be'],
    ['an empty file', '', 'is not XML as it should be'],
    ['a half file', text.slice(0, -20), 'is not XML as it should be'],
    ['a prefix without a namespace', text.replace('xmlns:cac', 'xmlns:cax'), 'is not XML as it should be'],
    [
      'an order',
      text.replaceAll('Invoice-2', 'Order-2'),
      'is no UBL 2.1 Invoice or CreditNote, nor a CrossIndustryInvoice: its first element is Invoice of urn',
    ],
    ['a web page', '<html><body/></html>', 'its first element is html of no namespace'],
    ['no number', without('ID'), 'has no cbc:ID'],
    ['no date', without('IssueDate'), 'has no cbc:IssueDate'],
    ['no total', without('TaxInclusiveAmount'), 'has no cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount'],
    ['no amount to be paid', without('PayableAmount'), 'has no cac:LegalMonetaryTotal/cbc:PayableAmount'],
    [
      'no supplier',
      without('RegistrationName').replace('<cbc:Name>Liftservice</cbc:Name>', ''),
      'has no name of the supplier',
    ],
    ['no lines', text.replaceAll('InvoiceLine', 'AnotherLine'), 'has no cac:InvoiceLine'],
    ['an amount in Dutch', text.replace('250.00', '250,00'), 'has "250,00" as'],
    [
      'an amount beyond counting',
      text.replace('323.30', '1e9'),
      'has "1e9" as cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount, which is no number',
    ],
    [
      'an amount of twelve digits',
      text.replace('323.30', '100000000000.00'),
      'has "100000000000.00" as cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount, which has more than 11 digits before its decimals',
    ],
    [
      'a day that is none',
      text.replace('2026-10-31', '2026-02-30'),
      'has "2026-02-30" as cbc:DueDate, which is no day',
    ],
    ['a currency that is none', text.replace('>EUR<', '>euro<'), 'has "euro" as cbc:DocumentCurrencyCode'],
    ['depth', '<a>'.repeat(50), 'is more than 40 elements deep'],
    ['numbers', `<a>${'<b/>'.repeat(200_001)}</a>`, 'has more than 200000 elements'],
  ])('has %s', (_, bad, reason) => {
    expect(refusalOf(bad)).toContain(reason);
  });
});
