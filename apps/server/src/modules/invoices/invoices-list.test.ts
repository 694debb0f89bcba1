import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invoicesOperations } from '@mijn/domain/invoices';
import { eq } from 'drizzle-orm';
import { invoices } from './invoices.tables.ts';
import { createInvoicesFixture, type InvoicesFixture } from './testing/invoices-fixture.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  const rows = [
    { name: 'Lift', supplier: 'Rijnmond B.V.', invoice_number: 'F-2026/031', total_cents: 32_330 },
    { name: 'Énergie', supplier: null, total_cents: null },
    {
      name: 'Dak',
      supplier: 'de Dakdekkers',
      total_cents: -5000,
      check_status: 'rejected',
      iban: 'NL44RABO0123456789',
    },
    { name: 'Tuin', supplier: 'Álma Groen', total_cents: 2_500_000_000, check_status: 'approved' },
    { name: 'Schoonmaak', supplier: 'Helder', total_cents: 12_100, currency: 'CHF' },
  ] as const;
  for (const row of rows) {
    const invoice = await fixture.invoice(row);
    if (row.name === 'Tuin') await fixture.file(invoice, 'e_invoice', '<Invoice/>', ['Beukenhaag gesnoeid']);
  }
});
afterAll(() => fixture.server.stop());

const list = async (query: string) =>
  (await fixture.checker.get(`${fixture.path}?${encodeURI(query)}`)).as(invoicesOperations.listInvoices);
const namesOf = async (query: string) => (await list(query)).data.map(({ name }) => name);

