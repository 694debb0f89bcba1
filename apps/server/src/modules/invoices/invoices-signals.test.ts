import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { invoicesOperations } from '@mijn/domain/invoices';
import { DAY_MS } from '@mijn/domain/limits';
import { fileReadings } from '../../capabilities/documents/index.ts';
import { readEInvoice } from './e-invoice/read-e-invoice.ts';
import { eInvoiceText } from './testing/e-invoice-text.ts';
import { createInvoicesFixture, type InvoicesFixture } from './testing/invoices-fixture.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.server.stop());

const IBAN = 'NL91ABNA0417164300';
const SHOWN = 'NL91 ABNA 0417 1643 00';
const OTHER_IBAN = 'NL44RABO0123456789';
const OTHER_SHOWN = 'NL44 RABO 0123 4567 89';

const nothing = (code: string) => ({ code, expected: null, found: null, ...nothingElse });
const nothingElse = { invoice_id: null, differences: [], sums: [] };

let count = 0;
const invoice = (values: Parameters<InvoicesFixture['invoice']>[0] = {}) => {
  count += 1;
  return fixture.invoice({ supplier: `Leverancier ${count}`, invoice_number: 'F-1', iban: IBAN, ...values });
};
type Row = { id: string };
type Signal = { code: string; expected: string | null; found: string | null; invoice_id: string | null };

const allSignalsOf = async ({ id }: Row): Promise<Signal[]> =>
  (await fixture.checker.get(`${fixture.path}/${id}`)).as(invoicesOperations.getInvoice).signals;
/** Leaves out `iban_first`, which every account of a supplier without trusted accounts gets. */
const signalsOf = async (row: Row) => (await allSignalsOf(row)).filter(({ code }) => code !== 'iban_first');

describe('an e-invoice with a PDF', () => {
  const { facts } = readEInvoice(Buffer.from(eInvoiceText()));
  const withPages = async (texts?: readonly string[], page_count?: number) => {
    const made = await invoice({ facts });
    await fixture.file(made, 'pdf', `%PDF-1.7 ${made.id}`, texts, page_count);
    return signalsOf(made);
  };
  const withPdf = (text?: string) => withPages(text === undefined ? undefined : [text]);

  it('gets signals for a different total and a different IBAN in the text of the PDF', async () => {
    expect(await withPdf('Totaal € 332,30 op NL44 RABO 0123 4567 89')).toEqual([
      { code: 'total_differs_from_pdf', expected: '€\u00A0323,30', found: '€\u00A0332,30', ...nothingElse },
      {
        code: 'iban_differs_from_pdf',
        expected: 'NL91 ABNA 0417 1643 00',
        found: 'NL44 RABO 0123 4567 89',
        ...nothingElse,
      },
    ]);
  });

  const annex = Array.from({ length: 30 }, (_, page) => `Bijlage ${page}: 12 uur à 80,00 is 960,00`);

  it('is compared with all pages of a long PDF, because the total may be on any page', async () => {
    expect(await withPages(['Totaal 323,30', ...annex])).toEqual([]);
    expect(await withPages([...annex, 'Totaal 323,30'])).toEqual([]);
    expect(await withPages(annex)).toMatchObject([{ code: 'total_differs_from_pdf' }]);
  });

  it('gets no signal if the total may be on an unread page', async () => {
    expect(await withPages(annex, 501)).toEqual([]);
    expect(await withPages([...annex, 'lange tekst '.repeat(50_000)])).toEqual([]);
  });

  it('gets no signal if the PDF could not be read to its end', async () => {
    const made = await invoice({ facts });
    await fixture.file(made, 'pdf', `%PDF-1.7 ${made.id}`, annex);
    expect(await signalsOf(made)).toMatchObject([{ code: 'total_differs_from_pdf' }]);
    await fixture.server.database.queries.update(fileReadings).set({ is_unreadable: true });
    expect(await signalsOf(made)).toEqual([]);
    await fixture.server.database.queries.update(fileReadings).set({ is_unreadable: false });
  });

  it('gets no signal if the PDF contains the total or the remaining amount', async () => {
    expect(await withPdf('Totaal 323,30, reeds voldaan 100,00, te betalen 223,30')).toEqual([]);
    expect(await withPdf('Te betalen 223,30')).toEqual([]);
  });

  it.each([
    ['that agrees', 'Totaal € 323,30 op NL91 ABNA 0417 1643 00'],
    ['without amounts', 'Dank voor uw opdracht.'],
    ['that is not read yet', undefined],
  ])('gets no signal for a PDF %s', async (_, text) => {
    expect(await withPdf(text)).toEqual([]);
  });
});

