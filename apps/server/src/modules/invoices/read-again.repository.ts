import type { InvoiceFacts } from '@mijn/domain/invoices';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';

/** An invoice whose facts an earlier version has read, with the file that they come from. */
export interface ToReadAgain {
  association_id: string;
  id: string;
  facts: InvoiceFacts;
  /** The field is null if the invoice has no file any more. */
  kind: 'pdf' | 'e_invoice' | null;
  file_hash: string | null;
}

/** The index `invoices_to_read_again` has the same condition. */
const isOld = sql.raw(`facts is not null and facts -> 'named_accounts' is null`);

/** Lists invoices in the order of keys. @param after the last one of the batch before. */
export async function listToReadAgain(
  queries: Queries,
  after: Pick<ToReadAgain, 'association_id' | 'id'> | undefined,
  countMax: number,
): Promise<ToReadAgain[]> {
  const isNext = after
    ? sql`and (invoices.association_id, invoices.id) > (${after.association_id}::uuid, ${after.id}::uuid)`
    : sql``;
  const { rows } = await queries.execute<ToReadAgain & Record<string, unknown>>(
    sql`select invoices.association_id, invoices.id, facts, file.kind, file.file_hash
      from invoices left join lateral (
        select kind, file_hash from invoice_files files
        where files.association_id = invoices.association_id and files.invoice_id = invoices.id
        order by kind limit 1
      ) file on true
      where ${isOld} ${isNext}
      order by invoices.association_id, invoices.id limit ${countMax}`,
  );
  return rows;
}

/** Keeps facts that an import has written meanwhile, and compared columns. Returns whether the facts were stored. */
export async function updateFacts(
  queries: Queries,
  { association_id, id }: Pick<ToReadAgain, 'association_id' | 'id'>,
  facts: InvoiceFacts,
): Promise<boolean> {
  const { rowCount } = await queries.execute(
    sql`update invoices set facts = ${JSON.stringify(facts)}::jsonb
      where association_id = ${association_id} and id = ${id} and ${isOld}`,
  );
  return (rowCount ?? 0) > 0;
}
