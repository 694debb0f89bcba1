import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './second-meetings.contract.ts';

export * from './second-meeting-days.ts';

const meeting = '/associations/{association_id}/meetings/{meeting_id}';
const secondMeeting = `${meeting}/second-meeting` as const;

/** The operations of second meetings: what a meeting could not decide without its quorum is decided by another one. */
export const secondMeetingsOperations = defineOperations<typeof shapes>()({
  /** Returns which items of a meeting have no decision because the quorum was missing, and when a second meeting can be, for the board. */
  getSecondMeeting: { method: 'GET', path: secondMeeting },
  /**
   * Makes a second meeting with these items, for the board: with their texts, proposals and documents. A meeting has one second meeting: a
   * repeated call returns the one that was made. The board sends its convocation as that of any meeting.
   */
  callSecondMeeting: { method: 'POST', path: secondMeeting, respondsWith: 'id', isCreatedOnce: true },
  /**
   * Moves a second meeting that the board called to another day, time or place, until its door opens, for the board. What the members were
   * convened to stays as it was sent, so that a new convocation can be sent. Moving it twice to the same moment and place changes nothing.
   */
  moveSecondMeeting: { method: 'PUT', path: `${meeting}/moment`, respondsWith: 'id' },
  /**
   * Cancels a second meeting that the board called, until it begins or voted, for the board. Whoever was convened by mail gets a mail, and the first meeting can
   * have another second one. Cancelling it twice changes nothing.
   */
  cancelSecondMeeting: { method: 'POST', path: `${meeting}/cancel`, respondsWith: 'id' },
});

export type * from './second-meetings.contract.ts';
