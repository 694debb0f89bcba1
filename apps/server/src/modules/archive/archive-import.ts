import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/index.ts';
import type { NewDocument } from './archive.repository.ts';
import { archiveDocuments } from './archive.tables.ts';

/** A document as the provider delivers it, with its own code. */
export type ImportedDocument = NewDocument & { code: string };

/**
 * Writes a document that is imported, by its code. One that exists follows the import in everything but being hidden,
 * which is the board's; other bytes are read anew. A document that is the same is not touched.
 */
export async function importDocument(queries: Queries, document: ImportedDocument, now: Date): Promise<void> {
  const { group_id, name, extension, media_type, byte_size, file_hash, tags, document_date, created_at } =
    document;
  const changes = {
    group_id,
    name,
    extension,
    media_type,
    byte_size,
    file_hash,
    tags,
    document_date,
    created_at,
  };
  const isSame = sql`${archiveDocuments.file_hash} = excluded.file_hash`;
  await queries
    .insert(archiveDocuments)
    .values({ ...document, reading_due_at: now })
    .onConflictDoUpdate({
      target: [archiveDocuments.association_id, archiveDocuments.code],
      set: {
        ...changes,
        version: sql`${archiveDocuments.version} + 1`,
        searchability: sql`case when ${isSame} then ${archiveDocuments.searchability} else 'pending' end`,
        reading_due_at: sql`case when ${isSame} then ${archiveDocuments.reading_due_at} else excluded.reading_due_at end`,
        reading_attempts: sql`case when ${isSame} then ${archiveDocuments.reading_attempts} else 0 end`,
        has_thumbnail: sql`${isSame} and ${archiveDocuments.has_thumbnail}`,
        page_count: sql`case when ${isSame} then ${archiveDocuments.page_count} end`,
      },
      setWhere: sql`(${archiveDocuments.group_id}, ${archiveDocuments.name}, ${archiveDocuments.file_hash},
          ${archiveDocuments.tags}, ${archiveDocuments.document_date}, ${archiveDocuments.created_at})
        is distinct from (excluded.group_id, excluded.name, excluded.file_hash,
          excluded.tags, excluded.document_date, excluded.created_at)`,
    });
}
