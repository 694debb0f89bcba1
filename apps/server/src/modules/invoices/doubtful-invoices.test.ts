import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type InvoiceFacts, invoicesOperations } from '@mijn/domain/invoices';
import { eq } from 'drizzle-orm';
import { fileReadings } from '../../capabilities/documents/index.ts';
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

type Row = { id: string };
const OWN = 'NL91ABNA0417164300';
const NEW = 'NL44RABO0123456789';
const { facts: clean } = readEInvoice(Buffer.from(eInvoiceText()));

let count = 0;
const invoice = async (
  own: Partial<InvoiceFacts> = {},
  values: Partial<typeof invoices.$inferInsert> = {},
) => {
  count += 1;
  const facts = { ...clean, ...own };
  const { supplier, currency, iban } = facts;
  const number = { invoice_number: `L-${count}`, total_cents: 1000 + count };
  return fixture.invoice({ supplier, currency, iban, facts, ...number, ...values });
};
const read = async ({ id }: Row) =>
  (await fixture.checker.get(`${fixture.path}/${id}`)).as(invoicesOperations.getInvoice);
const codesOf = async (row: Row) => (await read(row)).signals.map(({ code }) => code);
const send = async (row: Row, body: object = {}, by = fixture.checker) => {
  const { version } = await read(row);
  return fixture.decide(by, row, { decision: 'approved', remark: 'Omdat.', version, ...body });
};
const decide = async (row: Row, body: object = {}) => expect((await send(row, body)).status).toBe(200);

describe('an invoice of a known supplier', () => {
  beforeEach(async () => decide(await invoice()));

  it('gives no signal if nothing differs', async () => {
    expect(await codesOf(await invoice())).toEqual([]);
  });

  it('gives a signal for an account in a text until a checker approves it', async () => {
    const named = {
      ibans: [OWN, NEW],
      named_accounts: [{ iban: NEW, text: 'nieuwe rekening NL44 RABO 0123 4567 89' }],
    };
    const first = await invoice(named);
    expect((await read(first)).signals).toMatchObject([
      {
        code: 'iban_in_text',
        expected: 'nieuwe rekening NL44 RABO 0123 4567 89',
        found: 'NL44 RABO 0123 4567 89',
      },
    ]);
    await invoice(named, { is_processed: true });
    expect(await codesOf(await invoice(named))).toEqual(['iban_in_text']);
    const taken = await invoice(named);
    for (const decision of ['rejected', 'withdrawn']) await decide(taken, { decision });
    await fixture.server.database.queries
      .update(invoices)
      .set({ is_processed: true })
      .where(eq(invoices.id, taken.id));
    expect(await codesOf(await invoice(named))).toEqual(['iban_in_text']);
    await decide(first);
    expect(await codesOf(await invoice(named))).toEqual([]);
  });

  it('gives a signal for another payee or account holder until a checker approves the name', async () => {
    const factored = { payee: 'Factor N.V.', account_holders: ['J. Jansen'] };
    const first = await invoice(factored);
    expect(await codesOf(first)).toEqual(['payee_differs', 'holder_differs']);
    await invoice(factored, { check_status: 'approved' });
    expect(await codesOf(await invoice(factored))).toEqual(['payee_differs', 'holder_differs']);
    await decide(first);
    expect(await codesOf(await invoice(factored))).toEqual([]);
    expect(await codesOf(await invoice({ ...factored, supplier: 'Elders' }))).toContain('payee_differs');
    await decide(first, { decision: 'rejected' });
    expect(await codesOf(await invoice(factored))).toContain('payee_differs');
  });

  it('gives a signal if its name only looks like that supplier', async () => {
    const fake = await invoice({ supplier: 'Liftservicе Rijnmond' });
    expect((await read(fake)).signals).toContainEqual(
      expect.objectContaining({
        code: 'supplier_look_alike',
        expected: 'Liftservice Rijnmond B.V.',
        found: 'Liftservicе Rijnmond',
      }),
    );
    const waiting = await invoice({ supplier: 'Elektro Maas' });
    expect(await codesOf(await invoice({ supplier: 'Elektrо Maas' }))).not.toContain('supplier_look_alike');
    await decide(waiting);
    expect(await codesOf(await invoice({ supplier: 'Elektrо Maas' }))).toContain('supplier_look_alike');
    await decide(waiting, { decision: 'rejected' });
    expect(await codesOf(await invoice({ supplier: 'Elektrо Maas' }))).not.toContain('supplier_look_alike');
  });

  it('gives a signal for each fact that cannot be right', async () => {
    const line = { ...clean.lines[0], vat_rate: 20 };
    const wrong = await invoice(
      {
        ...clean,
        invoice_date: '2999-01-02',
        due_date: '2999-01-01',
        lines: [Object.assign({}, clean.lines[0], line)],
      },
      { currency: 'USD', total_cents: -5 },
    );
    const codes = await codesOf(wrong);
    for (const code of [
      'future_date',
      'due_before_date',
      'other_currency',
      'negative_invoice',
      'unknown_vat_rate',
    ])
      expect(codes).toContain(code);
    expect(await codesOf(await invoice({}, { total_cents: 0 }))).toContain('zero_total');
    expect(await codesOf(await invoice({ supplier: '***' }))).toContain('supplier_unreadable');
  });
});

