import { array, type InferType, number, object, string } from 'yup';
import { ITEM_NOTE_LENGTH_MAX } from '../limits/limits.ts';
import { defineContract, editedVersion, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { minutesOperations } from './minutes.ts';

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

export const shapes = {
  listItemNotes: {
    response: object({
      /** The notes, in the order of the agenda. An item without a note has none. */
      data: array(itemNote).required(),
    }),
    errors: ['forbidden', 'not_found'],
  },
  setItemNote: {
    body: setItemNoteBody,
    response: itemNote,
    errors: ['forbidden', 'not_found', 'conflict', 'meeting_not_begun'],
  },
  downloadMinutesDraft: { sends: 'word', errors: ['forbidden', 'not_found', 'meeting_not_begun'] },
} as const satisfies Shapes;

export const minutesContract = defineContract(minutesOperations, shapes);

export type ItemNote = InferType<typeof itemNote>;
export type SetItemNoteBody = InferType<typeof setItemNoteBody>;
