import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../platform/database/index.ts';

const script = path.join(import.meta.dirname, '../../../citus/distribute.sql');

export interface DistributionStep {
  how: string;
  table: string;
}

/** Returns the steps of the script that distributes the tables over a Citus cluster, in its order. */
export async function readDistribution({ pool }: Pick<Database, 'pool'>): Promise<DistributionStep[]> {
  const text = await readFile(script, 'utf8');
  const [, query = ''] = /^(with [^\\]+)\\gexec$/mu.exec(text) ?? [];
  const { rows } = await pool.query<{ statement: string }>(query);
  const statements = [text, ...rows.map(({ statement }) => statement)].join('\n');
  const calls = statements.matchAll(/^select create_(distributed|reference)_table\('(\w+)'/gmu);
  return [...calls].map(([, how = '', table = '']) => ({ how, table }));
}
