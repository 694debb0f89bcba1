import { describe, expect, it } from '@jest/globals';
import { wrongSums } from '@mijn/domain/invoices';
import { ciiText } from '../testing/cii-text.ts';
import { eInvoiceText } from '../testing/e-invoice-text.ts';
import { readEInvoice } from './read-e-invoice.ts';
import { UnreadableEInvoice } from './parse-xml.ts';

const read = (text: string) => readEInvoice(Buffer.from(text)).facts;

describe('a CrossIndustryInvoice', () => {
  const facts = read(ciiText());

  it('has the same facts as the same invoice in UBL', () => {
    expect(facts).toEqual({
      is_credit_note: false,
      type_code: '380',
      preceding: [{ number: 'F-2026-030', date: '2026-09-01' }],
      supplier: 'Liftservice Rijnmond B.V.',
      supplier_number: 'NL001234567B01',
      buyer: 'VvE De Kade',
      buyer_address: 'Postbus 1234, 3000 AB Rotterdam',
      invoice_number: 'F-2026-031',
      invoice_date: '2026-10-01',
      due_date: '2026-10-31',
      period_start: '2026-07-01',
      period_end: '2026-09-30',
      payee: null,
      account_holders: [],
      payment_means: ['58'],
      payment_terms: [],
      payment_reference: 'F031/1001',
      order_reference: 'OB-1048',
      notes: ['Volgens contract.'],
      currency: 'EUR',
      iban: 'NL91ABNA0417164300',
      ibans: ['NL91ABNA0417164300'],
      named_accounts: [],
      lines: [
        ...read(eInvoiceText()).lines,
        {
          kind: 'allowance',
          description: 'Vaste klant',
          details: [],
          quantity: null,
          unit: null,
          amount_cents: -1000,
          vat_rate: 21,
          vat_category: 'S',
        },
      ],
      vat: [
        { vat_rate: 21, vat_category: 'S', taxable_cents: 24_000, vat_cents: 5040 },
        { vat_rate: 9, vat_category: 'S', taxable_cents: 1908, vat_cents: 172 },
      ],
      lines_cents: 26_908,
      added_lines_cents: 26_908,
      allowances_cents: 1000,
      charges_cents: null,
      net_cents: 25_908,
      vat_cents: 5212,
      total_cents: 31_120,
      prepaid_cents: 10_000,
      rounding_cents: 0,
      payable_cents: 21_120,
    });
    expect(wrongSums(facts)).toEqual([]);
  });

  it('is a credit note by its type code, with negative amounts that add up', () => {
    const credit = read(ciiText({ type: '381' }));
    expect(credit).toMatchObject({ is_credit_note: true, total_cents: -31_120, allowances_cents: -1000 });
    expect(wrongSums(credit)).toEqual([]);
    expect(wrongSums(read(ciiText({ type: '381', total: '411.20' })))).toMatchObject([
      { sum: 'total', expected_cents: -31_120, found_cents: -41_120 },
      { sum: 'payable' },
    ]);
  });

  it('leaves out lines that do not count', () => {
    const group = `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument>
      <ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument>
      </ram:IncludedSupplyChainTradeLineItem>`;
    expect(read(ciiText({ lines: group }))).toEqual(facts);
  });

  it.each([
    [
      'without lines',
      /<ram:IncludedSupply.*<\/ram:IncludedSupplyChainTradeLineItem>/su,
      'has no ram:Included',
    ],
    [
      'without a settlement',
      /<ram:ApplicableHeaderTradeSettlement>.*Settlement>/su,
      'has no ram:ApplicableHeader',
    ],
    ['without a date', /<ram:IssueDateTime>.*?<\/ram:IssueDateTime>/su, 'has no ram:IssueDateTime'],
    ['with a day that is none', /20261031/u, 'which is no day'],
  ])('%s is refused', (_, without, reason) => {
    expect(() => read(ciiText().replace(without, '20260231'))).toThrow(UnreadableEInvoice);
    expect(() => read(ciiText().replace(without, '20260231'))).toThrow(reason);
  });
});

