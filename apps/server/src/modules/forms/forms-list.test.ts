import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FormsQuery } from '@mijn/domain/forms';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { planOf } from '../../testing/plan-of.ts';
import { formsFor } from './forms.access.ts';
import { listForms } from './forms.repository.ts';

let server: TestApp;
let associationId: string;
beforeAll(async () => {
  server = await startTestApp();
  associationId = (await server.build.association()).id;
  for (let count = 0; count < 20; count += 1) await server.build.association();
  const { queries, pool } = server.database;
  await queries.execute(sql`
    insert into file_readings (association_id, file_hash, media_type, searchability)
    select id, md5(n::text), 'application/pdf', 'not_searchable' from associations, generate_series(1, 80) n`);
  await queries.execute(sql`
    insert into file_pages (association_id, file_hash, page, text)
    select association_id, file_hash, page, 'Voorwaarden van de aanvraag' from file_readings, generate_series(1, 4) page`);
  await queries.execute(sql`
    insert into forms (association_id, id, code, "group", name, extension, media_type, byte_size, file_hash,
      is_hidden, position)
    select id, gen_random_uuid(), n::text, 'Groep ' || n % 4, 'Formulier ' || n || '.pdf', 'pdf', 'application/pdf',
      1000, md5(n::text), n % 5 = 0, n
    from associations, generate_series(1, 80) n`);
  await pool.query('analyze');
});
afterAll(() => server.stop());

const planOfOwner = (query: Partial<FormsQuery>) => {
  const filter = formsFor({
    association_id: associationId,
    is_board: false,
    is_invoice_check: false,
    is_invoice_check_copy: false,
  });
  return planOf(server.database, (database) =>
    listForms(database, associationId, filter, { page: 1, per_page: 25, ...query }),
  );
};

describe('the query plan of the list of forms', () => {
  it.each([
    [{}, 'forms_by_position'],
    [{ sort: 'name' }, 'forms_by_name'],
    [{ sort: '-name' }, 'forms_by_name'],
    [{ sort: '-group' }, 'forms_by_group'],
  ] as const)('with %j uses the order of an index', async (query, index) => {
    const plan = await planOfOwner(query);
    expect(plan).toContain(`using ${index} on forms`);
    expect(plan).not.toContain('Sort');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(/using file_readings_(pkey|by_hash) on file_readings/u);
  });

  it('of a search reads only the forms of the association', async () => {
    const plan = await planOfOwner({ q: 'formulier' });
    expect(plan).not.toContain('Seq Scan');
  });
});
