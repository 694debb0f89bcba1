import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fileReadings } from '../../documents/index.ts';
import { readEInvoice } from './e-invoice/index.ts';
import { eInvoiceText } from './testing/e-invoice-text.ts';
import { createInvoicesWorld, type InvoicesWorld } from './testing/invoices-world.ts';

let world: InvoicesWorld;
beforeAll(async () => {
  world = await createInvoicesWorld();
});
afterAll(() => world.server.stop());

const IBAN = 'NL91ABNA0417164300';
const OTHER_IBAN = 'NL44RABO0123456789';

const nothingElse = { invoice_id: null, differences: [] };

let count = 0;
/** An invoice of a supplier of its own, unless the values say otherwise. */
const invoice = (values: Parameters<InvoicesWorld['invoice']>[0] = {}) => {
  count += 1;
  return world.invoice({ supplier: `Leverancier ${count}`, invoice_number: 'F-1', iban: IBAN, ...values });
};
const signalsOf = async ({ id }: { id: string }) =>
  (await world.checker.get(`${world.path}/${id}`)).body.signals;

describe('an e-invoice beside its PDF', () => {
  const { facts } = readEInvoice(Buffer.from(eInvoiceText()));
  const withPages = async (texts?: readonly string[], page_count?: number) => {
    const made = await invoice({ facts });
    await world.file(made, 'pdf', `%PDF-1.7 ${made.id}`, texts, page_count);
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
    await world.file(made, 'pdf', `%PDF-1.7 ${made.id}`, annex);
    expect(await signalsOf(made)).toMatchObject([{ code: 'total_differs_from_pdf' }]);
    await world.server.database.queries.update(fileReadings).set({ is_unreadable: true });
    expect(await signalsOf(made)).toEqual([]);
    await world.server.database.queries.update(fileReadings).set({ is_unreadable: false });
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

describe('an invoice after others', () => {
  it('gives a signal when the same supplier sent that number before, however it is written', async () => {
    const before = await invoice({ supplier: 'Helder B.V.', invoice_number: 'F-2026/031' });
    const again = await invoice({ supplier: 'HELDER bv', invoice_number: 'f 2026 031' });
    expect(await signalsOf(again)).toEqual([
      {
        code: 'number_seen_before',
        expected: null,
        found: 'f 2026 031',
        invoice_id: before.id,
        differences: [],
      },
    ]);
    expect(await signalsOf(before)).toEqual([]);
    expect(await signalsOf(await invoice({ supplier: 'Elders', invoice_number: 'F-2026/031' }))).toEqual([]);
  });

  it('gives a signal when its supplier, by name or by number, was paid elsewhere the last time', async () => {
    const first = { supplier: 'Van Dijk Dakwerken', supplier_number: 'NL001234567B01' };
    await invoice({ ...first, invoice_number: 'A', iban: OTHER_IBAN });
    const last = await invoice({ ...first, invoice_number: 'B', iban: IBAN });
    await invoice({ ...first, invoice_number: 'C', iban: null });
    const renamed = { supplier: 'Dijk Groep', supplier_number: 'NL 0012.34.567.B01' };
    const changed = await invoice({ ...renamed, invoice_number: 'D', iban: OTHER_IBAN });
    expect(await signalsOf(changed)).toEqual([
      {
        code: 'iban_changed',
        expected: 'NL91 ABNA 0417 1643 00',
        found: 'NL44 RABO 0123 4567 89',
        invoice_id: last.id,
        differences: [],
      },
    ]);
    expect(await signalsOf(await invoice({ ...first, invoice_number: 'E', iban: OTHER_IBAN }))).toEqual([]);
  });

  it('looks at its own association alone', async () => {
    const elsewhere = await world.server.make.association();
    await invoice({ association_id: elsewhere.id, supplier: 'Groen', iban: OTHER_IBAN });
    expect(await signalsOf(await invoice({ supplier: 'Groen' }))).toEqual([]);
  });
});
