import { array, boolean, type InferType, number, object, string } from 'yup';
import { attachmentIds } from '../attachments/attachments.contract.ts';
import { deletedQuery, deletion } from '../deleted/deleted.contract.ts';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { MESSAGE_TEXT_LENGTH_MAX, SEARCH_TEXT_LENGTH_MAX, SUBJECT_LENGTH_MAX } from '../limits/limits.ts';
import { mailProgress, recipientCount } from '../notifications/notifications.contract.ts';
import { defineContract, editedVersion, id, listQuery, listResponse } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { messagesOperations } from './messages.ts';

/** A message of the bulletin board. A news item of the provider has the same fields. */
export const message = object({
  /** The id of the message, a UUID. */
  id: id().required(),
  /** The subject, which is one line of plain text. */
  subject: string().required(),
  /** Plain text. An empty line separates paragraphs. */
  text: string().required(),
  /** The name of the author. A news item has the name of the provider. */
  author_name: string().required(),
  /** The time at which it appeared, in UTC. */
  published_at: string().datetime().required(),
  /** The time of the last edit; null if the message was never edited. */
  changed_at: string().datetime().defined().nullable(),
  /** Whether the message is new since the member last opened the section. */
  is_unread: boolean().required(),
  /** Whether the caller may edit and delete the message: its author and the board. */
  may_edit: boolean().required(),
  /** The progress of the mail to the owners, for the author and the board; null if nobody asked for it, and for others. */
  mail: mailProgress.defined().nullable(),
  /** The counter of changes. An edit sends the version that it is based on. */
  version: number().integer().required(),
  /** The files of the message. `downloadAttachment` sends one. */
  attachments: array(attachedFile).required(),
});

/** A deleted message that the caller may restore. */
export const deletedMessage = object({
  /** The id of the message, a UUID, which `restoreMessage` takes. */
  id: id().required(),
  /** The subject, which is one line of plain text. */
  subject: string().required(),
  /** The name of the author. */
  author_name: string().required(),
  /** The time at which the message appeared, in UTC. */
  published_at: string().datetime().required(),
  /** The number of files that come back with the message. */
  attachment_count: number().integer().required(),
  ...deletion,
});

export const messagesQuery = object({
  ...listQuery(['published_at']),
  /** Only what appeared in this year, in the Netherlands. */
  year: number().integer().min(1900).max(9998),
}).exact();

/** A year that has messages. */
const messageYear = object({
  /** The year in which the messages appeared, in the Netherlands. */
  year: number().integer().required(),
  /** The number of messages of the year that match `q`. */
  message_count: number().integer().required(),
});

/** The years that have messages, newest first, with the number of messages that match `q`. */
export const messageYears = object({
  /** The years, newest first. */
  data: array(messageYear).required(),
});

export const messageYearsQuery = object({
  /** The words to search for, as in the list. Years without a message that matches are left out. */
  q: string().trim().max(SEARCH_TEXT_LENGTH_MAX),
}).exact();

export const messageForm = object({
  /** The subject, which is one line of plain text. */
  subject: string().trim().max(SUBJECT_LENGTH_MAX).required(),
  /** Plain text. An empty line separates paragraphs. */
  text: string().trim().max(MESSAGE_TEXT_LENGTH_MAX).required(),
  /** The ids of uploaded files, and of attachments that the message has already, in their order. */
  attachments: attachmentIds().required(),
  /** Whether the owners of the association receive a mail about the message. */
  notify: boolean(),
}).exact();

export const updateMessageBody = messageForm.omit(['notify']).shape({ version: editedVersion }).exact();

export const shapes = {
  listMessages: { query: messagesQuery, response: listResponse(message) },
  listYears: { query: messageYearsQuery, response: messageYears },
  listDeletedMessages: { query: deletedQuery, response: listResponse(deletedMessage) },
  countRecipients: { response: recipientCount },
  createMessage: { body: messageForm, response: message, status: 201 },
  getMessage: { response: message, errors: ['not_found'] },
  updateMessage: {
    body: updateMessageBody,
    response: message,
    errors: ['forbidden', 'not_found', 'conflict'],
  },
  deleteMessage: { errors: ['forbidden', 'not_found'] },
  restoreMessage: { response: message, errors: ['forbidden', 'not_found'] },
  downloadAttachment: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  getThumbnail: { sends: 'thumbnail', errors: ['not_found', 'file_missing'] },
} as const satisfies Shapes;

export const messagesContract = defineContract(messagesOperations, shapes);

export type Message = InferType<typeof message>;
export type DeletedMessage = InferType<typeof deletedMessage>;
export type MessagesQuery = InferType<typeof messagesQuery>;
export type MessageYearsQuery = InferType<typeof messageYearsQuery>;
export type MessageYear = InferType<typeof messageYear>;
export type MessageForm = InferType<typeof messageForm>;
export type UpdateMessageBody = InferType<typeof updateMessageBody>;
