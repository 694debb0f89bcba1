import {
  type AttendanceChoice,
  type AttendanceForm,
  attendanceChoices,
  type AttendancesQuery,
} from '@mijn/domain/attendance';
import { ATTENDANCE_MAIL_DELAY_MS, REMINDER_MS } from '@mijn/domain/limits';
import { quorumsNeeded } from '@mijn/domain/voting-rules';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, inTransaction, type Queries } from '../../../platform/database/index.ts';
import { typedText } from '../../../platform/texts/typed-text.ts';
import { AppError, type Member, orNotFound } from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import {
  keyOf,
  findNextMeeting,
  isPlanned,
  requireMeeting,
  requirePlanned,
} from '../../meetings/meetings.service.ts';
import { endOwnProxies, requireNoHeldProxies } from '../proxies/proxy-responses.service.ts';
import { getProxyState } from '../proxies/proxies.service.ts';
import { getVotingRules, listOwnApartments } from '../../voting-rules/voting-rules.service.ts';
import { ownAttendance, saidByCaller, saidFor } from '../../meetings/meetings.access.ts';
import { mailAttendance, writeReminders } from './attendance.jobs.ts';
import * as repository from './attendance.repository.ts';
import {
  type CountedChoice,
  countExpected,
  countSilentMembers,
  findAttendance,
  listAttendances as readAttendances,
} from './expected-votes.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

/** Returns the time before which the last reminder must be. */
const reminderLimit = (now: Date): Date => new Date(now.getTime() - REMINDER_MS);

/** The guests of a member who does not come are kept, in case that changes, and do not count. */
const guestsOf = ({ choice, guests }: { choice: AttendanceChoice | null; guests: number }): number =>
  choice === 'attends' || choice === 'attends_online' ? guests : 0;

async function readAttendance(
  { database }: Pick<Needs, 'database'>,
  caller: Member,
  { meeting_id }: OfMeeting,
) {
  const { user_id, membership } = caller;
  const [said, apartments] = await Promise.all([
    findAttendance(database, saidByCaller(caller), meeting_id),
    listOwnApartments(database, { association_id: membership.association_id, user_id }),
  ]);
  const known = orNotFound(said);
  return { ...known, guests: guestsOf(known), apartments };
}

/** @throws AppError `not_found` */
export async function getAttendance({ database }: Needs, caller: Member, { meeting_id }: OfMeeting) {
  await requireMeeting(database, caller.membership, meeting_id);
  return readAttendance({ database }, caller, { meeting_id });
}

/** Returns what the caller said about the next planned meeting that has not begun; null without one. */
export async function getNextAttendance({ database, now }: Needs, caller: Member) {
  const next = await findNextMeeting(database, caller, now());
  if (!next || next.meeting_date <= now()) return null;
  const of = { meeting_id: next.id };
  const [attendance, proxies] = await Promise.all([
    readAttendance({ database }, caller, of),
    getProxyState({ database }, caller, of),
  ]);
  return { ...attendance, ...of, is_online: next.online_url !== null, ...proxies };
}

/** Returns what holds after a change. @throws AppError `validation_failed` for a first change without a choice. */
async function changedForm(
  transaction: Queries,
  caller: Member,
  meeting_id: string,
  change: AttendanceForm,
  hasProxy: boolean,
) {
  const said = await repository.lockAttendance(transaction, ownAttendance(caller), meeting_id);
  const choice = change.choice ?? said?.choice ?? null;
  if (choice === null && !hasProxy)
    throw new AppError('validation_failed', { errors: { choice: [{ code: 'required' }] } });
  return {
    choice,
    guests: change.guests ?? said?.guests ?? 0,
    remark: typedText(change.remark ?? said?.remark ?? ''),
  };
}

/**
 * Changes what the caller said. The mail that confirms it is sent a little later, with what holds then.
 * @throws AppError `not_found`, `meeting_begun`, `proxy_given` for another choice than the proxy, `proxy_held`
 * for `absent` of a holder, or `validation_failed` for `attends_online` without a link.
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
  return changeAndRead(
    services,
    async (transaction) => {
      const { user_id } = caller;
      const isWithdrawn = change.choice !== undefined && change.withdraws_proxies === true;
      const hasProxy = await endOwnProxies(transaction, caller, { meeting_id }, { isWithdrawn, now });
      if (hasProxy && change.choice !== undefined && !isWithdrawn) throw new AppError('proxy_given');
      if (change.choice === 'absent') await requireNoHeldProxies(transaction, caller, { meeting_id });
      const form = await changedForm(transaction, caller, meeting_id, change, hasProxy);
      if (!(await repository.saveAttendance(transaction, { ...key, user_id }, form, now))) return;
      await auditCaller(
        transaction,
        caller,
        'attendance_changed',
        { meeting_id, choice: form.choice ?? 'proxy' },
        now,
      );
      await mailAttendance.add(
        transaction,
        { ...key, user_id },
        { key: `${meeting_id}/${user_id}`, delayMs: ATTENDANCE_MAIL_DELAY_MS },
      );
    },
    (inside) => readAttendance(inside, caller, { meeting_id }),
  );
}

/** @throws AppError `forbidden` outside the board, or `not_found` */
export async function getExpectedVotes({ database, now }: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  const filter = saidFor(caller);
  const key = keyOf(caller, { meeting_id });
  const [counted, { rules, apartments_total, votes_total }, silent_members, reminded_at] = await Promise.all([
    countExpected(database, filter, key),
    getVotingRules({ database }, caller),
    countSilentMembers(database, key),
    repository.findReminder(database, key),
  ]);
  const none = { members: 0, guests: 0, apartments: 0, votes: 0 };
  const countOf = (choice: CountedChoice) => {
    const { choice: _choice, ...counts } = counted.find((row) => row.choice === choice) ?? {
      choice,
      ...none,
    };
    return counts;
  };
  const silent = countOf(null);
  const offered = countOf('offered');
  return {
    apartments_total,
    votes_total,
    choices: attendanceChoices.map((choice) => Object.assign({ choice }, countOf(choice))),
    silent_apartments: silent.apartments,
    silent_votes: silent.votes,
    offered_apartments: offered.apartments,
    offered_votes: offered.votes,
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
  return readAttendances(database, saidFor(caller), keyOf(caller, { meeting_id }), query);
}

/** @throws AppError `forbidden` outside the board, `not_found`, `meeting_begun`, or `reminded_today` */
export async function remindMembers(services: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const { database } = services;
  const now = services.now();
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  saidFor(caller);
  requirePlanned(meeting, now);
  const key = keyOf(caller, { meeting_id });
  return inTransaction(database.queries, async (transaction) => {
    const member_count = await countSilentMembers({ queries: transaction }, key);
    if (member_count === 0) return { reminded_at: null, member_count };
    if (!(await repository.saveReminder(transaction, key, reminderLimit(now), now)))
      throw new AppError('reminded_today');
    await auditCaller(transaction, caller, 'members_reminded', { meeting_id, member_count }, now);
    await writeReminders.add(transaction, { ...key, reminded_at: now.toISOString() }, { key: meeting_id });
    return { reminded_at: now, member_count };
  });
}