const decide = async ({ id }: Row, decision: 'approved' | 'rejected' | 'withdrawn') => {
  const { version } = (await fixture.checker.get(`${fixture.path}/${id}`)).as(invoicesOperations.getInvoice);
  const { status } = await fixture.decide(fixture.checker, { id }, { decision, remark: 'Omdat.', version });
  expect(status).toBe(200);
};

describe('an invoice after other invoices', () => {
  it('gets a signal if the same supplier has used its number before, in any notation', async () => {
    const before = await invoice({ supplier: 'Helder B.V.', invoice_number: 'F-2026/031' });
    const again = await invoice({ supplier: 'HELDER bv', invoice_number: 'f 2026 031' });
    expect(await signalsOf(again)).toEqual([
      {
        code: 'number_seen_before',
        expected: 'F-2026/031',
        found: 'f 2026 031',
        ...nothingElse,
        invoice_id: before.id,
      },
    ]);
    expect(await signalsOf(before)).toEqual([]);
    expect(await signalsOf(await invoice({ supplier: 'Elders', invoice_number: 'F-2026/031' }))).toEqual([]);
    // If the second invoice is checked first, the first invoice gets the signal.
    await decide(again, 'approved');
    expect((await signalsOf(before)).map(({ code }) => code)).toEqual(['number_seen_before']);
  });

  it('gets a signal with both amounts if its number has another amount', async () => {
    const supplier = 'Helder Twee';
    const before = await invoice({ supplier, invoice_number: 'F-1', total_cents: 100 });
    const again = await invoice({ supplier, invoice_number: 'f1', total_cents: 200 });
    expect(await signalsOf(again)).toEqual([
      {
        code: 'number_with_other_amount',
        expected: 'F-1',
        found: 'f1',
        ...nothingElse,
        invoice_id: before.id,
        differences: [{ field: 'total', before: '€\u00A01,00', after: '€\u00A02,00' }],
      },
    ]);
    const dollars = await invoice({ supplier, invoice_number: 'F1', total_cents: 100, currency: 'USD' });
    expect((await signalsOf(dollars)).map(({ code }) => code)).toEqual([
      'other_currency',
      'number_with_other_amount',
    ]);
    const third = await invoice({ supplier, invoice_number: 'F1', total_cents: 200 });
    expect((await signalsOf(third)).map(({ code, invoice_id }) => [code, invoice_id])).toEqual([
      ['number_seen_before', again.id],
      ['number_with_other_amount', dollars.id],
    ]);
  });

  it('gets no signal about another invoice that was refused', async () => {
    const supplier = 'Helder Drie';
    const values = { supplier, total_cents: 4200, iban: 'DE89370400440532013000' };
    const refused = await invoice({ ...values, invoice_number: 'F-1' });
    await fixture.file(refused, 'pdf', '%PDF-1.7 geweigerd');
    const again = await invoice({ ...values, invoice_number: 'F-1' });
    await fixture.file(again, 'pdf', '%PDF-1.7 geweigerd');
    const codes = async (row: Row) =>
      (await signalsOf(row)).map(({ code }) => code).filter((code) => code !== 'iban_refused');
    const other = await invoice({ ...values, invoice_number: 'F-2' });
    const dearer = await invoice({ ...values, invoice_number: 'F-1', total_cents: 5000 });
    expect(await codes(again)).toEqual(['same_file', 'number_seen_before']);
    expect(await codes(other)).toEqual(['same_amount']);
    expect(await codes(dearer)).toEqual(['number_with_other_amount']);
    await decide(refused, 'rejected');
    await decide(again, 'rejected');
    expect(await codes(again)).toEqual([]);
    expect(await codes(other)).toEqual([]);
    expect(await codes(dearer)).toEqual([]);
  });

  it('gets a signal if another invoice has the same file, of any supplier', async () => {
    const before = await invoice();
    await fixture.file(before, 'pdf', '%PDF-1.7 tweemaal');
    const again = await invoice();
    await fixture.file(again, 'pdf', '%PDF-1.7 tweemaal');
    expect(await signalsOf(again)).toEqual([
      { code: 'same_file', expected: null, found: 'F-1', ...nothingElse, invoice_id: before.id },
    ]);
    expect(await signalsOf(before)).toEqual([]);
  });

  describe('of the same supplier and amount', () => {
    const first = Date.parse('2026-03-01T08:00:00Z');
    const after = (days: number) => new Date(first + days * DAY_MS);
    const facts = (period_start: string, period_end: string) => ({
      ...readEInvoice(Buffer.from(eInvoiceText())).facts,
      period_start,
      period_end,
    });
    let supplier: string;
    let before: Row;
    beforeEach(async () => {
      count += 1;
      supplier = `Tuinman ${count}`;
      const values = { total_cents: 12_345, invoice_number: 'T-1', facts: facts('2026-02-01', '2026-02-28') };
      before = await invoice({ supplier, created_at: after(0), ...values });
    });
    const later = (days: number, values: Parameters<typeof invoice>[0] = {}) =>
      invoice({ supplier, created_at: after(days), total_cents: 12_345, invoice_number: 'T-2', ...values });

    it.each([
      ['under another number', 30, {}],
      ['on the last day', 60, {}],
      ['without a number', 1, { invoice_number: null }],
      ['for a period that partly overlaps', 30, { facts: facts('2026-02-15', '2026-03-14') }],
    ])('gets a signal %s', async (_, days, values) => {
      const made = await later(days, values);
      expect(await signalsOf(made)).toContainEqual({
        code: 'same_amount',
        expected: null,
        found: 'T-1',
        ...nothingElse,
        invoice_id: before.id,
      });
    });

    it.each([
      ['after more than 60 days', 61, {}],
      ['of another amount', 30, { total_cents: 12_346 }],
      ['of the negative amount', 30, { total_cents: -12_345 }],
      ['in another currency', 30, { currency: 'USD' }],
      ['for another period', 30, { facts: facts('2026-03-01', '2026-03-31') }],
    ])('gets no signal %s', async (_, days, values) => {
      const codes = (await signalsOf(await later(days, values))).map(({ code }) => code);
      expect(codes).not.toContain('same_amount');
    });
  });
});

