import type { InvoiceInList, InvoicesQuery } from '@mijn/domain/invoices';
import { sql, type SQL } from 'drizzle-orm';
import { runPrepared, type Database } from '../../database/index.ts';
import { readList, type ListAnswer } from '../../lists/index.ts';
import { holdsAll } from '../../search/index.ts';
import type { InvoicesFilter } from './invoices.access.ts';

type Row = Omit<InvoiceInList, 'created_at'> & { created_at: Date };
type SortName = NonNullable<InvoicesQuery['sort']>;

/** An amount in cents is a whole number below 2^53, also as a float; as a bigint it would arrive as a text. */
export const listColumns = sql.raw(
  'invoices.id, invoices.created_at, invoices.name, supplier, total_cents::float8 as total_cents, currency, check_status',
);

/** Every order ends with the id, so that no row stands on two pages; each is an index's own. What is not known is least. */
const orders: Readonly<Record<SortName, SQL>> = {
  created_at: sql`created_at, id`,
  '-created_at': sql`created_at desc, id desc`,
  name: sql`name_key, id`,
  '-name': sql`name_key desc, id desc`,
  supplier: sql`supplier_sort, id`,
  '-supplier': sql`supplier_sort desc, id desc`,
  total_cents: sql`total_sort, id`,
  '-total_cents': sql`total_sort desc, id desc`,
  check_status: sql`check_status, created_at, id`,
  '-check_status': sql`check_status desc, created_at desc, id desc`,
};

/** As the contract says: those to check oldest first, all others newest first. */
const defaultSort = ({ is_checked }: Pick<InvoicesQuery, 'is_checked'>): SortName =>
  is_checked === false ? 'created_at' : '-created_at';

function conditionsOf(
  filter: InvoicesFilter,
  { is_checked }: Pick<InvoicesQuery, 'is_checked'>,
  words: readonly string[],
): SQL {
  const parts = [filter.where];
  if (is_checked !== undefined) parts.push(is_checked ? sql`is_checked` : sql`not is_checked`);
  if (words.length > 0) parts.push(holdsAll(sql.raw('search_key'), words));
  return sql.join(parts, sql` and `);
}

export const toListItem = ({ created_at, ...row }: Row): InvoiceInList => ({
  id: row.id,
  created_at: created_at.toISOString(),
  name: row.name,
  supplier: row.supplier,
  total_cents: row.total_cents,
  currency: row.currency,
  check_status: row.check_status,
});

/** One page of the invoices. */
export async function listInvoices(
  database: Database,
  filter: InvoicesFilter,
  query: InvoicesQuery,
): Promise<ListAnswer<InvoiceInList>> {
  return readList<Row & { total: number }, InvoiceInList>(
    database,
    query,
    ({ words, pageOf }) => {
      const conditions = conditionsOf(filter, query, words);
      const listed = sql`select ${listColumns}, name_key, supplier_sort, total_sort,
          (select count(*)::int from invoices where ${conditions}) as total
        from invoices where ${conditions}`;
      return pageOf(listed, orders[query.sort ?? defaultSort(query)]);
    },
    toListItem,
  );
}

/** How many there are on each tab. */
export async function countInvoices(
  database: Database,
  filter: InvoicesFilter,
): Promise<{ to_check: number; checked: number }> {
  const [counts] = await runPrepared<{ to_check: number; checked: number }>(
    database,
    sql`select (count(*) filter (where not is_checked))::int as to_check,
        (count(*) filter (where is_checked))::int as checked
      from invoices where ${filter.where}`,
  );
  return counts ?? { to_check: 0, checked: 0 };
}
