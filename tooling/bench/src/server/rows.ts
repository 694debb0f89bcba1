import type pg from 'pg';
import { createMembers } from '../harness/database.ts';

const ASSOCIATIONS = 20;
const GROUPS = 8;
const DOCUMENTS = 200_000;

/** The statement of the list is longer than the default of 1024 bytes. */
const STATEMENT_BYTES = 16_384;

const numbered = `generate_series(1, ${DOCUMENTS}) n join (
    select association_id, id as group_id, row_number() over (order by position, association_id) - 1 as place
    from archive_groups
  ) groups on place = n % ${ASSOCIATIONS * GROUPS}`;

const statements = [
  `insert into associations (id, code, name)
    select uuidv7(), n::text, 'VvE ' || n from generate_series(1, ${ASSOCIATIONS}) n`,
  `insert into archive_groups (association_id, id, code, name, is_board_only, position)
    select a.id, uuidv7(), a.code || '-' || n, 'Groep ' || n, n > ${GROUPS - 2}, n
    from associations a, generate_series(1, ${GROUPS}) n`,
  `insert into file_readings (association_id, file_hash, media_type, searchability, page_count, has_thumbnail)
    select association_id, md5(n::text), 'application/pdf', 'searchable', 1 + n % 20, true from ${numbered}`,
  `insert into archive_documents (association_id, id, group_id, name, extension, media_type, byte_size,
      file_hash, tags, document_date, created_at)
    select association_id, uuidv7(), group_id, 'Notulen van vergadering ' || n || '.pdf', 'pdf', 'application/pdf',
      20000 + n, md5(n::text), array['notulen', 'jaar ' || n % 12], date '2014-01-01' + n % 4400,
      now() - n * interval '1 minute'
    from ${numbered}`,
];

const settings = [`alter system set track_activity_query_size = ${STATEMENT_BYTES}`, 'vacuum analyze'];

export async function fill(client: pg.Client): Promise<void> {
  for (const statement of statements) await client.query(statement);
  await createMembers(client);
  for (const statement of settings) await client.query(statement);
}

export async function explainList(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ query: string }>(
    `select query from pg_stat_activity where query like '%from archive_documents%as listed, lateral%' and pid <> pg_backend_pid() limit 1`,
  );
  const [list] = rows;
  if (!list) throw new Error('The list was not asked.');
  const plan = await client.query<{ 'QUERY PLAN': string }>(
    `explain (generic_plan, costs off) ${list.query}`,
  );
  return plan.rows.map((row) => row['QUERY PLAN']);
}
