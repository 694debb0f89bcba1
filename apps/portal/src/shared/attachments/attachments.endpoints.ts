import { call } from '@mijn/api/rtk-query';
import { attachmentsOperations } from '@mijn/domain/attachments';
import { apiRoot } from '../api/api-root.ts';

/** The endpoints of staged attachments. An upload goes through the queue of uploads instead. */
export const attachmentsEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    listAttachments: build.query(call(attachmentsOperations.listAttachments)),
    deleteAttachment: build.mutation(call(attachmentsOperations.deleteAttachment)),
  }),
});

export const { useListAttachmentsQuery, useDeleteAttachmentMutation } = attachmentsEndpoints;
