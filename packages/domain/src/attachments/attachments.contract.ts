import { array, object } from 'yup';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { ATTACHMENTS_MAX } from '../limits/limits.ts';
import { defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { attachmentsOperations } from './attachments.ts';

/**
 * Creates the schema of the field `attachments` of a form: the ids of attachments that the resource already
 * has, and of staged files of the caller, in order. An attachment that is left out is removed.
 */
export function attachmentIds() {
  return array(id().required())
    .max(ATTACHMENTS_MAX)
    .test('duplicate', (ids) => new Set(ids?.map((one) => one.toLowerCase())).size === (ids?.length ?? 0));
}

export const shapes = {
  listAttachments: { answer: object({ data: array(attachedFile).required() }) },
  uploadAttachment: {
    body: object({}).exact(),
    answer: attachedFile,
    status: 201,
    errors: [
      'payload_too_large',
      'unsupported_file_type',
      'file_empty',
      'file_damaged',
      'too_many_staged_files',
    ],
  },
  downloadAttachment: { query: downloadQuery, errors: ['not_found'] },
  getThumbnail: { errors: ['not_found'] },
  deleteAttachment: { errors: ['not_found'] },
} as const satisfies Shapes;

export const attachmentsContract = defineContract(attachmentsOperations, shapes);
