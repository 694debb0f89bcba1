import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/index.ts';
import type { NewDocument } from './archive.repository.ts';
import { archiveDocuments } from './archive.tables.ts';

/** A document as the provider delivers it, with its own code. */
export type ImportedDocument = NewDocument & { code: string };

/**
 * Writes a document that is imported, by its code. One that exists follows the import in everything but being hidden,
 * which is the board's. A document that is the same is not touched.
 */
export async function importDocument(queries: Queries, document: ImportedDocument): Promise<void> {
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
  await queries
    .insert(archiveDocuments)
    .values(document)
    .onConflictDoUpdate({
      target: [archiveDocuments.association_id, archiveDocuments.code],
      set: {
        ...changes,
        version: sql`${archiveDocuments.version} + 1`,
      },
      setWhere: sql`(${archiveDocuments.group_id}, ${archiveDocuments.name}, ${archiveDocuments.file_hash},
          ${archiveDocuments.tags}, ${archiveDocuments.document_date}, ${archiveDocuments.created_at})
        is distinct from (excluded.group_id, excluded.name, excluded.file_hash,
          excluded.tags, excluded.document_date, excluded.created_at)`,
    });
}
