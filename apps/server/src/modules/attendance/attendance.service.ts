import {
  type AttendanceChoice,
  type AttendanceForm,
  attendanceChoices,
  type AttendancesQuery,
} from '@mijn/domain/attendance';
import { ATTENDANCE_MAIL_DELAY_MS, REMINDER_MS } from '@mijn/domain/limits';
import { quorumsNeeded } from '@mijn/domain/voting-rules';
import type { Services } from '../../capabilities/services.ts';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import { type AuditEntry, writeAudit } from '../../platform/security/audit.ts';
import { typedText } from '../../platform/texts/typed-text.ts';
import { AppError, type Member } from '../../platform/wire/index.ts';
import { findNextMeeting, requireMeeting } from '../meetings/meetings.service.ts';
import { getVotingRules } from '../voting-rules/voting-rules.service.ts';
import { attendancesFor, ownAttendance } from './attendance.access.ts';
import { mailAttendance, writeReminders } from './attendance.jobs.ts';
import * as repository from './attendance.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

const keyOf = ({ membership: { association_id } }: Member, { meeting_id }: OfMeeting) => ({
  association_id,
  meeting_id,
});

interface PlannedMeeting {
  is_cancelled: boolean;
  meeting_date: Date;
}

const isPlanned = ({ is_cancelled, meeting_date }: PlannedMeeting, now: Date): boolean =>
  !is_cancelled && meeting_date > now;

/** Returns the time before which the last reminder must be. */
const reminderLimit = (now: Date): Date => new Date(now.getTime() - REMINDER_MS);

/** @throws AppError `meeting_begun` if the meeting has begun or was cancelled. */
function requirePlanned(meeting: PlannedMeeting, now: Date): void {
  if (!isPlanned(meeting, now)) throw new AppError('meeting_begun');
}

async function audit(
  transaction: Queries,
  { user_id, impersonator, membership: { association_id } }: Member,
  action: AuditEntry['action'],
  details: AuditEntry['details'],
  happened_at: Date,
): Promise<void> {
  const staff_id = impersonator?.staff_id ?? null;
  await writeAudit(transaction, { action, happened_at, user_id, staff_id, association_id, details });
}

/** The guests of a member who does not come are kept, in case that changes, and do not count. */
const guestsOf = ({ choice, guests }: { choice: AttendanceChoice | null; guests: number }): number =>
  choice === 'absent' ? 0 : guests;

async function readAttendance(
  { database }: Pick<Needs, 'database'>,
  caller: Member,
  { meeting_id }: OfMeeting,
) {
  const [said, { own_apartments }] = await Promise.all([
    repository.findAttendance(database.queries, ownAttendance(caller), meeting_id),
    getVotingRules({ database }, caller),
  ]);
  const known = said ?? { choice: null, guests: 0, remark: '', changed_at: null };
  return { ...known, guests: guestsOf(known), apartments: own_apartments };
}

/** @throws AppError `not_found` */
export async function getAttendance({ database }: Needs, caller: Member, { meeting_id }: OfMeeting) {
  await requireMeeting(database, caller.membership, meeting_id);
  return readAttendance({ database }, caller, { meeting_id });
}

/** Returns what the caller said about the next planned meeting that has not begun; null without one. */
export async function getNextAttendance({ database, now }: Needs, caller: Member) {
  const next = await findNextMeeting(database, caller.membership, now());
  if (!next || next.meeting_date <= now()) return null;
  const attendance = await readAttendance({ database }, caller, { meeting_id: next.id });
  return { ...attendance, meeting_id: next.id, is_online: next.online_url !== null };
}

/** Returns what holds after a change. @throws AppError `validation_failed` for a first change without a choice. */
async function changedForm(transaction: Queries, caller: Member, meeting_id: string, change: AttendanceForm) {
  const said = await repository.lockAttendance(transaction, ownAttendance(caller), meeting_id);
  const choice = change.choice ?? said?.choice;
  if (choice === undefined)
    throw new AppError('validation_failed', { errors: { choice: [{ code: 'required' }] } });
  return {
    choice,
    guests: change.guests ?? said?.guests ?? 0,
    remark: typedText(change.remark ?? said?.remark ?? ''),
  };
}

