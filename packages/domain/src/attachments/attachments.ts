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
  uploadAttachment: { method: 'POST', path: attachments, upload: true },
  downloadAttachment: { method: 'GET', path: `${attachment}/file`, bytes: true },
  getThumbnail: { method: 'GET', path: `${attachment}/thumbnail`, bytes: true },
  deleteAttachment: { method: 'DELETE', path: attachment },
});

/** The types of attachments, as extensions and as entries of an upload field (specification §5). */
export const attachmentExtensions = ['pdf'] as const;
export const acceptedAttachmentEntries: readonly string[] = attachmentExtensions.map(
  (extension) => `.${extension}`,
);

export type * from './attachments.contract.ts';
