import type { AttachedFile } from '@mijn/domain/files';
import { and, count, eq, sql } from 'drizzle-orm';
import { stagedFiles } from '../../capabilities/attachments/attachments.tables.ts';
import { memberships, type Queries } from '../../platform/database/index.ts';
import {
  attachedColumns,
  fileReadings,
  isReadingOf,
  storedColumns,
} from '../../capabilities/documents/index.ts';
import type { StoredFile } from '../../capabilities/files/index.ts';
import type { StagedFilter } from './attachments.access.ts';

/** Makes concurrent uploads of one member wait for each other, so that each counts the others. */
export async function lockStaged(transaction: Queries, association_id: string, user_id: string) {
  await transaction
    .select({ user_id: memberships.user_id })
    .from(memberships)
    .where(and(eq(memberships.association_id, association_id), eq(memberships.user_id, user_id)))
    .for('update');
}

export async function countStaged(queries: Queries, filter: StagedFilter): Promise<number> {
  const [counted] = await queries.select({ staged: count() }).from(stagedFiles).where(filter.where);
  return counted?.staged ?? 0;
}

export async function insertStaged(queries: Queries, file: typeof stagedFiles.$inferInsert): Promise<void> {
  await queries.insert(stagedFiles).values(file);
}

export async function listStaged(queries: Queries, filter: StagedFilter): Promise<AttachedFile[]> {
  return queries
    .select(attachedColumns(stagedFiles))
    .from(stagedFiles)
    .innerJoin(fileReadings, isReadingOf(stagedFiles))
    .where(filter.where)
    .orderBy(stagedFiles.id);
}

export async function findStaged(
  queries: Queries,
  filter: StagedFilter,
  id: string,
): Promise<AttachedFile | undefined> {
  const found = await listStaged(queries, filter);
  return found.find((file) => file.id === id);
}

export async function findStoredStaged(
  queries: Queries,
  filter: StagedFilter,
  id: string,
): Promise<(StoredFile & { has_thumbnail: boolean }) | undefined> {
  const [found] = await queries
    .select(storedColumns(stagedFiles))
    .from(stagedFiles)
    .innerJoin(fileReadings, isReadingOf(stagedFiles))
    .where(and(filter.where, eq(stagedFiles.id, id)));
  return found;
}

/** Returns whether there was a staged file. */
export async function deleteStaged(queries: Queries, filter: StagedFilter, id: string): Promise<boolean> {
  const { rowCount } = await queries
    .delete(stagedFiles)
    .where(sql`${filter.where} and ${stagedFiles.id} = ${id}`);
  return rowCount === 1;
}
