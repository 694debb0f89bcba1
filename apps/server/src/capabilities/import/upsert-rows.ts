import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/index.ts';
import { isOther, type Outcome } from './outcomes.ts';

interface UpsertSpec<Table extends PgTable> {
  table: Table;
  /** The columns that identify a row, which have a unique index. */
  target: readonly (string & keyof Table['$inferInsert'])[];
  /** The columns that a row of an earlier import gets. */
  set: readonly (string & keyof Table['$inferInsert'])[];
  /** The columns whose change counts as a change of the row. The default is all that are set. */
  compared?: readonly (string & keyof Table['$inferInsert'])[];
  hasVersion?: boolean;
}

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

/** One JSON text has all rows, so that the statement never changes. Rows have the same columns and different targets. */
export function createUpsert<Table extends PgTable>({
  table,
  target,
  set,
  compared = set,
  hasVersion = false,
}: UpsertSpec<Table>) {
  type Row = Table['$inferInsert'];
  const name = getTableName(table);
  const isSameRow = target.map((column) => `${name}."${column}" = excluded."${column}"`).join(' and ');
  const key = sql.raw(quoted(target));
  const assignments = [
    ...set.map((column) => `"${column}" = excluded."${column}"`),
    ...(hasVersion ? [`version = ${name}.version + 1`] : []),
  ].join(', ');
  const given = (rows: readonly Row[]): SQL =>
    sql`json_populate_recordset(null::${sql.raw(name)}, ${JSON.stringify(rows)}::json)`;
  return {
    compared,
    async listSame(queries: Queries, rows: readonly Row[]): Promise<readonly boolean[]> {
      if (rows.length === 0) return [];
      const { rows: same } = await queries.execute<{ at: number }>(
        sql`select ordinality::int - 1 as at from ${given(rows)} with ordinality as excluded
          join ${table} on ${sql.raw(isSameRow)} where not ${isOther(table, compared)}`,
      );
      const places = new Set(same.map(({ at }) => at));
      return rows.map((_, at) => places.has(at));
    },
    async write(queries: Queries, rows: readonly Row[]): Promise<readonly Outcome[]> {
      const [first] = rows;
      if (!first) return [];
      const columns = sql.raw(quoted(Object.keys(first)));
      const { rows: returned } = await queries.execute<{ at: number; is_new: boolean }>(
        sql`with given as materialized (
            select * from ${given(rows)} with ordinality
          ), written as (
            insert into ${table} (${columns}) select ${columns} from given order by ordinality
            on conflict (${key}) do update set ${sql.raw(assignments)} where ${isOther(table, compared)}
            returning ${key}, xmax = 0 as is_new
          )
          select ordinality::int - 1 as at, is_new from written join given using (${key})`,
      );
      const written = new Map(returned.map(({ at, is_new }) => [at, is_new]));
      return rows.map((_, at) => {
        const isNew = written.get(at);
        if (isNew === undefined) return 'unchanged';
        return isNew ? 'created' : 'changed';
      });
    },
  };
}

/** Does work for each group of rows, and returns the results in the order of the rows. */
export async function inGroups<Row, Group, Result>(
  rows: readonly Row[],
  groupOf: (row: Row) => Group,
  work: (group: Group, rows: readonly Row[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results = new Map<Row, Result>();
  for (const [group, members] of Map.groupBy(rows, groupOf)) {
    const done = await work(group, members);
    for (const [at, row] of members.entries()) {
      const result = done[at];
      if (result !== undefined) results.set(row, result);
    }
  }
  return rows.flatMap((row) => results.get(row) ?? []);
}
