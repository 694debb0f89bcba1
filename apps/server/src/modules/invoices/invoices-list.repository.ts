import type { InvoiceInList, InvoicesQuery } from '@mijn/domain/invoices';
import { invoiceInList } from '@mijn/domain/invoices/contract';
import { sql, type SQL } from 'drizzle-orm';
import {
  columnsOf,
  type Database,
  fixed,
  listOf,
  namesOf,
  runPrepared,
  type RowOf,
} from '../../database/index.ts';
import { type ListAnswer, orderBy, readList, type Sorts } from '../../lists/read-list.ts';
import { foundFiles, holdsAll } from '../../search/index.ts';
import type { InvoicesFilter } from './invoices.access.ts';
import { invoices } from './invoices.tables.ts';

/** An invoice of a list, before it is serialised. */
type InvoiceInListRow = RowOf<InvoiceInList, 'created_at'>;

const columns = columnsOf(invoices, invoiceInList);
const { name_key, supplier_sort, total_sort } = invoices;
const listed = fixed(listOf({ ...columns, name_key, supplier_sort, total_sort }));

/** The sort orders. Each order equals the order of an index. Unknown values are first in ascending order. */
const sorts: Sorts<InvoicesQuery> = {
  created_at: ['created_at', 'id'],
  name: ['name_key', 'id'],
  supplier: ['supplier_sort', 'id'],
  total_cents: ['total_sort', 'id'],
  check_status: ['check_status', 'created_at', 'id'],
};

/**
 * Returns the default sort order of the contract: oldest first for invoices to check, newest first otherwise.
 */
const defaultSort = ({ is_checked }: Pick<InvoicesQuery, 'is_checked'>) =>
  is_checked === false ? 'created_at' : '-created_at';

/**
 * Returns the condition that a column of an invoice, or the text of its PDF or e-invoice, matches all words.
 */
const isFound = (associationId: string, words: readonly string[]): SQL =>
  sql`(${holdsAll(sql.raw('search_key'), words)} or id in (
      select invoice_id from invoice_files join (${foundFiles(associationId, words)}) as files using (file_hash)
      where association_id = ${associationId}))`;

function conditionsOf(
  associationId: string,
  filter: InvoicesFilter,
  { is_checked }: Pick<InvoicesQuery, 'is_checked'>,
  words: readonly string[],
): SQL {
  const parts = [filter.where];
  if (is_checked !== undefined) parts.push(is_checked ? sql`is_checked` : sql`not is_checked`);
  if (words.length > 0) parts.push(isFound(associationId, words));
  return sql.join(parts, sql` and `);
}

/** Returns one page of the invoices. */
export async function listInvoices(
  database: Database,
  associationId: string,
  filter: InvoicesFilter,
  query: InvoicesQuery,
): Promise<ListAnswer<InvoiceInListRow>> {
  return readList<InvoiceInListRow>(database, query, ({ words, pageOf }) => {
    const conditions = conditionsOf(associationId, filter, query, words);
    const rows = sql`select ${listed}, (select count(*) from invoices where ${conditions}) as total
      from invoices where ${conditions}`;
    const page = pageOf(rows, orderBy(sorts, query.sort ?? defaultSort(query)));
    return sql`select ${namesOf(columns)}, total from (${page}) as page`;
  });
}

/** Returns the number of invoices on each tab: to check, and checked. */
export async function countInvoices(database: Database, filter: InvoicesFilter) {
  const [counts] = await runPrepared<{ to_check: number; checked: number }>(
    database,
    sql`select count(*) filter (where not is_checked) as to_check,
        count(*) filter (where is_checked) as checked
      from invoices where ${filter.where}`,
  );
  return counts ?? { to_check: 0, checked: 0 };
}
