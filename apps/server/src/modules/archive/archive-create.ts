import type { MediaItem } from '@mijn/domain/archive';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/index.ts';
import type { Files } from '../../files/index.ts';
import { writeAudit } from '../../security/audit.ts';
import { createOnce } from '../../wire/index.ts';
import { demandManager } from './archive.access.ts';
import { demandDay, dutchDay } from './archive-day.ts';
import { cleanText, documentName } from './archive-name.ts';
import { insertDocument } from './archive.repository.ts';
import { auditOf, demandGroup, document, type Member } from './archive.service.ts';
import { readUpload } from './archive-upload.ts';

/**
 * Takes a document into the archive. Its bytes are in the store before the row that points at them is committed.
 * @throws AppError `forbidden`, and what is wrong with the form or the file.
 */
export async function createDocument(
  { database, files }: { database: Database; files: Files },
  member: Member,
  request: FastifyRequest,
  now: Date,
): Promise<MediaItem> {
  const { queries } = database;
  demandManager(member.membership);
  const { fields, file_name, type, file } = await readUpload(request, files);
  try {
    const { group_id, tags, document_date = dutchDay(now) } = fields;
    demandDay(document_date);
    await demandGroup(queries, member, group_id);
    const name = documentName(fields.name ?? file_name, type);
    const id = await createOnce(queries, { caller: member, request, now }, async (transaction, newId) => {
      await file.keep();
      await insertDocument(transaction, {
        association_id: member.membership.association_id,
        id: newId,
        group_id,
        name,
        ...type,
        byte_size: file.byte_size,
        file_hash: file.hash,
        tags: tags.map(cleanText),
        document_date,
        created_at: now,
        reading_due_at: now,
      });
      await writeAudit(transaction, auditOf(member, 'document_uploaded', newId, now));
    });
    return await document(queries, member, id);
  } finally {
    await file.discard();
  }
}
