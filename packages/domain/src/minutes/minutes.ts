import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './minutes.contract.ts';

/** The operations of minutes. The portal drafts them, and the board writes them in a program of its own. */
export const minutesOperations = defineOperations<typeof shapes>()({
  /**
   * Downloads a draft of the minutes of a meeting as a Word document, for the board, from two hours before the meeting on, when its door opens: who was present,
   * the agenda, the ballots with their results, and the decisions. It never says how anybody voted.
   */
  downloadMinutesDraft: {
    method: 'GET',
    path: '/associations/{association_id}/meetings/{meeting_id}/minutes-draft',
    bytes: true,
  },
});
