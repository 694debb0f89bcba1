import { MEETING_HELD_AFTER_MS, MEETING_HELD_BEFORE_MS } from '../limits/limits.ts';
import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './presence.contract.ts';

const presence = '/associations/{association_id}/meetings/{meeting_id}/presence';

/** The operations of who is present while a meeting is held. */
export const presenceOperations = defineOperations<typeof shapes>()({
  /** Returns how many apartments and votes are present now, for the board. */
  getPresence: { method: 'GET', path: presence },
  /** Returns one page of those who can be present, by name, for the board. `q` searches names, apartments and codes; whoever has exactly the apartment comes first. */
  listAttendees: { method: 'GET', path: `${presence}/attendees` },
  /**
   * Downloads the attendance list as a PDF to print, for the board: each apartment with its owners, its votes, who holds its proxy, and a box to
   * sign in, and the votes that are needed.
   */
  downloadAttendanceSheet: { method: 'GET', path: `${presence}/sheet`, bytes: true, isCostly: true },
  /** Records that somebody came, or left, for the board. Recording the same twice changes nothing. */
  setPresence: { method: 'PUT', path: presence, respondsWith: 'votes_present' },
  /** Records the same for several people at once, all of them or none, for the board. Recording it twice changes nothing. */
  setPresences: { method: 'PUT', path: `${presence}/attendees`, respondsWith: 'votes_present' },
  /** Sets who chairs and who takes the minutes, for the board, from the opening of the door on. */
  setOfficers: { method: 'PUT', path: `${presence}/officers`, respondsWith: 'officers' },
  /**
   * Records that the caller attends online, or left. Whoever is in the hall reports at the door, and signs the attendance list with this. Whoever
   * is present signs once.
   */
  setOwnPresence: { method: 'PUT', path: `${presence}/own`, respondsWith: 'presence' },
});

interface PlannedMeeting {
  is_cancelled: boolean;
  meeting_date: Date | string;
}

/** Returns whether the door of a meeting has opened, so that the meeting is held or was held. A cancelled one never is. */
export const wasDoorOpened = ({ is_cancelled, meeting_date }: PlannedMeeting, now: Date): boolean =>
  !is_cancelled && now.getTime() - new Date(meeting_date).getTime() >= -MEETING_HELD_BEFORE_MS;

/** Returns whether a meeting is held: from some hours before its start, when the door opens, until some hours after it. */
export const isHeld = (meeting: PlannedMeeting, now: Date): boolean =>
  wasDoorOpened(meeting, now) &&
  now.getTime() - new Date(meeting.meeting_date).getTime() < MEETING_HELD_AFTER_MS;

export type * from './presence.contract.ts';
