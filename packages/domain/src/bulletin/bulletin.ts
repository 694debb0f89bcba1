import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './bulletin.contract.ts';

const messages = '/associations/{association_id}/bulletin/messages';
const message = `${messages}/{message_id}` as const;
const attachment = `${message}/attachments/{attachment_id}` as const;

/** The operations of the bulletin board (decisions §5 and §6). */
export const bulletinOperations = defineOperations<typeof shapes>()({
  listMessages: { method: 'GET', path: messages },
  listYears: { method: 'GET', path: `${messages}/years` },
  createMessage: { method: 'POST', path: messages },
  getMessage: { method: 'GET', path: message },
  updateMessage: { method: 'PATCH', path: message },
  deleteMessage: { method: 'DELETE', path: message },
  /** Shows a deleted message again, for the undo of a deletion. */
  restoreMessage: { method: 'POST', path: `${message}/restore` },
  downloadAttachment: { method: 'GET', path: `${attachment}/file`, bytes: true },
  getThumbnail: { method: 'GET', path: `${attachment}/thumbnail`, bytes: true },
});

export type * from './bulletin.contract.ts';
