import type { ArchiveGroup, MediaItem } from '@mijn/domain/archive';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { associations, runPrepared, type Database, type Queries } from '../../database/index.ts';
import { fileReadings, isReadingOf } from '../../documents/index.ts';
import type { StoredFile } from '../../files/index.ts';
import type { DocumentsFilter, GroupsFilter } from './archive.access.ts';
import { mediaColumns, toMediaItem } from './archive.media-item.ts';
import { archiveDocuments, archiveGroups } from './archive.tables.ts';

/** What is needed to send a document's bytes. */
export interface StoredDocument extends StoredFile {
  id: string;
  has_thumbnail: boolean;
  created_at: Date;
}

export type NewDocument = typeof archiveDocuments.$inferInsert;

/** The groups in their order. Hidden documents count only where they may be seen. */
export async function listGroups(
  database: Database,
  filter: GroupsFilter,
  seesHidden: boolean,
): Promise<ArchiveGroup[]> {
  return runPrepared<ArchiveGroup>(
    database,
    sql`select ${archiveGroups.id}, ${archiveGroups.name}, ${archiveGroups.is_board_only},
        ${archiveGroups.document_count}, case when ${seesHidden} then ${archiveGroups.hidden_count} else 0 end as hidden_count
      from ${archiveGroups} where ${filter.where} order by ${archiveGroups.position}, ${archiveGroups.id}`,
  );
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
): Promise<MediaItem | undefined> {
  const [row] = await queries
    .select(mediaColumns)
    .from(archiveDocuments)
    .innerJoin(fileReadings, isReadingOf(archiveDocuments))
    .where(and(filter.where, eq(archiveDocuments.id, id)));
  return row && toMediaItem(row);
}

/** Those of the ids that exist for the caller, by name. */
export async function findStored(
  queries: Queries,
  filter: DocumentsFilter,
  ids: readonly string[],
): Promise<StoredDocument[]> {
  return queries
    .select({
      id: archiveDocuments.id,
      name: archiveDocuments.name,
      media_type: archiveDocuments.media_type,
      byte_size: archiveDocuments.byte_size,
      file_hash: archiveDocuments.file_hash,
      has_thumbnail: fileReadings.has_thumbnail,
      created_at: archiveDocuments.created_at,
    })
    .from(archiveDocuments)
    .innerJoin(fileReadings, isReadingOf(archiveDocuments))
    .where(and(filter.where, inArray(archiveDocuments.id, [...ids])))
    .orderBy(archiveDocuments.name, archiveDocuments.id);
}

export async function insertDocument(queries: Queries, document: NewDocument): Promise<void> {
  await queries.insert(archiveDocuments).values(document);
}

/** Changes a document if it still has the version that was read. @returns whether it had. */
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

/** Hides a document, or shows it again with null. @returns whether that was a change. */
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

/** The name of an association; empty when there is none. */
export async function findAssociationName(queries: Queries, id: string): Promise<string> {
  const [found] = await queries
    .select({ name: associations.name })
    .from(associations)
    .where(eq(associations.id, id));
  return found?.name ?? '';
}