describe('an envelope', () => {
  const enveloped = (inside: string) =>
    `<sh:StandardBusinessDocument xmlns:sh="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader">
      <sh:StandardBusinessDocumentHeader><sh:HeaderVersion>1.0</sh:HeaderVersion></sh:StandardBusinessDocumentHeader>
      ${inside.replace(/^<\?.*?\?>\s*/u, '')}</sh:StandardBusinessDocument>`;

  it.each([
    ['an invoice', eInvoiceText()],
    ['a credit note', eInvoiceText({ kind: 'CreditNote' })],
    ['a CrossIndustryInvoice', ciiText()],
  ])('is read with %s inside', (_, text) => {
    expect(read(enveloped(text))).toEqual(read(text));
  });

  it('is refused if it is empty or contains another document', () => {
    expect(() => read(enveloped(''))).toThrow('is an envelope with nothing inside');
    expect(() => read(enveloped('<Order/>'))).toThrow('is no UBL 2.1 Invoice');
  });
});

describe('an invoice in UBL', () => {
  const more = (elements: string) => eInvoiceText().replace('<cbc:DocumentCurrencyCode>', `${elements}$&`);

  it('has the recipient with the legal or trade name', () => {
    const address = `<cac:PostalAddress><cbc:StreetName>p/a Waterpas</cbc:StreetName>
      <cbc:AdditionalStreetName>Postbus 1234</cbc:AdditionalStreetName><cbc:CityName>Rotterdam</cbc:CityName>
      <cbc:PostalZone>3000 AB</cbc:PostalZone></cac:PostalAddress>`;
    const trading = '<cac:PartyName><cbc:Name>De Kade</cbc:Name></cac:PartyName>';
    const legal =
      '<cac:PartyLegalEntity><cbc:RegistrationName>VvE De Kade</cbc:RegistrationName></cac:PartyLegalEntity>';
    expect(read(eInvoiceText({ buyer: trading + address + legal }))).toMatchObject({
      buyer: 'VvE De Kade',
      buyer_address: 'p/a Waterpas, Postbus 1234, 3000 AB Rotterdam',
    });
    expect(read(eInvoiceText({ buyer: trading }))).toMatchObject({ buyer: 'De Kade', buyer_address: null });
  });

  it('has its type, notes, period and references', () => {
    const text = more(`<cbc:InvoiceTypeCode>381</cbc:InvoiceTypeCode><cbc:Note>Eerste
      opmerking</cbc:Note><cbc:Note> </cbc:Note><cbc:Note>Tweede</cbc:Note>`)
      .replace(
        '<cac:AccountingSupplierParty>',
        `<cac:InvoicePeriod><cbc:StartDate>2026-07-01</cbc:StartDate></cac:InvoicePeriod>
        <cac:OrderReference><cbc:ID>OB-1</cbc:ID></cac:OrderReference>
        <cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>F-030</cbc:ID><cbc:IssueDate>2026-09-01</cbc:IssueDate>
        </cac:InvoiceDocumentReference></cac:BillingReference>$&`,
      )
      .replace('<cac:PayeeFinancialAccount>', '<cbc:PaymentID>F031/1001</cbc:PaymentID>$&');
    expect(read(text)).toMatchObject({
      is_credit_note: false,
      type_code: '381',
      total_cents: 32_330,
      notes: ['Eerste opmerking', 'Tweede'],
      period_start: '2026-07-01',
      period_end: null,
      order_reference: 'OB-1',
      payment_reference: 'F031/1001',
      preceding: [{ number: 'F-030', date: '2026-09-01' }],
    });
  });

  it('has all accounts to pay to, without duplicates', () => {
    const payment = (iban: string) =>
      `<cac:PaymentMeans><cac:PayeeFinancialAccount><cbc:ID>${iban}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>`;
    const payments = payment('NL44 RABO 0123 4567 89') + payment('nl91abna0417164300') + payment('-');
    expect(read(eInvoiceText({ payments }))).toMatchObject({
      iban: 'NL91ABNA0417164300',
      ibans: ['NL91ABNA0417164300', 'NL44RABO0123456789'],
    });
  });

  it('has the accounts in a note after the accounts to pay to', () => {
    const note = '<cbc:Note>Let op: betaal op NL44 RABO 0123 4567 89.</cbc:Note>';
    expect(read(more(note)).ibans).toEqual(['NL91ABNA0417164300', 'NL44RABO0123456789']);
    expect(read(more(note).replace(/<cac:PaymentMeans>.*<\/cac:PaymentMeans>/su, ''))).toMatchObject({
      iban: 'NL44RABO0123456789',
      ibans: ['NL44RABO0123456789'],
    });
  });

  it('has the sum of its lines before they are rounded', () => {
    const half = eInvoiceText().replace('250.00</cbc:LineExt', '250.005</cbc:LineExt');
    expect(read(half).added_lines_cents).toBe(26_908);
    expect(read(half).lines.map(({ amount_cents }) => amount_cents)).toEqual([25_001, 1908]);
  });
});
