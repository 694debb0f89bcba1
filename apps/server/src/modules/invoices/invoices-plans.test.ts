import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InvoicesQuery } from '@mijn/domain/invoices';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { planOf } from '../../testing/plan-of.ts';
import { type InvoicesFilter, invoicesFor } from './invoices.access.ts';
import { findInvoice, findNextToCheck, listChanges, listDecisions } from './invoices-detail.repository.ts';
import { countInvoices, listInvoices, listSuppliers } from './invoices-list.repository.ts';
import { listKnownSuppliers } from './invoice-comparison.repository.ts';
import { listSurroundings } from './invoices-signals.repository.ts';
import { createInvoicesFixture, type InvoicesFixture } from './testing/invoices-fixture.ts';

let fixture: InvoicesFixture;
let id: string;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  const { database, build } = fixture.server;
  for (let count = 0; count < 12; count += 1) await build.association();
  await database.queries.execute(sql`
    insert into invoices (association_id, id, name, created_at, supplier, invoice_number, total_cents, currency, iban,
      check_status)
    select id, gen_random_uuid(), 'Factuur ' || n, now() - n * interval '1 hour', 'Leverancier ' || n % 40, 'F-' || n,
      n * 100, 'EUR', 'NL91ABNA0417164300', (array['to_check', 'approved', 'rejected'])[1 + n % 3]
    from associations, generate_series(1, 300) n`);
  await database.queries.execute(sql`
    insert into file_readings (association_id, file_hash, media_type, page_count, searchability)
    select association_id, md5(name), 'application/pdf', 1, 'searchable' from invoices`);
  await database.queries.execute(sql`
    insert into file_pages (association_id, file_hash, page, text)
    select association_id, file_hash, 1, 'Totaal 100,00' from file_readings`);
  await database.queries.execute(sql`
    insert into invoice_files (association_id, invoice_id, kind, name, extension, media_type, byte_size, file_hash)
    select association_id, id, 'pdf', 'F.pdf', 'pdf', 'application/pdf', 1, md5(name) from invoices`);
  await database.queries.execute(sql`
    insert into invoice_decisions (association_id, id, invoice_id, version, decision, decided_at, decided_by)
    select association_id, gen_random_uuid(), id, 1, 'approved', now(), 'Bram Bestuur' from invoices`);
  await database.queries.execute(sql`
    insert into invoice_changes (association_id, invoice_id, version, changed_at, is_reopened, before, after)
    select association_id, id, 2, now(), true, '{}', '{}' from invoices`);
  ({ id } = await fixture.invoice({
    supplier: 'Leverancier 3',
    invoice_number: 'F-3',
    iban: 'NL44RABO0123456789',
  }));
  await database.pool.query(
    'vacuum analyze invoices, invoice_files, invoice_decisions, invoice_changes, file_readings, file_pages',
  );
});
afterAll(() => fixture.server.stop());

/** The id of a caller who agrees with no invoice. */
const USER = '01890000-0000-7000-8000-000000000001';

const membership = () => ({
  association_id: fixture.association.id,
  is_board: false,
  is_invoice_check: true,
  is_invoice_check_copy: false,
});
const filter = () => invoicesFor(membership());

type Find = (database: Database, allowed: InvoicesFilter, one: string) => Promise<unknown>;

const planOfList = (query: Partial<InvoicesQuery>) =>
  planOf(fixture.server.database, (database) =>
    listInvoices(database, { membership: membership(), user_id: USER }, filter(), {
      page: 1,
      per_page: 25,
      ...query,
    }),
  );

