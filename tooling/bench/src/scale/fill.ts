import { type Filling, fillStatements } from '@mijn/server/testing/fixtures';
import type pg from 'pg';

/** The first associations of each filling have rows of every kind. */
export const ASKED = 10;

/** The code of the board member of these associations. */
export const BOARD = 'bench-board';

const id = 'uuidv7()';

const DOCUMENTS_EACH = 100;

/** The small filling: 1,000 rows of each kind. */
export const smallFilling = { associations: 100, rows: 1000, id } as const;

export const largeFilling = (documents: number): Filling => ({
  associations: Math.ceil(documents / DOCUMENTS_EACH),
  rows: documents,
  id,
});

const members = ({ associations }: Filling): string[] => [
  `insert into users (id, code, email, name)
    select uuidv7(), code, code || '@waterpas.example', 'Anna Eigenaar'
    from (
      select 'bench' || n as code from generate_series(1, ${associations * 5}) n union select 'bench' union select '${BOARD}'
    ) codes`,
  `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
    select a.id, u.id, false, true, false
    from associations a, users u where u.code = 'bench' and a.code::int <= ${ASKED}`,
  `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
    select a.id, u.id, true, false, false
    from associations a, users u where u.code = '${BOARD}' and a.code::int <= ${ASKED}`,
  `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
    select a.id, u.id, false, false, false from associations a join users u on u.code = 'bench' || a.code::int * 5`,
];

const SETTINGS = [
  // Triggers and foreign keys are disabled, because the rows are consistent and checking or counting each row
  // takes time.
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  `set maintenance_work_mem = '1GB'`,
  `set work_mem = '256MB'`,
];

/** Indexes that no constraint needs are dropped and created again after the rows are inserted, which is much faster. */
const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`;

export async function fill(client: pg.Client, filling: Filling): Promise<void> {
  for (const setting of SETTINGS) await client.query(setting);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const statement of [...fillStatements(filling), ...members(filling)]) await client.query(statement);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze');
}