describe('the list of invoices', () => {
  it('has the fields that the table shows', async () => {
    const { data, meta } = await list('is_checked=false');
    expect(meta).toEqual({ page: 1, per_page: 25, total: 3 });
    expect(data[0]).toEqual({
      id: expect.any(String),
      created_at: '2026-10-01T08:01:00.000Z',
      name: 'Lift',
      supplier: 'Rijnmond B.V.',
      total_cents: 32_330,
      currency: 'EUR',
      check_status: 'to_check',
      invoice_number: 'F-2026/031',
      due_date: null,
      approvals: 0,
      approvals_required: 1,
      is_approved_by_you: false,
      signals: [],
      returned: null,
      is_overdue: false,
    });
    expect(data[1]).toMatchObject({ supplier: null, total_cents: null });
  });

  it.each([
    ['', ['Schoonmaak', 'Tuin', 'Dak', 'Énergie', 'Lift']],
    ['is_checked=false', ['Lift', 'Énergie', 'Schoonmaak']],
    ['is_checked=true', ['Tuin', 'Dak']],
    ['is_checked=false&sort=-created_at', ['Schoonmaak', 'Énergie', 'Lift']],
    ['sort=created_at', ['Lift', 'Énergie', 'Dak', 'Tuin', 'Schoonmaak']],
    ['sort=name', ['Dak', 'Énergie', 'Lift', 'Schoonmaak', 'Tuin']],
    ['sort=-supplier', ['Lift', 'Schoonmaak', 'Dak', 'Tuin', 'Énergie']],
    ['sort=total_cents', ['Énergie', 'Dak', 'Schoonmaak', 'Lift', 'Tuin']],
    ['is_checked=true&sort=check_status', ['Tuin', 'Dak']],
    ['is_checked=true&sort=-check_status', ['Dak', 'Tuin']],
    ['is_checked=false&supplier=rijnmond', ['Lift']],
    ['supplier=nobody', []],
    ['total_from=12100', ['Schoonmaak', 'Tuin', 'Lift']],
    ['total_to=12100', ['Schoonmaak', 'Dak']],
    ['is_checked=false&total_to=12100', ['Schoonmaak']],
    ['is_checked=false&total_from=12101&total_to=32330&sort=total_cents', ['Lift']],
    ['created_from=2026-10-01', ['Schoonmaak', 'Tuin', 'Dak', 'Énergie', 'Lift']],
    ['created_from=2026-10-02', []],
    ['created_to=2026-09-30', []],
    ['created_from=2026-10-01&created_to=2026-10-01&supplier=helder', ['Schoonmaak']],
    ['q=lift&total_from=40000', []],
    ['q=energie', ['Énergie']],
    ['q=rijnmond', ['Lift']],
    ['q=F-2026/031', ['Lift']],
    ['q=lift 031', ['Lift']],
    ['q=323,30', ['Lift']],
    ['q=€ 323,30', ['Lift']],
    ['q=€323.30', ['Lift']],
    ['q=25.000.000,00', ['Tuin']],
    ['q=25000000,00', ['Tuin']],
    ['q=25000000.00', ['Tuin']],
    ['q=€ 25,000,000.00', ['Tuin']],
    ['q=25.000.000,-', ['Tuin']],
    ['q=25.000.000', ['Tuin']],
    ['q=25000000', ['Tuin']],
    ['q=-50,00', ['Dak']],
    ['q=€ -50,00', ['Dak']],
    ['q=50,00', ['Dak']],
    ['q=323,31', []],
    ['q=NL44 RABO 0123 4567 89', ['Dak']],
    ['q=nl44rabo0123456789', ['Dak']],
    ['q=RABO 0123', ['Dak']],
    ['q=rabo01234567', ['Dak']],
    ['q=groen&is_checked=false', []],
    ['q=haag', ['Tuin']],
    ['q=beukenhaag&is_checked=false', []],
    ['q=%', []],
    ['q= ', ['Schoonmaak', 'Tuin', 'Dak', 'Énergie', 'Lift']],
  ])('with %p has %j', async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it('has pages with the total, also beyond the last page', async () => {
    expect(await namesOf('per_page=2&page=2&sort=name')).toEqual(['Lift', 'Schoonmaak']);
    for (const page of [1, 2, 9]) {
      expect((await list(`per_page=2&page=${page}`)).meta).toEqual({ page, per_page: 2, total: 5 });
    }
  });

  it.each([
    'sort=iban',
    'is_checked=misschien',
    'status=approved',
    'per_page=101',
    'created_from=2026-02-30',
    'total_from=1.5',
  ])('refuses %s', async (query) => {
    expect((await fixture.checker.get(`${fixture.path}?${query}`)).status).toBe(422);
  });

  it('has a count for each tab', async () => {
    expect((await fixture.checker.get(`${fixture.path}/counts`)).body).toEqual({
      to_check: 3,
      checked: 2,
      waiting_for_other: 0,
    });
  });

  it('begins a day at midnight in the Netherlands', async () => {
    const late = await fixture.invoice({ name: 'Laat', created_at: new Date('2026-07-31T22:30:00Z') });
    expect(await namesOf('created_from=2026-08-01&created_to=2026-08-01')).toEqual(['Laat']);
    expect(await namesOf('created_to=2026-07-31')).toEqual([]);
    await fixture.server.database.queries.delete(invoices).where(eq(invoices.id, late.id));
  });

  it('has the suppliers by name, each with one key however it is written', async () => {
    const other = await fixture.invoice({ supplier: 'HELDER b.v.' });
    const { data } = (await fixture.checker.get(`${fixture.path}/suppliers`)).as(
      invoicesOperations.listSuppliers,
    );
    expect(data).toEqual([
      { key: 'almagroen', name: 'Álma Groen' },
      { key: 'dedakdekkers', name: 'de Dakdekkers' },
      { key: 'helder', name: 'HELDER b.v.' },
      { key: 'rijnmond', name: 'Rijnmond B.V.' },
    ]);
    await fixture.server.database.queries.delete(invoices).where(eq(invoices.id, other.id));
  });
});

describe('the previous and the next invoice', () => {
  it('are on the same tab, in the order of the list', async () => {
    for (const tab of ['is_checked=false', 'is_checked=true']) {
      const ids = (await list(tab)).data.map(({ id }) => id);
      for (const [at, id] of ids.entries()) {
        expect((await fixture.checker.get(`${fixture.path}/${id}`)).body).toMatchObject({
          previous_id: ids[at - 1] ?? null,
          next_id: ids[at + 1] ?? null,
        });
      }
    }
  });
});
