import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './attachments.contract.ts';

const attachments = '/associations/{association_id}/attachments';
const attachment = `${attachments}/{attachment_id}` as const;

/**
 * The operations of staged attachments: files that a member has uploaded for a form, and that belong to
 * nothing until the form is saved. A member reads and uses only its own staged files.
 */
export const attachmentsOperations = defineOperations<typeof shapes>()({
  /** Returns the staged files of the caller, so that a draft knows which of its files still exist. */
  listAttachments: { method: 'GET', path: attachments },
  /** Uploads a file for a message or newsletter that is saved afterwards. */
  uploadAttachment: {
    method: 'POST',
    path: attachments,
    respondsWith: 'id',
    isCreatedOnce: true,
    upload: true,
  },
  /** Uploads a video for a report that is sent afterwards. Its metadata, such as the place where it was made, is removed. */
  uploadVideo: {
    method: 'POST',
    path: `${attachments}/videos`,
    respondsWith: 'id',
    isCreatedOnce: true,
    upload: true,
  },
  /** Downloads a staged file of the caller. */
  downloadAttachment: { method: 'GET', path: `${attachment}/file`, bytes: true },
  /** Returns a small picture of the first page of a staged file. */
  getThumbnail: { method: 'GET', path: `${attachment}/thumbnail`, bytes: true },
  /** Deletes a staged file of the caller. */
  deleteAttachment: { method: 'DELETE', path: attachment },
});

export const attachmentExtensions = ['pdf'] as const;
export const acceptedAttachmentEntries: readonly string[] = attachmentExtensions.map(
  (extension) => `.${extension}`,
);

export type * from './attachments.contract.ts';
