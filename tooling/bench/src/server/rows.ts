import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';

/** Returns the connection settings of the server's own PostgreSQL, which uses a local socket. */
export function connectionIn(dataDir: string): pg.ClientConfig {
  return { host: path.join(dataDir, 'socket'), user: 'postgres', database: 'mijn' };
}

const ASSOCIATIONS = 20;
const GROUPS = 8;
const DOCUMENTS = 200_000;

/**
 * The maximum length of a statement in `pg_stat_activity`, in bytes. The statement of the list is longer than
 * the default of 1024 bytes.
 */
const STATEMENT_BYTES = 16_384;

/** The SQL that distributes documents over all groups: the number `n` of each document with its group. */
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
  `insert into users (id, code, email, name) values (uuidv7(), 'bench', 'bench@waterpas.example', 'Anna Eigenaar')`,
  `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
    select a.id, u.id, false, false, false from associations a, users u`,
  `alter system set track_activity_query_size = ${STATEMENT_BYTES}`,
  'vacuum analyze',
];

/** A signed-in owner and the association whose list is requested. */
export interface Reader {
  association_id: string;
  /** The value of the session cookie. */
  token: string;
}

/** Fills a migrated database with the documents of several associations. */
export async function fill(client: pg.Client): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** Creates a session for a member, as a login does. */
export async function signIn(client: pg.Client, code = 'bench'): Promise<Reader> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await client.query(
    `insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at, is_read_only)
      select uuidv7(), $1, id, now(), now(), now() + interval '12 hours', false from users where code = $2`,
    [hash, code],
  );
  const { rows } = await client.query<{ id: string }>('select id from associations order by code limit 1');
  const [association] = rows;
  if (!association) throw new Error('There is no association.');
  return { association_id: association.id, token };
}

/** Returns the query plan of the list, based on the statement that the server ran last. */
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
