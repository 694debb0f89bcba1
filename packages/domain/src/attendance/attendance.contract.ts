import { array, boolean, type InferType, number, object, string } from 'yup';
import { ATTENDANCE_REMARK_LENGTH_MAX, GUESTS_MAX } from '../limits/limits.ts';
import { apartment, ownedApartment } from '../voting-rules/voting-rules.contract.ts';
import { defineContract, listResponse, pageQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { attendanceChoices, attendanceOperations, ownChoices } from './attendance.ts';

/** What a member changes. What is left out stays as it is, so that an older tab does not undo what another one changed. */
export const attendanceForm = object({
  /** Whether the member comes. `attends_online` needs a meeting with a link. Required as long as the member said nothing. */
  choice: string().oneOf(ownChoices),
  /** Withdraws the proxies of the caller for the whole meeting, if there are any. Without it, a choice is refused with `proxy_given`. */
  withdraws_proxies: boolean(),
  /** The number of guests that the member brings. A guest has no vote. */
  guests: number().integer().min(0).max(GUESTS_MAX),
  /** A remark for the chair, as plain text; empty for none. Only the board reads it. */
  remark: string().trim().max(ATTENDANCE_REMARK_LENGTH_MAX),
}).exact();

const said = {
  /** The number of guests that the member brings; 0 for a member who does not come. */
  guests: number().integer().required(),
  /** The remark for the chair; empty for none. */
  remark: string().defined(),
};

/** What the caller said about a meeting. */
export const attendance = object({
  /** Whether the caller comes; null if the caller said nothing. */
  choice: string().oneOf(attendanceChoices).defined().nullable(),
  ...said,
  /** The time of the last change, in UTC; null if the caller said nothing. */
  changed_at: string().datetime().defined().nullable(),
  /** The apartments of the caller, with their votes. */
  apartments: array(ownedApartment).required(),
});

/** What one member said about a meeting, as the board reads it. */
export const memberAttendance = object({
  /** The name of the member. */
  name: string().required(),
  /** Whether the member comes. */
  choice: string().oneOf(attendanceChoices).required(),
  /** The name of the holder of a proxy for the whole meeting; null without one, and for a proxy to the board that nobody accepted. */
  holder: string().defined().nullable(),
  ...said,
  /** The time of the last change, in UTC. */
  changed_at: string().datetime().required(),
  /** The apartments of the member, with their votes. */
  apartments: array(apartment).required(),
});

const expected = object({
  /** What the owners of these apartments chose. */
  choice: string().oneOf(attendanceChoices).required(),
  /** The number of members who chose it. */
  members: number().integer().required(),
  /** The number of guests that they bring. */
  guests: number().integer().required(),
  /** The number of apartments of which it is the choice that counts. */
  apartments: number().integer().required(),
  /** The votes of these apartments. */
  votes: number().integer().required(),
});

const quorum = object({
  /** The kind of decisions; empty for all decisions without a quorum of their own. */
  decision_kind: string().defined(),
  /** The number of votes that must be present. */
  votes: number().integer().required(),
});

/** How many apartments and votes come to a meeting. Each apartment counts once, whatever the number of its owners. */
export const expectedVotes = object({
  /** The number of apartments of the association that vote; 0 if the provider gave none. */
  apartments_total: number().integer().required(),
  /** The votes of these apartments together. */
  votes_total: number().integer().required(),
  /** What was chosen, in the order of the choices. */
  choices: array(expected).required(),
  /** The apartments whose owners said nothing, and those without an owner in the portal. */
  silent_apartments: number().integer().required(),
  /** The votes of the apartments whose owners said nothing. */
  silent_votes: number().integer().required(),
  /** The apartments with a proxy for the whole meeting that its holder did not accept yet. They are in no choice. */
  offered_apartments: number().integer().required(),
  /** The votes of the apartments with a proxy that its holder did not accept yet. */
  offered_votes: number().integer().required(),
  /** The number of members who said nothing, and can be reminded. */
  silent_members: number().integer().required(),
  /** The votes that must be present for decisions. */
  quorums: array(quorum).required(),
  /** The time of the last reminder of the board, in UTC; null if there was none. */
  reminded_at: string().datetime().defined().nullable(),
  /** Whether the board may remind members now: the last reminder is a day ago, and the meeting is still to come. */
  may_remind: boolean().required(),
});

export const attendancesQuery = object({
  ...pageQuery(),
  /** Only the members with this choice. */
  choice: string().oneOf(attendanceChoices),
}).exact();

export const reminder = object({
  /** The time of the reminder, in UTC; null if nobody had to be reminded. */
  reminded_at: string().datetime().defined().nullable(),
  /** The number of members who are mailed. */
  member_count: number().integer().required(),
});

export const shapes = {
  getAttendance: { response: attendance, errors: ['not_found'] },
  setAttendance: {
    body: attendanceForm,
    response: attendance,
    errors: ['not_found', 'meeting_begun', 'proxy_given', 'proxy_held'],
  },
  getExpectedVotes: { response: expectedVotes, errors: ['forbidden', 'not_found'] },
  listAttendances: {
    query: attendancesQuery,
    response: listResponse(memberAttendance),
    errors: ['forbidden', 'not_found'],
  },
  remindMembers: {
    response: reminder,
    errors: ['forbidden', 'not_found', 'meeting_begun', 'reminded_today'],
  },
} as const satisfies Shapes;

export const attendanceContract = defineContract(attendanceOperations, shapes);

export type AttendanceForm = InferType<typeof attendanceForm>;
export type Attendance = InferType<typeof attendance>;
export type MemberAttendance = InferType<typeof memberAttendance>;
export type ExpectedVotes = InferType<typeof expectedVotes>;
export type AttendancesQuery = InferType<typeof attendancesQuery>;
export type Reminder = InferType<typeof reminder>;
