import { array, object } from 'yup';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { ATTACHMENTS_MAX, DOCUMENT_BYTES_MAX, VIDEO_BYTES_MAX } from '../limits/limits.ts';
import { documentTypes, videoTypes } from '../uploads/uploads.ts';
import { areDistinct, defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { attachmentExtensions, attachmentsOperations } from './attachments.ts';

/** Creates the schema of the ids of existing attachments and staged files of the caller, in order. One that is left out is removed. */
export function attachmentIds() {
  return array(id().required())
    .max(ATTACHMENTS_MAX)
    .test('duplicate', (ids) => areDistinct(ids?.map((one) => one.toLowerCase())));
}

const attachmentUpload = {
  limit: DOCUMENT_BYTES_MAX,
  types: Object.fromEntries(attachmentExtensions.map((extension) => [extension, documentTypes[extension]])),
};

const upload = {
  body: object({}).exact(),
  response: attachedFile,
  status: 201,
  errors: [
    'payload_too_large',
    'unsupported_file_type',
    'file_empty',
    'file_damaged',
    'malware_found',
    'file_not_scanned',
    'scanner_unavailable',
    'too_many_staged_files',
    'quota_exceeded',
    'files_unavailable',
    'storage_full',
  ],
} as const;

export const shapes = {
  listAttachments: {
    response: object({
      /** The files that the caller uploaded in the association and that are in nothing yet, oldest first. */
      data: array(attachedFile).required(),
    }),
  },
  uploadAttachment: { ...upload, file: attachmentUpload },
  uploadVideo: { ...upload, file: { limit: VIDEO_BYTES_MAX, types: videoTypes } },
  downloadAttachment: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  getThumbnail: { sends: 'thumbnail', errors: ['not_found', 'file_missing'] },
  deleteAttachment: { errors: ['not_found'] },
} as const satisfies Shapes;

export const attachmentsContract = defineContract(attachmentsOperations, shapes);
