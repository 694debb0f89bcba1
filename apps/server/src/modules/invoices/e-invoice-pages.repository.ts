import type { InvoiceFacts } from '@mijn/domain/invoices';
import type { Queries } from '../../database/index.ts';
import { filePages, fileReadings } from '../../documents/index.ts';

/** Characters of an e-invoice that are searched. */
const TEXT_LENGTH_MAX = 100_000;

/** What an e-invoice says in words, for the search. */
const textOf = (facts: InvoiceFacts): string =>
  [
    facts.supplier,
    facts.invoice_number,
    facts.buyer,
    facts.buyer_address,
    facts.payment_reference,
    facts.order_reference,
    ...facts.preceding.map(({ number }) => number),
    ...facts.notes,
    ...facts.lines.map(({ description }) => description),
  ]
    .filter((text) => text !== null)
    .join('\n')
    .normalize('NFKC')
    .slice(0, TEXT_LENGTH_MAX)
    .toWellFormed();

/** Has an e-invoice found by what it says, as the text of a PDF is: one page, which is read already. */
export async function writeEInvoicePage(
  queries: Queries,
  { association_id, file_hash }: { association_id: string; file_hash: string },
  facts: InvoiceFacts,
): Promise<void> {
  const stored = { association_id, file_hash };
  const page = { ...stored, page: 1, text: textOf(facts) };
  await queries
    .insert(fileReadings)
    .values({ ...stored, media_type: 'application/xml', page_count: 1, searchability: 'searchable' })
    .onConflictDoNothing();
  await queries
    .insert(filePages)
    .values(page)
    .onConflictDoUpdate({
      target: [filePages.association_id, filePages.file_hash, filePages.page],
      set: { text: page.text },
    });
}
