import { attachmentsContract } from '@mijn/domain/attachments/contract';
import { sendStoredFile, sendThumbnail } from '../../capabilities/files/index.ts';
import { AppError, orNotFound } from '../../platform/wire/index.ts';
import { defineModule } from '../define-module.ts';
import { contents, thumbnails } from './attachments-files.repository.ts';
import { stagedFor } from './attachments.access.ts';
import { deleteStaged, findStoredStaged, listStaged } from './attachments.repository.ts';
import { createStaged } from './attachments.service.ts';
import { stagedOfMember } from './attachments.personal-data.ts';

/** The module of staged attachments, which the forms of other modules use (docs/product.md#attachments). */
export const attachmentsModule = defineModule({
  name: 'attachments',
  contract: attachmentsContract,
  handlers: (services) => {
    const { database, files } = services;
    return {
      listAttachments: async ({ caller }) => ({
        data: await listStaged(database.queries, stagedFor(caller)),
      }),
      uploadAttachment: async ({ caller, request }) => createStaged(services, caller, request, 'document'),
      uploadVideo: async ({ caller, request }) => createStaged(services, caller, request, 'video'),
      downloadAttachment: async ({ caller, params, query, ...exchange }) => {
        const found = await findStoredStaged(database.queries, stagedFor(caller), params.attachment_id);
        return sendStoredFile(files, orNotFound(found), query.disposition, exchange);
      },
      getThumbnail: async ({ caller, params, ...exchange }) => {
        const found = await findStoredStaged(database.queries, stagedFor(caller), params.attachment_id);
        return sendThumbnail(files, orNotFound(found), exchange);
      },
      deleteAttachment: async ({ caller, params }) => {
        const isDeleted = await deleteStaged(database.queries, stagedFor(caller), params.attachment_id);
        if (!isDeleted) throw new AppError('not_found');
      },
    };
  },
  personalData: [stagedOfMember],
  fileKinds: [contents, thumbnails],
});
