import { type Deletion, type DeletedQuery, restorableUntil } from '@mijn/domain/deleted';
import { sql, type SQL } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { Database, RowOf } from '../../platform/database/index.ts';
import type { AccessFilter, Member } from '../../platform/wire/index.ts';
import { type Counted, type ListResponse, readList } from './read-list.ts';

type DeletionRow = RowOf<Omit<Deletion, 'restorable_until'>, 'deleted_at'>;

interface DeletedRows<Table extends string> {
  /** The table, which has the columns `deleted_at` and `deleted_by`. */
  table: Table;
  filter: AccessFilter<Table>;
  /** The fields of a row with the alias `listed`, without those of its deletion. */
  fields: SQL;
  caller: Pick<Member, 'user_id'>;
  keptMs: number;
}

const order = sql.raw('deleted_at desc, id desc');

/** The last deleted row comes first. */
export async function readDeleted<Own extends QueryResultRow, Table extends string>(
  database: Database,
  query: DeletedQuery,
  { table, filter, fields, caller: { user_id }, keptMs }: DeletedRows<Table>,
): Promise<ListResponse<Omit<Own & DeletionRow & Counted, 'total'> & { restorable_until: Date }>> {
  const from = sql.raw(table);
  const isOwn = sql`listed.deleted_by is not distinct from ${user_id}::uuid`;
  const { data, meta } = await readList<Own & DeletionRow>(database, query, undefined, ({ pageOf }) => {
    const rows = sql`select *, (select count(*) from ${from} where ${filter.where}) as total
        from ${from} where ${filter.where}`;
    return sql`select ${fields}, listed.deleted_at, ${isOwn} as is_deleted_by_caller,
          case when not (${isOwn}) then (select users.name from users where users.id = listed.deleted_by) end
            as deleted_by_name, total
        from (${pageOf(rows, order)}) as listed order by ${order}`;
  });
  return {
    data: data.map((row) =>
      Object.assign({}, row, { restorable_until: restorableUntil(row.deleted_at, keptMs) }),
    ),
    meta,
  };
}
