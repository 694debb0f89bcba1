import { isDeepStrictEqual } from 'node:util';
import { and, asc, inArray } from 'drizzle-orm';
import { pieces } from '../../../capabilities/import/columns.ts';
import type { ImportContext } from '../../../capabilities/import/import-context.ts';
import { keyIn } from '../../../capabilities/import/registry.ts';
import type { ItemRow } from './agenda-columns.import.ts';
import { meetingItemDocuments } from './agenda.tables.ts';

const associationOf = ({ values }: ItemRow, { registry }: ImportContext): string =>
  registry.idOf('associations', values.association_code);

/** Returns the ids of the documents that a row names, in its order. */
const documentsOf = (
  { values: { association_code, document_codes } }: ItemRow,
  { registry }: ImportContext,
): string[] =>
  [...new Set(pieces(document_codes))].map((code) =>
    registry.idOf('meeting-documents', keyIn(association_code, code)),
  );

/** Matches the documents of the items of some rows. */
const areOfRows = (rows: readonly ItemRow[], context: ImportContext) =>
  and(
    inArray(meetingItemDocuments.association_id, [
      ...new Set(rows.map((row) => associationOf(row, context))),
    ]),
    inArray(
      meetingItemDocuments.item_id,
      rows.map(({ id }) => id),
    ),
  );

/** Returns for each row whether its documents are stored, in its order. */
export async function haveSameDocuments(
  rows: readonly ItemRow[],
  context: ImportContext,
): Promise<boolean[]> {
  const stored = await context.queries
    .select({ item_id: meetingItemDocuments.item_id, document_id: meetingItemDocuments.document_id })
    .from(meetingItemDocuments)
    .where(areOfRows(rows, context))
    .orderBy(asc(meetingItemDocuments.position));
  const byItem = Map.groupBy(stored, ({ item_id }) => item_id);
  return rows.map((row) =>
    isDeepStrictEqual(
      (byItem.get(row.id) ?? []).map(({ document_id }) => document_id),
      documentsOf(row, context),
    ),
  );
}

/** Stores the documents of the rows in place of those that their items had. */
export async function replaceDocuments(rows: readonly ItemRow[], context: ImportContext): Promise<void> {
  if (rows.length === 0) return;
  const { queries } = context;
  await queries.delete(meetingItemDocuments).where(areOfRows(rows, context));
  const links = rows.flatMap((row) =>
    documentsOf(row, context).map((document_id, position) => ({
      association_id: associationOf(row, context),
      item_id: row.id,
      document_id,
      position,
    })),
  );
  if (links.length > 0) await queries.insert(meetingItemDocuments).values(links);
}
