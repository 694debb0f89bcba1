import type { MediaItem } from '@mijn/domain/archive';
import { dutchDay } from '@mijn/domain/formats';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/index.ts';
import { requestReading } from '../../documents/index.ts';
import { cleanText, fileName, type Files } from '../../files/index.ts';
import { writeAudit } from '../../security/audit.ts';
import { createOnce, type Member } from '../../wire/index.ts';
import { demandManager } from './archive.access.ts';
import { insertDocument } from './archive.repository.ts';
import { auditOf, demandGroup, document } from './archive.service.ts';
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
    await demandGroup(queries, member, group_id);
    const name = fileName(fields.name ?? file_name, type);
    const id = await createOnce(queries, { caller: member, request, now }, async (transaction, newId) => {
      await file.keep();
      const stored = { association_id: member.membership.association_id, file_hash: file.hash, ...type };
      await requestReading(transaction, stored);
      await insertDocument(transaction, {
        ...stored,
        id: newId,
        group_id,
        name,
        byte_size: file.byte_size,
        tags: tags.map(cleanText),
        document_date,
        created_at: now,
      });
      await writeAudit(transaction, auditOf(member, 'document_uploaded', newId, now));
    });
    return await document(queries, member, id);
  } finally {
    await file.discard();
  }
}