describe('the query plan of the list of invoices', () => {
  it.each([
    [{}, 'invoices_by_creation'],
    [{ sort: 'created_at' }, 'invoices_by_creation'],
    [{ is_checked: false }, 'invoices_by_tab'],
    [{ is_checked: true }, 'invoices_by_tab'],
    [{ is_checked: false, sort: 'name' }, 'invoices_by_name'],
    [{ is_checked: true, sort: '-supplier' }, 'invoices_by_supplier'],
    [{ is_checked: false, sort: '-total_cents' }, 'invoices_by_total'],
    [{ is_checked: false, sort: 'due_date' }, 'invoices_by_due_date'],
    [{ is_checked: true, sort: 'check_status' }, 'invoices_by_status'],
  ] as const)('with %j uses an index in its order', async (query, index) => {
    const plan = await planOfList(query);
    expect(plan).toContain(`using ${index} on invoices`);
    expect(plan).not.toMatch(/Sort|Seq Scan/u);
  });

  it.each(['leverancier 12', '€ 1.200,00', 'NL91 ABNA 0417'])(
    'with a search for %s reads from indexes what the association has',
    async (q) => {
      const plan = await planOfList({ q, is_checked: false });
      expect(plan).not.toContain('Seq Scan');
      // The setting of the association is found by its key.
      const ofInvoices = plan.replaceAll(/associations_pkey on associations[^\n]*\n\s*Index Cond: .*/gu, '');
      const conditions = ofInvoices.match(/Index Cond: .*/gu) ?? [];
      expect(conditions.length).toBeGreaterThan(0);
      expect(conditions.filter((condition) => !condition.includes('association_id ='))).toEqual([]);
    },
  );

  it.each([
    [{ supplier: 'leverancier12', is_checked: false }, 'invoices_of_supplier'],
    [{ total_from: 1000, total_to: 1200 }, 'invoices_by_amount'],
    [{ total_from: 1000, total_to: 1200, is_checked: false }, 'invoices_by_total'],
    [{ total_from: 1000, total_to: 1200, sort: 'total_cents', is_checked: true }, 'invoices_by_total'],
    [{ created_from: '2026-01-01', is_checked: false }, 'invoices_by_tab'],
    [{ created_from: '2026-01-01', created_to: '2026-12-31' }, 'invoices_by_creation'],
  ] as const)('with the filters %j reads from an index what the association has', async (query, index) => {
    const plan = await planOfList(query);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on invoice');
  });

  it('uses an index for the suppliers', async () => {
    const plan = await planOf(fixture.server.database, (own) => listSuppliers(own, filter()));
    expect(plan).toMatch(/Index Cond: \(+association_id = /u);
    expect(plan).not.toContain('Seq Scan');
  });

  it('uses an index for the counts', async () => {
    const { database } = fixture.server;
    expect(await planOf(database, (own) => countInvoices(own, filter(), USER))).not.toContain('Seq Scan');
  });
});

const surroundings: Find = (own, allowed, one) => listSurroundings(own, allowed, [one], 1000);
const suppliersOf: Find = (own, allowed) => listKnownSuppliers(own, allowed);
const decisionsOf: Find = (own, allowed, one) => listDecisions(own, allowed, [one]);
const changesOf: Find = (own, allowed, one) => listChanges(own, allowed, [one]);
const invoiceOf: Find = (own, allowed, one) => findInvoice(own, allowed, USER, one);
const nextOf: Find = (own, allowed, one) => findNextToCheck(own, allowed, USER, one);

describe('the query plan of an invoice', () => {
  it.each([
    ['with the previous and the next invoice', invoiceOf, 'invoices_by_tab'],
    ['with the trusted accounts', surroundings, 'invoices_by_payee'],
    ['with the refused accounts', surroundings, 'invoices_refused'],
    ['with the decisions that rejected its account', surroundings, 'invoice_decisions_refused'],
    ['with other invoices of the same amount', surroundings, 'invoices_by_amount'],
    ['with other invoices of the same number', surroundings, 'invoices_by_number'],
    ['with other invoices with the same file', surroundings, 'invoice_files_by_file'],
    [
      'with the payees that were approved',
      surroundings,
      'invoice_decisions_association_id_invoice_id_version_key',
    ],
    ['with the known suppliers', suppliersOf, 'invoices_by_payee'],
    ['with the invoices that it names', invoiceOf, 'invoices_by_number'],
    ['with its decisions', decisionsOf, 'invoices_pkey'],
    ['with its changes', changesOf, 'invoice_changes_pkey'],
    ['with the next invoice to check', nextOf, 'invoices_by_tab'],
  ])('%s uses indexes', async (_, find, index) => {
    const plan = await planOf(fixture.server.database, (own) => find(own, filter(), id));
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });
});
