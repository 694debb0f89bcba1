import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentsQuery } from '@mijn/domain/archive';
import { openDatabase, type Database, type PreparedStatement } from '../../database/index.ts';
import { documentsFor, groupsFor } from './archive.access.ts';
import { listDocuments } from './archive-list.repository.ts';
import { createArchiveWorld, type ArchiveWorld } from './testing/archive-world.ts';

/** PostgreSQL makes a plan for the values of each of the first five calls, before it keeps one for all. */
const CALLS = 8;

let world: ArchiveWorld;
/** One connection: what it has prepared can be asked. */
let database: Database;
beforeAll(async () => {
  world = await createArchiveWorld();
  for (let count = 0; count < 6; count += 1) await world.group(`Groep ${count}`);
  await world.server.database.queries.execute(sql`
    insert into archive_documents (association_id, id, group_id, name, extension, media_type, byte_size, file_hash,
      tags, document_date, created_at, searchability)
    select association_id, gen_random_uuid(), id, 'Notulen ' || n || '.pdf', 'pdf', 'application/pdf', n, md5(n::text),
      '{}', date '2015-01-01' + n, now() - n * interval '1 hour', 'not_searchable'
    from archive_groups, generate_series(1, 500) n`);
  await world.server.database.pool.query('analyze');
  database = openDatabase({ ...world.server.database.pool.options, max: 1 }, () => undefined);
});
afterAll(async () => {
  await database.close();
  await world.server.stop();
});

const quoted = (value: unknown): string => `'${String(value)}'`;

/** How the database runs the list of an owner once it has been asked often. */
async function planOf(query: Partial<DocumentsQuery>): Promise<string> {
  let asked: { statement: PreparedStatement; values: readonly unknown[] } | undefined;
  const noting: Database = {
    ...database,
    prepared: (statement, values) => {
      asked = { statement, values };
      return database.prepared(statement, values);
    },
  };
  const membership = {
    association_id: world.association.id,
    is_board: false,
    is_invoice_check: false,
    is_invoice_check_copy: false,
  };
  const scope = {
    association_id: membership.association_id,
    documents: documentsFor(membership),
    groups: groupsFor(membership),
    with_hidden: false,
  };
  for (let call = 0; call < CALLS; call += 1) {
    await listDocuments(noting, scope, { page: 1, per_page: 25, in_text: true, ...query });
  }
  const values = asked?.values.map(quoted).join(', ') ?? '';
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
    `explain execute ${asked?.statement.name ?? ''} (${values})`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('the list in the database', () => {
  it.each([
    ['-document_date', 'archive_documents_by_date'],
    ['document_date', 'archive_documents_by_date'],
    ['name', 'archive_documents_by_name'],
    ['-byte_size', 'archive_documents_by_size'],
    ['created_at', 'archive_documents_by_creation'],
  ] as const)(
    'by %s is read from an index in its order, and the total counts no document',
    async (sort, index) => {
      const plan = await planOf({ sort });
      expect(plan).toContain(`using ${index} on archive_documents`);
      expect(plan).not.toContain('Sort');
      expect(plan.match(/ on archive_documents\b/gu)).toHaveLength(1);
    },
  );

  it('of a group is read from the index of the group', async () => {
    const plan = await planOf({ group_id: world.open.id, sort: 'document_date' });
    expect(plan).not.toContain('Sort');
    expect(plan).not.toContain('Seq Scan on archive_documents');
  });

  it('is planned once for all callers, and not again at every call', async () => {
    await planOf({});
    const { rows } = await database.pool.query<{ generic_plans: string }>(
      `select generic_plans from pg_prepared_statements where statement like '%order by document_date desc%'`,
    );
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.generic_plans)).toBeGreaterThan(0);
  });
});
