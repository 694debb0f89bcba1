import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { invoicesOperations } from '@mijn/domain/invoices';
import { fileReadings } from '../../documents/index.ts';
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
/** An invoice of a supplier of its own, unless the values say otherwise. */
const invoice = (values: Parameters<InvoicesFixture['invoice']>[0] = {}) => {
  count += 1;
  return fixture.invoice({ supplier: `Leverancier ${count}`, invoice_number: 'F-1', iban: IBAN, ...values });
};
type Row = { id: string };
type Signal = { code: string; expected: string | null; found: string | null; invoice_id: string | null };

const allSignalsOf = async ({ id }: Row): Promise<Signal[]> =>
  (await fixture.checker.get(`${fixture.path}/${id}`)).as(invoicesOperations.getInvoice).signals;
/** Without what is said of every account of a supplier of whom nothing is trusted. */
const signalsOf = async (row: Row) => (await allSignalsOf(row)).filter(({ code }) => code !== 'iban_first');

describe('an e-invoice beside its PDF', () => {
  const { facts } = readEInvoice(Buffer.from(eInvoiceText()));
  const withPages = async (texts?: readonly string[], page_count?: number) => {
    const made = await invoice({ facts });
    await fixture.file(made, 'pdf', `%PDF-1.7 ${made.id}`, texts, page_count);
    return signalsOf(made);
  };
  const withPdf = (text?: string) => withPages(text === undefined ? undefined : [text]);

  it('gives signals for another total and another IBAN in the text of the PDF', async () => {
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

  it('is compared with all pages of a long one, wherever its total is', async () => {
    expect(await withPages(['Totaal 323,30', ...annex])).toEqual([]);
    expect(await withPages([...annex, 'Totaal 323,30'])).toEqual([]);
    expect(await withPages(annex)).toMatchObject([{ code: 'total_differs_from_pdf' }]);
  });

  it('gives none for one of which the total may be on a page that was not read', async () => {
    expect(await withPages(annex, 501)).toEqual([]);
    expect(await withPages([...annex, 'lange tekst '.repeat(50_000)])).toEqual([]);
  });

  it('gives none for one that could not be read to its end', async () => {
    const made = await invoice({ facts });
    await fixture.file(made, 'pdf', `%PDF-1.7 ${made.id}`, annex);
    expect(await signalsOf(made)).toMatchObject([{ code: 'total_differs_from_pdf' }]);
    await fixture.server.database.queries.update(fileReadings).set({ is_unreadable: true });
    expect(await signalsOf(made)).toEqual([]);
    await fixture.server.database.queries.update(fileReadings).set({ is_unreadable: false });
  });

  it('gives none for one with its total and what is left to pay, or with one of them', async () => {
    expect(await withPdf('Totaal 323,30, reeds voldaan 100,00, te betalen 223,30')).toEqual([]);
    expect(await withPdf('Te betalen 223,30')).toEqual([]);
  });

  it.each([
    ['that agrees', 'Totaal € 323,30 op NL91 ABNA 0417 1643 00'],
    ['without amounts', 'Dank voor uw opdracht.'],
    ['that is not read yet', undefined],
  ])('gives none for a PDF %s', async (_, text) => {
    expect(await withPdf(text)).toEqual([]);
  });
});

/** Approves or rejects an invoice, as its checker. */
const decide = async ({ id }: Row, decision: 'approved' | 'rejected' | 'withdrawn') => {
  const { version } = (await fixture.checker.get(`${fixture.path}/${id}`)).as(invoicesOperations.getInvoice);
  const { status } = await fixture.decide(fixture.checker, { id }, { decision, remark: 'Omdat.', version });
  expect(status).toBe(200);
};

describe('an invoice after others', () => {
  it('gives a signal when the same supplier sent that number before, however it is written', async () => {
    const before = await invoice({ supplier: 'Helder B.V.', invoice_number: 'F-2026/031' });
    const again = await invoice({ supplier: 'HELDER bv', invoice_number: 'f 2026 031' });
    expect(await signalsOf(again)).toEqual([
      {
        code: 'number_seen_before',
        expected: null,
        found: 'f 2026 031',
        ...nothingElse,
        invoice_id: before.id,
      },
    ]);
    expect(await signalsOf(before)).toEqual([]);
    expect(await signalsOf(await invoice({ supplier: 'Elders', invoice_number: 'F-2026/031' }))).toEqual([]);
    // Who checks the second one first is warned at the first one.
    await decide(again, 'approved');
    expect((await signalsOf(before)).map(({ code }) => code)).toEqual(['number_seen_before']);
  });

  it('gives a signal for the very same file, whoever sent it', async () => {
    const before = await invoice();
    await fixture.file(before, 'pdf', '%PDF-1.7 tweemaal');
    const again = await invoice();
    await fixture.file(again, 'pdf', '%PDF-1.7 tweemaal');
    expect(await signalsOf(again)).toEqual([
      { code: 'same_file', expected: null, found: null, ...nothingElse, invoice_id: before.id },
    ]);
    expect(await signalsOf(before)).toEqual([]);
  });

  describe('of the same supplier and amount', () => {
    const DAY_MS = 86_400_000;
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
      ['about a time that is partly the same', 30, { facts: facts('2026-02-15', '2026-03-14') }],
    ])('gives a signal %s', async (_, days, values) => {
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
      ['that is given back', 30, { total_cents: -12_345 }],
      ['in another currency', 30, { currency: 'USD' }],
      ['about another time', 30, { facts: facts('2026-03-01', '2026-03-31') }],
    ])('gives none %s', async (_, days, values) => {
      const codes = (await signalsOf(await later(days, values))).map(({ code }) => code);
      expect(codes).not.toContain('same_amount');
    });
  });
});