/**
 * Changes what the caller said. The mail that confirms it is sent a little later, with what holds then.
 * @throws AppError `not_found`, `meeting_begun`, or `validation_failed` for `attends_online` without a link.
 */
export async function setAttendance(
  services: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  change: AttendanceForm,
) {
  const now = services.now();
  const meeting = await requireMeeting(services.database, caller.membership, meeting_id);
  requirePlanned(meeting, now);
  if (change.choice === 'attends_online' && meeting.online_url === null)
    throw new AppError('validation_failed', { errors: { choice: [{ code: 'not_allowed' }] } });
  const key = keyOf(caller, { meeting_id });
  await inTransaction(services.database.queries, async (transaction) => {
    const { user_id } = caller;
    const form = await changedForm(transaction, caller, meeting_id, change);
    if (!(await repository.saveAttendance(transaction, { ...key, user_id }, form, now))) return;
    await audit(transaction, caller, 'attendance_changed', { meeting_id, choice: form.choice }, now);
    await mailAttendance.add(
      transaction,
      { ...key, user_id },
      { key: `${meeting_id}/${user_id}`, delayMs: ATTENDANCE_MAIL_DELAY_MS },
    );
  });
  return readAttendance(services, caller, { meeting_id });
}

/** @throws AppError `forbidden` outside the board, or `not_found` */
export async function getExpectedVotes({ database, now }: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  const filter = attendancesFor(caller);
  const key = keyOf(caller, { meeting_id });
  const [counted, { rules, apartments_total, votes_total }, silent_members, reminded_at] = await Promise.all([
    repository.countExpected(database, filter, key),
    getVotingRules({ database }, caller),
    repository.countSilentMembers(database, key),
    repository.findReminder(database, key),
  ]);
  const none = { members: 0, guests: 0, apartments: 0, votes: 0 };
  const countAt = (place: number | null) => {
    const { place: _place, ...counts } = counted.find((row) => row.place === place) ?? { place, ...none };
    return counts;
  };
  const silent = countAt(null);
  return {
    apartments_total,
    votes_total,
    // PostgreSQL counts the places of an array from 1.
    choices: attendanceChoices.map((choice, at) => Object.assign({ choice }, countAt(at + 1))),
    silent_apartments: silent.apartments,
    silent_votes: silent.votes,
    silent_members,
    quorums: quorumsNeeded(rules, votes_total),
    reminded_at,
    may_remind: isPlanned(meeting, now()) && (reminded_at === null || reminded_at <= reminderLimit(now())),
  };
}

/** @throws AppError `forbidden` outside the board, or `not_found` */
export async function listAttendances(
  { database }: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  query: AttendancesQuery,
) {
  await requireMeeting(database, caller.membership, meeting_id);
  return repository.listAttendances(database, attendancesFor(caller), meeting_id, query);
}

/** @throws AppError `forbidden` outside the board, `not_found`, `meeting_begun`, or `reminded_today` */
export async function remindMembers(services: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const { database } = services;
  const now = services.now();
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  attendancesFor(caller);
  requirePlanned(meeting, now);
  const key = keyOf(caller, { meeting_id });
  return inTransaction(database.queries, async (transaction) => {
    const member_count = await repository.countSilentMembers({ queries: transaction }, key);
    if (member_count === 0) return { reminded_at: null, member_count };
    if (!(await repository.saveReminder(transaction, key, reminderLimit(now), now)))
      throw new AppError('reminded_today');
    await audit(transaction, caller, 'members_reminded', { meeting_id, member_count }, now);
    await writeReminders.add(transaction, { ...key, reminded_at: now.toISOString() }, { key: meeting_id });
    return { reminded_at: now, member_count };
  });
}
