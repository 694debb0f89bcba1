import { attachmentsContract } from '@mijn/domain/attachments/contract';
import { sendStoredFile } from '../../files/index.ts';
import { AppError, orNotFound } from '../../wire/index.ts';
import { defineModule } from '../define-module.ts';
import { stagedFor } from './attachments.access.ts';
import { deleteStaged, findStoredStaged } from './attachments.repository.ts';
import { createStaged } from './attachments.service.ts';

/** The module of staged attachments, which the forms of other modules use (decisions §4). */
export const attachmentsModule = defineModule({
  contract: attachmentsContract,
  handlers: (services) => {
    const { database, files } = services;
    return {
      uploadAttachment: async ({ caller, request }) => createStaged(services, caller, request),
      downloadAttachment: async ({ caller, params, query, ...exchange }) => {
        const found = await findStoredStaged(database.queries, stagedFor(caller), params.attachment_id);
        return sendStoredFile(files, orNotFound(found), query.disposition, exchange);
      },
      deleteAttachment: async ({ caller, params }) => {
        const isDeleted = await deleteStaged(database.queries, stagedFor(caller), params.attachment_id);
        if (!isDeleted) throw new AppError('not_found');
      },
    };
  },
  fixtures: () => import('./testing/attachments.fixtures.ts'),
});
