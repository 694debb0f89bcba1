import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './minutes.contract.ts';

const meeting = '/associations/{association_id}/meetings/{meeting_id}';

/** The operations of minutes. The portal drafts them, and the board writes them in a program of its own. */
export const minutesOperations = defineOperations<typeof shapes>()({
  /** Returns what the board wrote down about the agenda items of a meeting, for the board. */
  listItemNotes: { method: 'GET', path: `${meeting}/item-notes` },
  /** Writes down what was said about an agenda item, for the board, from the opening of the door on. The draft of the minutes has it. */
  setItemNote: { method: 'PUT', path: `${meeting}/item-notes/{item_id}`, respondsWith: 'item_id' },
  /**
   * Downloads a draft of the minutes of a meeting as a Word document, for the board, from two hours before the meeting on, when its door opens: who was present,
   * the agenda, the ballots with their results, and the decisions. It never says how anybody voted.
   */
  downloadMinutesDraft: {
    method: 'GET',
    path: `${meeting}/minutes-draft`,
    bytes: true,
  },
});

export type * from './minutes.contract.ts';
