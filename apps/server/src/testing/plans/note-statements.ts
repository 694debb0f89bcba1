import type { Database } from '../../platform/database/index.ts';
import { quoted } from '../plan-of.ts';

export interface NotedStatement {
  text: string;
  values: readonly unknown[];
}

/** Leaves out statements in a transaction. */
export async function noteStatements(
  { pool }: Database,
  work: () => Promise<void>,
): Promise<NotedStatement[]> {
  const noted: NotedStatement[] = [];
  const query: unknown = pool.query.bind(pool);
  const run = query as (...parameters: unknown[]) => unknown;
  const noting = (...parameters: [{ text: string; values?: unknown[] }, unknown[]?]): unknown => {
    const [{ text, values }, others] = parameters;
    noted.push({ text, values: values ?? others ?? [] });
    return run(...parameters);
  };
  Object.assign(pool, { query: noting });
  try {
    await work();
  } finally {
    Object.assign(pool, { query: run });
  }
  return noted;
}

export async function genericPlanOf(
  { pool }: Database,
  { text, values }: NotedStatement,
  options = '',
): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare noted as ${text}`);
    const given = values.length === 0 ? '' : `(${values.map(quoted).join(', ')})`;
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${options} execute noted${given}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('reset plan_cache_mode');
    await client.query('deallocate noted');
    client.release();
  }
}
