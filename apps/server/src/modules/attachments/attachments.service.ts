import { attachmentExtensions } from '@mijn/domain/attachments';
import { attachmentsContract } from '@mijn/domain/attachments/contract';
import type { AttachedFile } from '@mijn/domain/files';
import { DOCUMENT_BYTES_MAX, STAGED_FILES_MAX, VIDEO_BYTES_MAX } from '@mijn/domain/limits';
import type { FastifyRequest } from 'fastify';
import { requestReading } from '../../capabilities/documents/index.ts';
import {
  checkDocumentType,
  checkVideoType,
  createStored,
  readUpload,
  type DocumentType,
  type SentFile,
  uploadedName,
  type VideoType,
  withoutMetadata,
} from '../../capabilities/files/index.ts';
import { requireRoom } from '../../capabilities/quotas/require-room.ts';
import type { Services } from '../../capabilities/services.ts';
import { AppError, orNotFound, type Member } from '../../platform/wire/index.ts';
import { stagedFor } from './attachments.access.ts';
import * as repository from './attachments.repository.ts';

const { body } = attachmentsContract.uploadAttachment;

const rulesOf = {
  document: {
    body,
    limit: DOCUMENT_BYTES_MAX,
    checkType: (file: SentFile) => checkDocumentType(file, attachmentExtensions),
  },
  video: { body, limit: VIDEO_BYTES_MAX, checkType: checkVideoType, rewrite: withoutMetadata },
};

/** @throws AppError `too_many_staged_files`, `quota_exceeded`, or of the file. */
export async function createStaged(
  services: Pick<Services, 'config' | 'database' | 'files' | 'scanner' | 'now'>,
  member: Member,
  request: FastifyRequest,
  kind: keyof typeof rulesOf,
): Promise<AttachedFile> {
  const { user_id, membership } = member;
  const { association_id } = membership;
  const filter = stagedFor(member);
  const created_at = services.now();
  const { file_name, type, file } = await readUpload<typeof body, DocumentType | VideoType>(
    services,
    member,
    request,
    rulesOf[kind],
  );
  try {
    const name = uploadedName(file_name, type);
    const once = { caller: member, request, now: created_at, input: { file_name, file: file.hash } };
    return await createStored(services, once, {
      file,
      check: async (checked) => {
        await repository.lockStaged(checked, association_id, user_id);
        if ((await repository.countStaged(checked, filter)) >= STAGED_FILES_MAX) {
          throw new AppError('too_many_staged_files', { params: { max: STAGED_FILES_MAX } });
        }
        await requireRoom(checked, services.config, association_id, file.byte_size);
      },
      create: async (transaction, newId) => {
        const stored = { association_id, file_hash: file.hash, ...type };
        await requestReading(transaction, stored, user_id);
        const { byte_size } = file;
        await repository.insertStaged(transaction, {
          ...stored,
          id: newId,
          user_id,
          name,
          byte_size,
          created_at,
        });
      },
      read: async ({ database }, id) => orNotFound(await repository.findStaged(database.queries, filter, id)),
    });
  } finally {
    await file.discard();
  }
}
