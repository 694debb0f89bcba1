import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentsQuery } from '@mijn/domain/archive';
import { planOf } from '../../testing/plan-of.ts';
import { documentsFor, groupsFor } from './archive.access.ts';
import { listDocuments } from './archive-list.repository.ts';
import { createArchiveFixture, type ArchiveFixture } from './testing/archive-fixture.ts';

let fixture: ArchiveFixture;
beforeAll(async () => {
  fixture = await createArchiveFixture();
  for (let count = 0; count < 6; count += 1) await fixture.group(`Groep ${count}`);
  await fixture.server.database.queries.execute(sql`
    insert into file_readings (association_id, file_hash, media_type, searchability)
    select ${fixture.association.id}, md5(n::text), 'application/pdf', 'not_searchable' from generate_series(1, 500) n`);
  await fixture.server.database.queries.execute(sql`
    insert into archive_documents (association_id, id, group_id, name, extension, media_type, byte_size, file_hash,
      tags, document_date, created_at)
    select association_id, gen_random_uuid(), id, 'Notulen ' || n || '.pdf', 'pdf', 'application/pdf', n, md5(n::text),
      '{}', date '2015-01-01' + n, now() - n * interval '1 hour'
    from archive_groups, generate_series(1, 500) n`);
  await fixture.server.database.pool.query('analyze');
});
afterAll(() => fixture.server.stop());

/** Returns the query plan of the list of an owner, as PostgreSQL uses it after many executions. */
const planOfList = (query: Partial<DocumentsQuery>): Promise<string> => {
  const membership = {
    association_id: fixture.association.id,
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
  return planOf(fixture.server.database, (database) =>
    listDocuments(database, scope, { page: 1, per_page: 25, in_text: true, ...query }),
  );
};

describe('the query plan of the list of documents', () => {
  it.each([
    ['-document_date', 'archive_documents_by_date'],
    ['document_date', 'archive_documents_by_date'],
    ['name', 'archive_documents_by_name'],
    ['-byte_size', 'archive_documents_by_size'],
    ['created_at', 'archive_documents_by_creation'],
  ] as const)(
    'sorted by %s uses an index in its order, and the total does not count the documents',
    async (sort, index) => {
      const plan = await planOfList({ sort });
      expect(plan).toContain(`using ${index} on archive_documents`);
      expect(plan).not.toContain('Sort');
      expect(plan.match(/ on archive_documents\b/gu)).toHaveLength(1);
      expect(plan).toMatch(/using file_readings_(pkey|by_hash) on file_readings/u);
    },
  );

  it('of a group uses an index without a sort', async () => {
    const plan = await planOfList({ group_id: fixture.open.id, sort: 'document_date' });
    expect(plan).not.toContain('Sort');
    expect(plan).not.toMatch(/Seq Scan on (archive_documents|file_readings)/u);
  });

  it('is created once for all callers, not for each call', async () => {
    // The test checks the generic plan of PostgreSQL. A custom plan contains the parameter values of one
    // caller.
    expect(await planOfList({})).toMatch(/association_id = \$\d/u);
  });
});
