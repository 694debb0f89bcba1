import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';

export const connectionIn = (dataDir: string): pg.ClientConfig => ({
  host: path.join(dataDir, 'socket'),
  user: 'postgres',
  database: 'mijn',
});

export async function withClient<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionIn(dataDir));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the association `1` and its owners. The first has the code `bench`, the others their number: `2` and so on. */
export async function createMembers(client: pg.Client, count: number): Promise<void> {
  await client.query(`insert into associations (id, code, name) values (uuidv7(), '1', 'VvE 1')`);
  await client.query(
    `insert into users (id, code, email, name)
      select uuidv7(), code, code || '@waterpas.example', 'Lid ' || code
      from (select case n when 1 then 'bench' else n::text end as code from generate_series(1, $1::int) n) codes`,
    [count],
  );
  await client.query(
    `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
      select a.id, u.id, false, false, false from associations a, users u`,
  );
}

export interface Reader {
  association_id: string;
  headers: Record<string, string>;
}

export async function openSession(client: pg.Client, code = 'bench'): Promise<Reader> {
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
  return {
    association_id: association.id,
    headers: {
      cookie: `mijn_session=${token}`,
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    },
  };
}
