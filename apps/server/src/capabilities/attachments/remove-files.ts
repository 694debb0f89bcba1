import { STAGED_FILE_MS } from '@mijn/domain/limits';
import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/index.ts';
import type { Foundation } from '../../platform/foundation.ts';
import { fileReadings } from '../documents/index.ts';
import { contentKey, type Files, forEachRemoval, removeUnneeded, thumbnailKey } from '../files/index.ts';
import { releasedFiles, stagedFiles } from './attachments.tables.ts';

type Released = typeof releasedFiles.$inferSelect;

interface RemovalContext extends Pick<Foundation, 'database' | 'now'> {
  files: Pick<Files, 'remove'>;
}

/** The tables with a column `file_hash` that do not refer to a file themselves. */
const NO_REFERENCES = ['file_readings', 'file_pages', 'released_files'];

/** Reads the catalogue, so that the table of a new resource counts too. */
export async function listReferringTables({ queries }: Pick<Database, 'queries'>): Promise<string[]> {
  const { rows } = await queries.execute<{ name: string }>(
    sql`select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attname = 'file_hash'
        and not attisdropped and relname <> all (${sql.param(NO_REFERENCES)}) order by relname`,
  );
  return rows.map(({ name }) => name);
}

async function isReferredTo(
  queries: Queries,
  tables: readonly string[],
  { file_hash, association_id }: Pick<Released, 'file_hash'> & Partial<Released>,
): Promise<boolean> {
  const inAssociation = association_id === undefined ? sql`` : sql` and association_id = ${association_id}`;
  const found = tables.map(
    (table): SQL =>
      sql`exists (select from ${sql.identifier(table)} where file_hash = ${file_hash}${inAssociation})`,
  );
  const { rows } = await queries.execute<{ found: boolean }>(
    sql`select ${sql.join([sql`false`, ...found], sql` or `)} as found`,
  );
  return rows[0]?.found ?? true;
}

/** Keeps the reading while a row of the association refers to the content, and the content while any row does. */
async function removeReleased(
  { files, ...context }: RemovalContext,
  tables: readonly string[],
  released: Released,
): Promise<void> {
  const { association_id, file_hash } = released;
  const isRead = and(eq(fileReadings.association_id, association_id), eq(fileReadings.file_hash, file_hash));
  await removeUnneeded(context, files, {
    hash: file_hash,
    listUnneeded: async (transaction) => {
      if (await isReferredTo(transaction, tables, released)) return [];
      const [reading] = await transaction
        .select({ searchability: fileReadings.searchability })
        .from(fileReadings)
        .where(isRead);
      // A file that is still being read is removed later, because its thumbnail would be stored afterwards.
      if (reading?.searchability === 'pending') return undefined;
      await transaction.delete(fileReadings).where(isRead);
      const isNeeded = await isReferredTo(transaction, [...tables, 'file_readings'], { file_hash });
      return isNeeded ? [] : [contentKey(file_hash), thumbnailKey(file_hash)];
    },
    finish: async (transaction) => {
      await transaction
        .delete(releasedFiles)
        .where(and(eq(releasedFiles.association_id, association_id), eq(releasedFiles.file_hash, file_hash)));
    },
  });
}

/** A content that is not removed stays for the next time. @throws StoreUnavailable after the others. */
export async function removeFiles(context: RemovalContext): Promise<void> {
  const { queries } = context.database;
  const oldest = new Date(context.now().getTime() - STAGED_FILE_MS);
  await queries.delete(stagedFiles).where(lt(stagedFiles.created_at, oldest));
  const released = await queries.select().from(releasedFiles);
  if (released.length === 0) return;
  const tables = await listReferringTables(context.database);
  await forEachRemoval(released, async (one) => removeReleased(context, tables, one));
}
