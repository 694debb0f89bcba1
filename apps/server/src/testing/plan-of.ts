import { openDatabase, type Database, type PreparedStatement } from '../platform/database/index.ts';

/** PostgreSQL plans each of the first five calls for its values, before it keeps a generic plan. */
const CALLS = 8;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  // JSON quotes the items of an array in the same way as PostgreSQL.
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(one)).join(',')}}`;
  return Buffer.isBuffer(value) ? String.raw`\x${value.toString('hex')}` : JSON.stringify(value);
}

export const quoted = (value: unknown): string =>
  value === null ? 'null' : `'${textOf(value).replaceAll("'", "''")}'`;

/** Calls the function several times, and explains its prepared statement. */
export async function planOf(
  { pool }: Database,
  ask: (database: Database) => Promise<unknown>,
): Promise<string> {
  // The pool has one connection, because another connection can't explain the prepared statement.
  const own = openDatabase({ ...pool.options, max: 1 }, () => undefined);
  try {
    let asked: { statement: PreparedStatement; values: readonly unknown[] } | undefined;
    const run: Database['prepared'] = (statement, values) => {
      asked = { statement, values };
      return own.prepared(statement, values);
    };
    // A search can't be explained on the connections of searches, and is planned in the same way here.
    const noting: Database = { ...own, prepared: run, searched: run };
    for (let call = 0; call < CALLS; call += 1) await ask(noting);
    if (!asked) throw new Error('Nothing was asked with a prepared statement.');
    const { name = 'unnamed', text } = asked.statement;
    if (asked.statement.name === undefined) {
      await own.pool.query('set plan_cache_mode = force_custom_plan');
      await own.pool.query(`prepare ${name} as ${text}`);
    }
    const { rows } = await own.pool.query<{ 'QUERY PLAN': string }>(
      `explain execute ${name} (${asked.values.map(quoted).join(', ')})`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await own.close();
  }
}
