import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './attendance.contract.ts';

/**
 * What a member can choose for a meeting. Of an apartment with several owners the first of their choices counts. `proxy` follows from an
 * open proxy for the whole meeting.
 */
export const attendanceChoices = ['attends', 'attends_online', 'proxy', 'absent'] as const;

export type AttendanceChoice = (typeof attendanceChoices)[number];

/** The choices that a member sets, without a proxy. */
export const ownChoices = [
  'attends',
  'attends_online',
  'absent',
] as const satisfies readonly AttendanceChoice[];

export type OwnChoice = (typeof ownChoices)[number];

export const attendanceTexts: Readonly<Record<AttendanceChoice, string>> = {
  attends: 'Ik kom',
  attends_online: 'Ik kom online',
  proxy: 'Ik machtig iemand',
  absent: 'Ik kom niet',
};

const oneMeeting = '/associations/{association_id}/meetings/{meeting_id}';

/** The operations of who comes to a meeting. */
export const attendanceOperations = defineOperations<typeof shapes>()({
  /** Returns what the caller said about a meeting, with the votes of the caller. */
  getAttendance: { method: 'GET', path: `${oneMeeting}/attendance` },
  /** Changes what the caller said about a meeting, until it begins. The caller receives a mail that confirms it. */
  setAttendance: { method: 'PUT', path: `${oneMeeting}/attendance`, respondsWith: 'choice' },
  /** Returns how many apartments and votes come to a meeting, for the board. */
  getExpectedVotes: { method: 'GET', path: `${oneMeeting}/expected-votes` },
  /** Returns one page of what members said about a meeting, for the board, by name. */
  listAttendances: { method: 'GET', path: `${oneMeeting}/attendances` },
  /** Mails the members who said nothing about a meeting yet, at most once a day. */
  remindMembers: { method: 'POST', path: `${oneMeeting}/reminder`, respondsWith: 'member_count' },
});

export type * from './attendance.contract.ts';
