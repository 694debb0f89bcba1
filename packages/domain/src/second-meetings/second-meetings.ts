import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './second-meetings.contract.ts';

export * from './second-meeting-days.ts';

const secondMeeting = '/associations/{association_id}/meetings/{meeting_id}/second-meeting';

/** The operations of second meetings: what a meeting could not decide without its quorum is decided by another one. */
export const secondMeetingsOperations = defineOperations<typeof shapes>()({
  /** Returns which items of a meeting have no decision because the quorum was missing, and when a second meeting can be, for the board. */
  getSecondMeeting: { method: 'GET', path: secondMeeting },
  /**
   * Makes a second meeting with these items, for the board: with their texts, proposals and documents. A meeting has one second meeting: a
   * repeated call returns the one that was made. The board sends its convocation as that of any meeting.
   */
  callSecondMeeting: { method: 'POST', path: secondMeeting, respondsWith: 'id', isCreatedOnce: true },
});

export type * from './second-meetings.contract.ts';
