import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { invoicesOperations } from '@mijn/domain/invoices';
import { readEInvoice } from './e-invoice/read-e-invoice.ts';
import { invoices } from './invoices.tables.ts';
import { eInvoiceText } from './testing/e-invoice-text.ts';
import { createInvoicesFixture, type InvoicesFixture } from './testing/invoices-fixture.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  await fixture.server.database.queries.delete(invoices);
});

const list = async (query = '') =>
  (await fixture.checker.get(`${fixture.path}?${query}`)).as(invoicesOperations.listInvoices).data;
const signalsByName = async () =>
  Object.fromEntries((await list()).map(({ name, signals }) => [name, signals]));

describe('the signals in the list', () => {
  it('are those of the page of each invoice to check', async () => {
    const helder = { supplier: 'Helder', total_cents: 1000 } as const;
    const known = { ...helder, iban: 'NL91ABNA0417164300', check_status: 'approved' } as const;
    await fixture.invoice({ name: 'Eerder', invoice_number: 'H-1', ...known });
    await fixture.invoice({ name: 'Dubbel', ...helder, invoice_number: 'H-1', iban: known.iban });
    await fixture.invoice({ name: 'Ander', ...helder, total_cents: 5, iban: 'NL44RABO0123456789' });
    await fixture.invoice({ name: 'Gewoon', supplier: 'Lift' });
    const pdf = await fixture.invoice({ name: 'Pdf', supplier: 'Lift', total_cents: 9000 });
    await fixture.file(pdf, 'pdf', 'pdf', ['Totaal € 95,00']);
    expect(await signalsByName()).toEqual({
      Eerder: [],
      Dubbel: ['number_seen_before'],
      Ander: ['iban_changed'],
      Gewoon: [],
      Pdf: ['total_differs_from_pdf'],
    });
    for (const { id, signals, check_status } of await list()) {
      const page = (await fixture.checker.get(`${fixture.path}/${id}`)).as(invoicesOperations.getInvoice);
      if (check_status === 'to_check') expect(signals).toEqual(page.signals.map(({ code }) => code));
    }
  });

  it('leave out a very long PDF, which the page of the invoice compares', async () => {
    const invoice = await fixture.invoice({ name: 'Lang', total_cents: 9000 });
    await fixture.file(invoice, 'pdf', 'lang', [`Totaal € 95,00 ${'woord '.repeat(10_000)}`]);
    expect(await signalsByName()).toEqual({ Lang: [] });
  });
});

describe('an invoice that returned', () => {
  it('says whether a checker withdrew the decision, and has no mark once it is decided again', async () => {
    const invoice = await fixture.invoice();
    expect(await list()).toMatchObject([{ returned: null }]);
    await fixture.decide(fixture.checker, invoice, { decision: 'approved', version: 0 });
    await fixture.decide(fixture.checker, invoice, { decision: 'withdrawn', version: 1 });
    expect(await list('is_checked=false')).toMatchObject([{ returned: 'withdrawn' }]);
    await fixture.decide(fixture.checker, invoice, { decision: 'approved', version: 2 });
    expect(await list()).toMatchObject([{ returned: null }]);
  });
});

const factsOf = (text: string) => readEInvoice(Buffer.from(text)).facts;

describe('the last day to pay', () => {
  it('sorts the invoices, and is passed for an invoice to check on a later day', async () => {
    const rows = [
      { name: 'Onbekend' },
      { name: 'Later', facts: factsOf(eInvoiceText({ due: '2099-12-31' })) },
      { name: 'Voorbij', facts: factsOf(eInvoiceText({ due: '2020-01-31' })) },
      { name: 'Klaar', facts: factsOf(eInvoiceText({ due: '2020-02-29' })), check_status: 'approved' },
    ] as const;
    for (const row of rows) await fixture.invoice(row);
    const found = (await list('sort=due_date')).map(({ name, due_date, is_overdue }) => [
      name,
      due_date,
      is_overdue,
    ]);
    expect(found).toEqual([
      ['Voorbij', '2020-01-31', true],
      ['Klaar', '2020-02-29', false],
      ['Later', '2099-12-31', false],
      ['Onbekend', null, false],
    ]);
  });
});