describe('an approval that names the signals that were seen', () => {
  it('is refused if the invoice has another signal by now, and is kept otherwise', async () => {
    const row = await invoice();
    expect(await codesOf(row)).toEqual(['iban_first']);
    expect((await send(row, { seen_signals: [] })).error?.code).toBe('conflict');
    expect((await send(row, { seen_signals: ['zero_total'] })).error?.code).toBe('conflict');
    expect((await read(row)).check_status).toBe('to_check');
    expect((await send(row, { seen_signals: ['iban_first', 'zero_total'] })).status).toBe(200);
  });

  it('is not compared if the client does not say what was seen, nor for a rejection', async () => {
    expect((await send(await invoice())).status).toBe(200);
    const other = await invoice({ supplier: 'Elders' });
    expect((await send(other, { decision: 'rejected', seen_signals: [] })).status).toBe(200);
  });

  it('is refused if another checker has approved a double meanwhile', async () => {
    await decide(await invoice());
    const both = { invoice_number: 'D-1', total_cents: 777 };
    const [earlier, later] = [await invoice({}, both), await invoice({}, both)];
    expect(await codesOf(earlier)).toEqual([]);
    const seen_signals = ['number_seen_before'];
    expect((await send(later, { seen_signals }, fixture.colleague)).status).toBe(200);
    expect((await send(earlier, { seen_signals: [] })).error?.code).toBe('conflict');
    expect(await codesOf(earlier)).toEqual(['number_seen_before']);
    expect((await send(earlier, { seen_signals })).status).toBe(200);
  });
});

describe('a credit note', () => {
  it('links to the invoice of the same supplier that it names, with its decision', async () => {
    const paid = await invoice({}, { invoice_number: 'F-2026/017' });
    await invoice({ supplier: 'Elders', supplier_number: null }, { invoice_number: 'F-2026/017' });
    const credit = await invoice({
      is_credit_note: true,
      preceding: [
        { number: 'f 2026 017', date: null },
        { number: 'F-99', date: null },
      ],
    });
    const linked = (check_status: string) => [{ number: 'f 2026 017', invoice_id: paid.id, check_status }];
    expect((await read(credit)).preceding_invoices).toEqual(linked('to_check'));
    await decide(paid, { decision: 'rejected' });
    expect((await read(credit)).preceding_invoices).toEqual(linked('rejected'));
  });
});

describe('an invoice whose PDF is being read', () => {
  it('says so until it is read', async () => {
    const row = await invoice();
    await fixture.file(row, 'pdf', '%PDF-1.7 wachtend', ['Totaal 323,30']);
    expect((await read(row)).is_being_read).toBe(false);
    const { queries } = fixture.server.database;
    await queries.update(fileReadings).set({ searchability: 'pending' });
    expect((await read(row)).is_being_read).toBe(true);
    await queries.update(fileReadings).set({ searchability: 'not_searchable' });
    expect((await read(row)).is_being_read).toBe(false);
  });
});

describe('facts that an earlier version has read', () => {
  const {
    payee: _p,
    account_holders: _h,
    payment_means: _m,
    payment_terms: _t,
    named_accounts: _n,
    ...before
  } = clean;
  const old = { ...before, lines: clean.lines.map(({ details: _d, ...line }) => line) };
  const TEXT = eInvoiceText({
    payments: `<cac:PaymentTerms><cbc:Note>Nieuwe rekening NL44 RABO 0123 4567 89</cbc:Note></cac:PaymentTerms>`,
  });
  const withOldFacts = async () => {
    const row = await invoice();
    // The type of the column is that of this version.
    await fixture.server.database.queries
      .update(invoices)
      .set({ facts: JSON.parse(JSON.stringify(old)) })
      .where(eq(invoices.id, row.id));
    return row;
  };
  const readAgain = async () => {
    await fixture.server.database.pool.query(`select graphile_worker.add_job('read_e_invoices_again', '{}')`);
    await fixture.server.runJobs();
  };

  it('are sent with empty values, and have all values after the e-invoice is read again', async () => {
    const row = await withOldFacts();
    await fixture.file(row, 'e_invoice', TEXT);
    expect((await read(row)).facts).toMatchObject({ payment_terms: [], named_accounts: [] });
    const { version } = await read(row);
    await decide(row);
    await readAgain();
    const after = await read(row);
    expect(after.facts?.payment_terms).toEqual(['Nieuwe rekening NL44 RABO 0123 4567 89']);
    expect(after).toMatchObject({ check_status: 'approved', version: version + 1, iban: OWN, changes: [] });
    // The decision was made before anybody saw the text, so the account in it is not trusted.
    const next = await invoice(after.facts ?? {});
    expect(await codesOf(next)).toEqual(['iban_in_text']);
    const { data } = (await fixture.checker.get(`${fixture.path}?q=nieuwe+rekening`)).as(
      invoicesOperations.listInvoices,
    );
    expect(data.map(({ id }) => id)).toEqual([row.id]);
  });

  it('keep what they have if the e-invoice is gone or cannot be read', async () => {
    const [without, broken] = [await withOldFacts(), await withOldFacts()];
    await fixture.file(broken, 'e_invoice', '<a/>');
    await readAgain();
    for (const row of [without, broken])
      expect((await read(row)).facts).toMatchObject({ named_accounts: [] });
    const stored = await fixture.server.database.queries.select({ facts: invoices.facts }).from(invoices);
    expect(stored.every(({ facts }) => Array.isArray(facts?.named_accounts))).toBe(true);
  });
});