describe('what an e-invoice says', () => {
  const withFacts = async (text: string, own: object = {}, values: Parameters<typeof invoice>[0] = {}) => {
    const { facts } = readEInvoice(Buffer.from(text));
    const made = await invoice({ facts: { ...facts, ...own }, iban: facts.iban, ...values });
    return signalsOf(made);
  };

  it('gives signals for sums that do not add up, with both amounts', async () => {
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

  it('gives a signal when it is addressed to somebody else', async () => {
    const to = (name: string) => ({ buyer: name, buyer_address: 'Postbus 1234, 3000 AB Rotterdam' });
    expect(await withFacts(eInvoiceText(), to('VvE Parkzicht'))).toEqual([
      { code: 'addressed_elsewhere', expected: 'VvE De Kade', found: 'VvE Parkzicht', ...nothingElse },
    ]);
    const { company } = fixture.server.config.brand;
    for (const name of ['Vereniging van Eigenaars De Kade', company, `VvE De Kade p/a ${company}`]) {
      expect(await withFacts(eInvoiceText(), to(name))).toEqual([]);
    }
  });

  it('gives a signal for several accounts, each of which is looked at', async () => {
    expect(await withFacts(eInvoiceText(), { ibans: [IBAN, OTHER_IBAN] })).toEqual([
      { code: 'several_ibans', expected: null, found: `${SHOWN}, ${OTHER_SHOWN}`, ...nothingElse },
    ]);
  });

  it('gives a signal when it is an invoice of the type of a credit note', async () => {
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
  ])('gives a signal when the columns say another %s', async (field, said, before, after) => {
    expect(await withFacts(eInvoiceText(), {}, { stated: { ...silent, ...said } })).toEqual([
      {
        ...nothing('columns_differ'),
        differences: [{ field, before, after }],
      },
    ]);
  });

  it.each([
    ['nothing', {}],
    ['the same', { total_cents: 32_330, currency: 'EUR', iban: IBAN, invoice_number: 'f 2026 031' }],
    ['a shorter name', { supplier: 'LIFTSERVICE' }],
  ])('gives none when the columns say %s', async (_, said) => {
    expect(await withFacts(eInvoiceText(), {}, { stated: { ...silent, ...said } })).toEqual([]);
  });
});

describe('what the provider says beside the PDF', () => {
  const withPdf = async (text: string, values: Parameters<typeof invoice>[0]) => {
    const made = await invoice(values);
    await fixture.file(made, 'pdf', `%PDF-1.7 ${made.id}`, [text]);
    return signalsOf(made);
  };

  it('gives signals for another amount and another account, where there is no e-invoice', async () => {
    const text = 'Totaal € 332,30 op NL44 RABO 0123 4567 89';
    expect(await withPdf(text, { total_cents: 32_330 })).toMatchObject([
      { code: 'total_differs_from_pdf', expected: '€\u00A0323,30', found: '€\u00A0332,30' },
      { code: 'iban_differs_from_pdf', expected: SHOWN, found: OTHER_SHOWN },
    ]);
    expect(await withPdf('Totaal € 323,30', { total_cents: 32_330 })).toEqual([]);
    expect(await withPdf('Totaal € 332,30', { total_cents: null })).toEqual([]);
  });
});
