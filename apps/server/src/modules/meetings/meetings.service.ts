import { isOver } from '@mijn/domain/meetings';
import { isHeld } from '@mijn/domain/presence';
import type { Database, Queries } from '../../platform/database/index.ts';
import {
  AppError,
  type Member,
  type Membership,
  orNotFound,
  requireBoard,
} from '../../platform/wire/index.ts';
import { meetingsFor } from './meetings.access.ts';
import { holdPublication } from './published-minutes.repository.ts';
import { listNextMeetings } from './meetings-list.repository.ts';
import {
  type CalendarMeeting,
  findCalendarMeeting,
  insertDocument,
  listDocuments,
  listDocumentFiles,
  listNames,
  lockMeetingRow,
  type LockStrength,
  type MeetingName,
  type Officers,
  setConvened,
  setOfficers,
} from './meetings.repository.ts';

export { faultsOfDocuments } from './document-meetings.import.ts';
export { faultsOfMeetingDays } from './meeting-days.import.ts';
export { findMeetingToMail } from './meeting-mails.repository.ts';
export { areMinutesPublished } from './published-minutes.repository.ts';
export type { CalendarMeeting, MeetingName } from './meetings.repository.ts';

/** Returns a meeting with its association. @throws AppError `not_found` if it does not exist, or the member may not see it. */
export const requireMeeting = async (
  database: Database,
  membership: Pick<Membership, 'association_id'>,
  id: string,
): Promise<CalendarMeeting> => orNotFound(await findCalendarMeeting(database, meetingsFor(membership), id));

/** Returns a meeting of the association of a board member. @throws AppError `not_found`, or `forbidden` outside the board */
export async function requireMeetingOfBoard(
  database: Database,
  caller: Pick<Member, 'membership'>,
  { meeting_id }: { meeting_id: string },
): Promise<CalendarMeeting> {
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  requireBoard(caller);
  return meeting;
}

/** @throws AppError `meeting_not_held` outside the hours around a meeting, or if it was cancelled. */
export function requireHeld(meeting: { is_cancelled: boolean; meeting_date: Date }, now: Date): void {
  if (!isHeld(meeting, now)) throw new AppError('meeting_not_held');
}

export interface MeetingKey {
  association_id: string;
  meeting_id: string;
}

/** Returns the key of a meeting of the association of the caller. */
export const keyOf = (
  { membership: { association_id } }: { membership: Pick<Membership, 'association_id'> },
  { meeting_id }: { meeting_id: string },
): MeetingKey => ({ association_id, meeting_id });

/**
 * Locks a meeting until the transaction ends, and returns when it is and when its members were convened.
 * @param strength of the lock (PostgreSQL); null reads without one.
 */
export const lockMeeting = async (
  transaction: Queries,
  membership: Pick<Membership, 'association_id'>,
  id: string,
  strength: LockStrength | null = 'update',
) => lockMeetingRow(transaction, meetingsFor(membership), id, strength);

/** Records that the board convened the members of a meeting on a day, unless it did so before. */
export const convene = async (
  transaction: Queries,
  membership: Pick<Membership, 'association_id'>,
  id: string,
  day: string,
): Promise<void> => setConvened(transaction, meetingsFor(membership), id, day);

/**
 * Keeps the minutes of a meeting from being published until the transaction ends, for a change of what they say.
 * @throws AppError `minutes_published`
 */
export async function requireUnpublished(transaction: Queries, key: MeetingKey): Promise<void> {
  if (await holdPublication(transaction, key)) throw new AppError('minutes_published');
}

/** Saves who chairs a meeting and who takes its minutes. Returns whether something changed. */
export const saveOfficers = async (
  transaction: Queries,
  membership: Pick<Membership, 'association_id'>,
  id: string,
  officers: Officers,
  now: Date,
): Promise<boolean> => setOfficers(transaction, meetingsFor(membership), id, officers, now);

/** Adds a document that the portal made to a meeting. */
export const addDocument = async (
  transaction: Queries,
  key: MeetingKey,
  document: Omit<Parameters<typeof insertDocument>[1], keyof MeetingKey>,
): Promise<void> => insertDocument(transaction, { ...document, ...key });

/** Returns the files of the documents of a meeting, in their order. */
export const listFilesOf = async (
  database: Database,
  membership: Pick<Membership, 'association_id'>,
  id: string,
) => listDocumentFiles(database, meetingsFor(membership), id);

interface PlannedMeeting {
  is_cancelled: boolean;
  meeting_date: Date;
}

/** Returns whether a meeting is still to begin. */
export const isPlanned = ({ is_cancelled, meeting_date }: PlannedMeeting, now: Date): boolean =>
  !is_cancelled && meeting_date > now;

/** @throws AppError `meeting_begun` if the meeting has begun or was cancelled. */
export function requirePlanned(meeting: PlannedMeeting, now: Date): void {
  if (!isPlanned(meeting, now)) throw new AppError('meeting_begun');
}

/** Returns whether a meeting is still to begin, or its day is not over. */
export const isPlannedOrToday = ({ is_cancelled, meeting_date }: PlannedMeeting, now: Date): boolean =>
  !is_cancelled && !isOver(meeting_date, now);

/** @throws AppError `meeting_begun` if the day of the meeting is over, or the meeting was cancelled. */
export function requirePlannedOrToday(meeting: PlannedMeeting, now: Date): void {
  if (!isPlannedOrToday(meeting, now)) throw new AppError('meeting_begun');
}

/** Lists the meetings that have one of the ids, with what they concern and when they were. */
export async function listMeetingNames(
  database: Database,
  membership: Pick<Membership, 'association_id'>,
  ids: readonly string[],
): Promise<MeetingName[]> {
  return ids.length === 0 ? [] : listNames(database, meetingsFor(membership), ids);
}

const nextMeetings = new WeakMap<Member, ReturnType<typeof listNextMeetings>>();

/** Returns what the overview shows of the next meetings. Its parts need them at the same time, so they are read once for its caller. */
export function getNextMeetings(
  database: Database,
  caller: Member,
  now: Date,
): ReturnType<typeof listNextMeetings> {
  const { association_id } = caller.membership;
  const scope = { association_id, filter: meetingsFor({ association_id }) };
  const list = nextMeetings.get(caller) ?? listNextMeetings(database, scope, now);
  nextMeetings.set(caller, list);
  return list;
}

/** Returns the next meeting that is not cancelled. The day of a meeting counts until it is over. */
export async function findNextMeeting(database: Database, caller: Member, now: Date) {
  const { data } = await getNextMeetings(database, caller, now);
  return data.find(({ is_cancelled }) => !is_cancelled);
}

/** Returns the documents of a meeting that have one of the ids, in the order of the ids. */
export async function listDocumentsOf(
  database: Database,
  membership: Pick<Membership, 'association_id'>,
  { meeting_id, document_ids }: { meeting_id: string; document_ids: readonly string[] },
) {
  if (document_ids.length === 0) return [];
  const documents = await listDocuments(database, meetingsFor(membership), meeting_id);
  return document_ids.flatMap((id) => documents.find((document) => document.id === id) ?? []);
}
