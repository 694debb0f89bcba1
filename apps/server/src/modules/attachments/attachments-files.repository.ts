import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { listReferringTables } from '../../capabilities/attachments/remove-files.ts';
import type { Queries } from '../../platform/database/index.ts';
import { fileReadings } from '../../capabilities/documents/index.ts';
import { contentKey, thumbnailKey } from '../../capabilities/files/index.ts';
import { type FileKind, listPages } from '../../capabilities/stored-files/file-kind.ts';

const hashIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace('.webp', '');

async function listRead(queries: Queries, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await queries
    .selectDistinct({ file_hash: fileReadings.file_hash })
    .from(fileReadings)
    .where(inArray(fileReadings.file_hash, [...hashes]));
  return new Set(rows.map(({ file_hash }) => file_hash));
}

/** Reads whole tables, because indexes begin with the association, so only for the few contents without a reading. */
async function listReferredTo(queries: Queries, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const tables = await listReferringTables({ queries });
  const found = tables.map((table) => sql`select file_hash from ${sql.identifier(table)}`);
  const { rows } = await queries.execute<{ file_hash: string }>(
    sql`select distinct file_hash from (${sql.join(found, sql` union all `)}) as files
      where file_hash = any (${sql.param(hashes)})`,
  );
  return new Set(rows.map(({ file_hash }) => file_hash));
}

type FileRow = { association_id: string; file_hash: string; byte_size: number };

async function listFileRows(
  queries: Queries,
  table: string,
  last: FileRow | undefined,
  max: number,
): Promise<FileRow[]> {
  const after = last
    ? sql`where (association_id, file_hash, byte_size) > (${last.association_id}, ${last.file_hash}, ${last.byte_size})`
    : sql``;
  const { rows } = await queries.execute<FileRow>(
    sql`select distinct association_id, file_hash, byte_size from ${sql.identifier(table)} ${after}
      order by association_id, file_hash, byte_size limit ${max}`,
  );
  return rows;
}

/** Rows with the same content share its bytes. */
export const contents: FileKind = {
  prefix: 'content/',
  pattern: /^content\/[0-9a-f]{2}\/[0-9a-f]{64}$/u,
  hashOf: hashIn,
  listNeeded: async ({ queries }, keys) => {
    const hashes = keys.map(hashIn);
    const read = await listRead(queries, hashes);
    const referredTo = await listReferredTo(
      queries,
      hashes.filter((hash) => !read.has(hash)),
    );
    return new Set([...read, ...referredTo].map(contentKey));
  },
  listRequired: async function* listRequired({ queries }) {
    for (const table of await listReferringTables({ queries })) {
      const list = (last: FileRow | undefined, max: number) => listFileRows(queries, table, last, max);
      for await (const page of listPages(list)) {
        yield page.map(({ file_hash, byte_size }) => ({ key: contentKey(file_hash), byte_size }));
      }
    }
  },
};

/** A reading that has not ended may have stored its thumbnail already. */
export const thumbnails: FileKind = {
  prefix: 'thumbnails/',
  isMade: true,
  pattern: /^thumbnails\/[0-9a-f]{2}\/[0-9a-f]{64}\.webp$/u,
  listNeeded: async ({ queries }, keys) =>
    new Set([...(await listRead(queries, keys.map(hashIn)))].map(thumbnailKey)),
  listRequired: async function* listRequired({ queries }) {
    const { association_id, file_hash, has_thumbnail } = fileReadings;
    type Reading = { association_id: string; file_hash: string; has_thumbnail: boolean };
    const list = (last: Reading | undefined, max: number) =>
      queries
        .select({ association_id, file_hash, has_thumbnail })
        .from(fileReadings)
        .where(
          last &&
            or(
              gt(association_id, last.association_id),
              and(eq(association_id, last.association_id), gt(file_hash, last.file_hash)),
            ),
        )
        .orderBy(asc(association_id), asc(file_hash))
        .limit(max);
    for await (const page of listPages<Reading>(list)) {
      yield page
        .filter((reading) => reading.has_thumbnail)
        .map((reading) => ({ key: thumbnailKey(reading.file_hash), byte_size: null }));
    }
  },
};
