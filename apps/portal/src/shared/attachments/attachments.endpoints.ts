import { call } from '@mijn/api/rtk-query';
import { attachmentsOperations } from '@mijn/domain/attachments';
import { apiRoot } from '../store/api-root.ts';

const attachmentsEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    listAttachments: build.query(call(attachmentsOperations.listAttachments)),
  }),
});

export const { useListAttachmentsQuery } = attachmentsEndpoints;
