import { array, boolean, type InferType, number, object, string } from 'yup';
import {
  ITEM_NOTE_LENGTH_MAX,
  MINUTES_LENGTH_MAX,
  MINUTES_VERSIONS_MAX,
  PERSON_NAME_LENGTH_MAX,
} from '../limits/limits.ts';
import { defineContract, editedVersion, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { minutesOffices, minutesOperations, publicationRefusals } from './minutes.ts';

/** What the board wrote down about an agenda item, for the minutes. */
export const itemNote = object({
  /** The id of the agenda item. */
  item_id: id().required(),
  /** The note, as plain text with line breaks; empty after it was removed. */
  text: string().defined(),
  /** The counter of changes. An edit sends the version that it is based on. */
  version: number().integer().required(),
  /** The time of the last change, in UTC. */
  changed_at: string().datetime().required(),
});

export const itemNoteForm = object({
  /** The note, as plain text with line breaks; empty for none. */
  text: string().trim().max(ITEM_NOTE_LENGTH_MAX),
}).exact();

export const setItemNoteBody = itemNoteForm
  .shape({
    /** 0 if the item has no note yet. */
    version: editedVersion,
  })
  .exact();

/** Who signed a text of the minutes, and for which office. */
export const minutesSignature = object({
  /** The office of who signed. */
  office: string().oneOf(minutesOffices).required(),
  /** The name of who signed. */
  name: string().required(),
  /** The board member who says that the person signed on paper; null for a signature in the portal. */
  stated_by: string().defined().nullable(),
  /** The time of the signature, or of the statement, in UTC. */
  signed_at: string().datetime().required(),
});

/** A saved text of the minutes, by when and by whom. */
export const minutesVersion = object({
  /** The counter of texts, from 1. */
  version: number().integer().required(),
  /** The time at which it was written, in UTC. */
  written_at: string().datetime().required(),
  /** The name of who wrote it; null for somebody whose account was deleted. */
  written_by: string().defined().nullable(),
  /** Who signed this text, oldest first. */
  signatures: array(minutesSignature).required(),
});

export const minutesVersionQuery = object({
  /** The version of the text. */
  version: number().integer().min(1).max(MINUTES_VERSIONS_MAX).required(),
}).exact();

/** The minutes of a meeting. */
export const meetingMinutes = object({
  /** The counter of texts; 0 for a draft that nobody has written in. */
  version: number().integer().required(),
  /** The text, as plain text with line breaks. A line that begins with `#` is a heading. */
  text: string().defined(),
  /** The SHA-256 hash of the text in hexadecimal, which signatures are for. */
  hash: string().required(),
  /** The time at which the text was written, in UTC; null for a draft. */
  written_at: string().datetime().defined().nullable(),
  /** The name of who wrote the text; null for a draft, and for somebody whose account was deleted. */
  written_by: string().defined().nullable(),
  /** The name of the chair, as the board recorded it; null if it did not. */
  chair: string().defined().nullable(),
  /** The name of the minute-taker, as the board recorded it; null if it did not. */
  minute_taker: string().defined().nullable(),
  /** Who signed this text. */
  signatures: array(minutesSignature).required(),
  /** Whether the meeting is over, so that the minutes can be signed. */
  is_over: boolean().required(),
  /** Why the minutes can't be published now; null if they can, or are published. */
  publication_refusal: string().oneOf(publicationRefusals).defined().nullable(),
  /** The time of the publication, in UTC; null before it. */
  published_at: string().datetime().defined().nullable(),
  /** The document of the meeting with the published minutes; null before the publication, and if it is gone. */
  document_id: id().defined().nullable(),
});

export const minutesForm = object({
  /** The text, as plain text with line breaks. */
  text: string().trim().max(MINUTES_LENGTH_MAX).required(),
}).exact();

export const setMinutesBody = minutesForm
  .shape({
    /** 0 for the first text. */
    version: editedVersion,
  })
  .exact();

export const paperSignatureForm = object({
  /** The name of who signed on paper. */
  paper_name: string().trim().max(PERSON_NAME_LENGTH_MAX).required(),
}).exact();

export const signMinutesBody = object({
  /** The version of the text that is signed. */
  version: number().integer().min(1).required(),
  /** The office for which it is signed. */
  office: string().oneOf(minutesOffices).required(),
  /** The name of who signed on paper; without it the caller signs. */
  paper_name: string().trim().max(PERSON_NAME_LENGTH_MAX),
}).exact();

export const publishMinutesBody = object({
  /** The version of the text that is published. */
  version: number().integer().min(1).required(),
}).exact();

export const shapes = {
  listItemNotes: {
    response: object({
      /** The notes, in the order of the agenda. An item without a note has none. */
      data: array(itemNote).required(),
      /** Whether the notes stay as they are, because the minutes are published. */
      is_final: boolean().required(),
    }),
    errors: ['forbidden', 'not_found'],
  },
  setItemNote: {
    body: setItemNoteBody,
    response: itemNote,
    errors: ['forbidden', 'not_found', 'conflict', 'meeting_not_begun', 'minutes_published'],
  },
  downloadMinutesDraft: { sends: 'word', errors: ['forbidden', 'not_found', 'meeting_not_begun'] },
  getMinutes: { response: meetingMinutes, errors: ['forbidden', 'not_found', 'meeting_not_begun'] },
  listMinutesVersions: {
    response: object({
      /** The saved texts, newest first. Their number is limited. */
      data: array(minutesVersion).required(),
    }),
    errors: ['forbidden', 'not_found', 'meeting_not_begun'],
  },
  getMinutesVersion: {
    query: minutesVersionQuery,
    response: minutesVersion.shape({
      /** The text, as plain text with line breaks. */
      text: string().defined(),
    }),
    errors: ['forbidden', 'not_found', 'meeting_not_begun'],
  },
  setMinutes: {
    body: setMinutesBody,
    response: meetingMinutes,
    errors: [
      'forbidden',
      'not_found',
      'conflict',
      'meeting_not_begun',
      'minutes_published',
      'too_many_minutes',
    ],
  },
  signMinutes: {
    body: signMinutesBody,
    response: meetingMinutes,
    errors: [
      'forbidden',
      'not_found',
      'conflict',
      'sudo_required',
      'meeting_not_begun',
      'meeting_not_over',
      'ballot_open',
      'minutes_published',
      'minutes_signed',
    ],
  },
  publishMinutes: {
    body: publishMinutesBody,
    response: meetingMinutes,
    errors: [
      'forbidden',
      'not_found',
      'conflict',
      'meeting_not_begun',
      'meeting_not_over',
      'ballot_open',
      'minutes_published',
      'minutes_unsigned',
      'quota_exceeded',
    ],
  },
} as const satisfies Shapes;

export const minutesContract = defineContract(minutesOperations, shapes);

export type ItemNote = InferType<typeof itemNote>;
export type MeetingMinutes = InferType<typeof meetingMinutes>;
export type MinutesVersion = InferType<typeof minutesVersion>;
export type MinutesVersionQuery = InferType<typeof minutesVersionQuery>;
export type MinutesSignature = InferType<typeof minutesSignature>;
export type SetMinutesBody = InferType<typeof setMinutesBody>;
export type SignMinutesBody = InferType<typeof signMinutesBody>;
export type PublishMinutesBody = InferType<typeof publishMinutesBody>;
export type SetItemNoteBody = InferType<typeof setItemNoteBody>;
