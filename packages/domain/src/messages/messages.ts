import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './messages.contract.ts';

const messages = '/associations/{association_id}/bulletin/messages';
const message = `${messages}/{message_id}` as const;
const attachment = `${message}/attachments/{attachment_id}` as const;

/** The operations of the bulletin board. */
export const messagesOperations = defineOperations<typeof shapes>()({
  /** Returns one page of the messages of the bulletin board, newest first. */
  listMessages: { method: 'GET', path: messages },
  /** Returns the years that have messages. */
  listYears: { method: 'GET', path: `${messages}/years` },
  /** Returns one page of the deleted messages that the caller may restore, the last deleted one first. */
  listDeletedMessages: { method: 'GET', path: `${messages}/deleted` },
  /** Returns how many members a mail about a message of the caller goes to. */
  countRecipients: { method: 'GET', path: '/associations/{association_id}/bulletin/recipients' },
  /** Posts a message. On request the owners are mailed about it. */
  createMessage: { method: 'POST', path: messages, respondsWith: 'id', isCreatedOnce: true },
  /** Returns one message. */
  getMessage: { method: 'GET', path: message },
  /** Replaces the subject, the text and the attachments of a message. */
  updateMessage: { method: 'PATCH', path: message, respondsWith: 'id' },
  /** Deletes a message. It can be restored for thirty days. */
  deleteMessage: { method: 'DELETE', path: message },
  /**
   * Shows a deleted message again. An author can restore what the author deleted, and the board what somebody else
   * deleted. A message that is not deleted stays as it is.
   */
  restoreMessage: { method: 'POST', path: `${message}/restore`, respondsWith: 'id' },
  /** Downloads an attachment of a message. */
  downloadAttachment: { method: 'GET', path: `${attachment}/file`, bytes: true },
  /** Returns a small picture of the first page of an attachment. */
  getThumbnail: { method: 'GET', path: `${attachment}/thumbnail`, bytes: true },
});

export type * from './messages.contract.ts';