describe('the facts of an e-invoice', () => {
  const withFacts = async (text: string, own: object = {}, values: Parameters<typeof invoice>[0] = {}) => {
    const { facts } = readEInvoice(Buffer.from(text));
    const made = await invoice({ facts: { ...facts, ...own }, iban: facts.iban, ...values });
    return signalsOf(made);
  };

  it('give signals for sums that do not add up, with both amounts', async () => {
    expect(await withFacts(eInvoiceText({ total: '333.30' }))).toEqual([
      {
        ...nothing('sums_differ'),
        sums: [
          { sum: 'total', vat_rate: null, expected: '€\u00A0323,30', found: '€\u00A0333,30' },
          { sum: 'payable', vat_rate: null, expected: '€\u00A0233,30', found: '€\u00A0223,30' },
        ],
      },
    ]);
  });

  it('give a signal if the e-invoice is addressed to another recipient', async () => {
    const to = (name: string) => ({ buyer: name, buyer_address: 'Postbus 1234, 3000 AB Rotterdam' });
    expect(await withFacts(eInvoiceText(), to('VvE Parkzicht'))).toEqual([
      { code: 'addressed_elsewhere', expected: 'VvE De Kade', found: 'VvE Parkzicht', ...nothingElse },
    ]);
    const { company } = fixture.server.config.brand;
    for (const name of ['Vereniging van Eigenaars De Kade', company, `VvE De Kade p/a ${company}`]) {
      expect(await withFacts(eInvoiceText(), to(name))).toEqual([]);
    }
  });

  it('give a signal for several accounts, with all of them', async () => {
    expect(await withFacts(eInvoiceText(), { ibans: [IBAN, OTHER_IBAN] })).toEqual([
      { code: 'several_ibans', expected: null, found: `${SHOWN}, ${OTHER_SHOWN}`, ...nothingElse },
    ]);
  });

  it('give a signal if an invoice has the type code of a credit note', async () => {
    expect(await withFacts(eInvoiceText(), { type_code: '381' })).toEqual([
      { code: 'credit_note_as_invoice', expected: null, found: '381', ...nothingElse },
    ]);
    expect(await withFacts(eInvoiceText({ kind: 'CreditNote' }), { type_code: '381' })).toEqual([]);
  });

  const silent = { total_cents: null, currency: null, iban: null, supplier: null, invoice_number: null };
  it.each([
    ['total', { total_cents: 33_330 }, '€\u00A0333,30', '€\u00A0323,30'],
    ['total', { currency: 'USD' }, 'US$\u00A0323,30', '€\u00A0323,30'],
    ['iban', { iban: OTHER_IBAN }, OTHER_SHOWN, SHOWN],
    ['supplier', { supplier: 'Troebel' }, 'Troebel', 'Liftservice Rijnmond B.V.'],
    ['invoice_number', { invoice_number: 'F-32' }, 'F-32', 'F-2026-031'],
  ])('give a signal if the columns contain a different %s', async (field, said, before, after) => {
    expect(await withFacts(eInvoiceText(), {}, { stated: { ...silent, ...said } })).toEqual([
      {
        ...nothing('columns_differ'),
        differences: [{ field, before, after }],
      },
    ]);
  });

  it.each([
    ['nothing', {}],
    ['the same values', { total_cents: 32_330, currency: 'EUR', iban: IBAN, invoice_number: 'f 2026 031' }],
    ['a shorter name', { supplier: 'LIFTSERVICE' }],
  ])('give no signal if the columns contain %s', async (_, said) => {
    expect(await withFacts(eInvoiceText(), {}, { stated: { ...silent, ...said } })).toEqual([]);
  });
});

describe('the columns of an invoice with a PDF', () => {
  const withPdf = async (text: string, values: Parameters<typeof invoice>[0]) => {
    const made = await invoice(values);
    await fixture.file(made, 'pdf', `%PDF-1.7 ${made.id}`, [text]);
    return signalsOf(made);
  };

  it('give signals for a different amount and account in the PDF if there is no e-invoice', async () => {
    const text = 'Totaal € 332,30 op NL44 RABO 0123 4567 89';
    expect(await withPdf(text, { total_cents: 32_330 })).toMatchObject([
      { code: 'total_differs_from_pdf', expected: '€\u00A0323,30', found: '€\u00A0332,30' },
      { code: 'iban_differs_from_pdf', expected: SHOWN, found: OTHER_SHOWN },
    ]);
    expect(await withPdf('Totaal € 323,30', { total_cents: 32_330 })).toEqual([]);
    expect(await withPdf('Totaal € 332,30', { total_cents: null })).toEqual([]);
  });
});
