import type { ArchiveGroup, ArchiveDocument } from '@mijn/domain/archive';
import { archiveGroup, archiveDocument } from '@mijn/domain/archive/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { columnsOf, type Database, type Queries, type RowOf } from '../../platform/database/index.ts';
import { fileReadings, isReadingOf, storedColumns } from '../../capabilities/documents/index.ts';
import type { StoredFile } from '../../capabilities/files/index.ts';
import type { DocumentsFilter, GroupsFilter } from './archive.access.ts';
import { archiveDocuments, archiveGroups } from './archive.tables.ts';

export interface StoredDocument extends StoredFile {
  id: string;
  has_thumbnail: boolean;
  created_at: Date;
}

type NewDocument = typeof archiveDocuments.$inferInsert;

export type DocumentRow = RowOf<ArchiveDocument, 'created_at' | 'hidden_at'>;

export const isInBoardGroup = sql<boolean>`(select is_board_only from archive_groups
  where archive_groups.association_id = archive_documents.association_id and archive_groups.id = archive_documents.group_id)`;

export const documentColumns = {
  ...columnsOf(fileReadings, archiveDocument),
  ...columnsOf(archiveDocuments, archiveDocument),
  is_board_only: isInBoardGroup,
};

/** Sorts groups by position. Hidden documents count only for members who may see them. */
export async function listGroups(
  { queries }: Database,
  filter: GroupsFilter,
  seesHidden: boolean,
): Promise<ArchiveGroup[]> {
  const hidden_count = seesHidden ? archiveGroups.hidden_count : sql<number>`0`;
  return queries
    .select({ ...columnsOf(archiveGroups, archiveGroup), hidden_count })
    .from(archiveGroups)
    .where(filter.where)
    .orderBy(archiveGroups.position, archiveGroups.id);
}

export async function hasGroup(queries: Queries, filter: GroupsFilter, id: string): Promise<boolean> {
  const found = await queries
    .select({ id: archiveGroups.id })
    .from(archiveGroups)
    .where(and(filter.where, eq(archiveGroups.id, id)));
  return found.length > 0;
}

export async function findDocument(
  queries: Queries,
  filter: DocumentsFilter,
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await queries
    .select(documentColumns)
    .from(archiveDocuments)
    .innerJoin(fileReadings, isReadingOf(archiveDocuments))
    .where(and(filter.where, eq(archiveDocuments.id, id)));
  return row;
}

export async function findStored(
  queries: Queries,
  filter: DocumentsFilter,
  ids: readonly string[],
): Promise<StoredDocument[]> {
  return queries
    .select({
      ...storedColumns(archiveDocuments),
      id: archiveDocuments.id,
      created_at: archiveDocuments.created_at,
    })
    .from(archiveDocuments)
    .innerJoin(fileReadings, isReadingOf(archiveDocuments))
    .where(and(filter.where, inArray(archiveDocuments.id, [...ids])))
    .orderBy(archiveDocuments.name, archiveDocuments.id);
}

/** The row and the groups are locked. */
interface LockedVisibility {
  hidden_at: Date | null;
  version: number;
  isInBoardGroup: boolean;
  isToBoardGroup: boolean;
}

/** Locks in the order in which triggers lock groups, until the transaction ends. Returns the ids of board-only groups. */
export async function lockGroups(
  transaction: Queries,
  filter: GroupsFilter,
  ids: readonly string[],
): Promise<string[]> {
  const groups = await transaction
    .select({ id: archiveGroups.id, is_board_only: archiveGroups.is_board_only })
    .from(archiveGroups)
    .where(and(filter.where, inArray(archiveGroups.id, [...ids])))
    .orderBy(archiveGroups.id)
    .for('no key update');
  return groups.filter(({ is_board_only }) => is_board_only).map(({ id }) => id);
}

/**
 * Locks a document, its group and the group that it moves to, and returns which of those groups are for the board alone. Returns undefined
 * if the document is gone. @param to the group that the document moves to; its own group if it stays.
 */
export async function lockVisibility(
  transaction: Queries,
  { documents, groups }: { documents: DocumentsFilter; groups: GroupsFilter },
  id: string,
  to?: string,
): Promise<LockedVisibility | undefined> {
  const { group_id, hidden_at, version } = archiveDocuments;
  const [row] = await transaction
    .select({ group_id, hidden_at, version })
    .from(archiveDocuments)
    .where(and(documents.where, eq(archiveDocuments.id, id)))
    .for('update');
  if (!row) return undefined;
  const target = to ?? row.group_id;
  const boardOnly = await lockGroups(transaction, groups, [row.group_id, target]);
  return {
    ...row,
    isInBoardGroup: boardOnly.includes(row.group_id),
    isToBoardGroup: boardOnly.includes(target),
  };
}

export async function insertDocument(queries: Queries, document: NewDocument): Promise<void> {
  await queries.insert(archiveDocuments).values(document);
}

/** Changes only the version that was read. Returns whether the document had that version. */
export async function updateDocument(
  queries: Queries,
  filter: DocumentsFilter,
  { id, version }: { id: string; version: number },
  changes: Partial<Pick<NewDocument, 'name' | 'group_id' | 'document_date' | 'tags'>>,
): Promise<boolean> {
  const { rowCount } = await queries
    .update(archiveDocuments)
    .set({ ...changes, version: version + 1 })
    .where(and(filter.where, eq(archiveDocuments.id, id), eq(archiveDocuments.version, version)));
  return rowCount === 1;
}

/** `null` shows the document again. Returns whether the document changed. */
export async function setHidden(
  queries: Queries,
  filter: DocumentsFilter,
  id: string,
  hiddenAt: Date | null,
): Promise<boolean> {
  const isOther = hiddenAt
    ? sql`${archiveDocuments.hidden_at} is null`
    : sql`${archiveDocuments.hidden_at} is not null`;
  const { rowCount } = await queries
    .update(archiveDocuments)
    .set({ hidden_at: hiddenAt, version: sql`${archiveDocuments.version} + 1` })
    .where(and(filter.where, eq(archiveDocuments.id, id), isOther));
  return rowCount === 1;
}
