import type { Adjournment, ProceduralMotion } from '@mijn/domain/procedure';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import {
  type Database,
  findRow,
  type Queries,
  type RowOf,
  runPrepared,
} from '../../../platform/database/index.ts';
import type { ProcedureFilter } from '../../meetings/meetings.access.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { adjournments, proceduralMotions } from './procedure.tables.ts';

const { id, kind, item_id, outcome, decided_at } = proceduralMotions;
const { adjourned_at, resumes_at, resumed_at } = adjournments;

const ofMeeting = ({ association_id, meeting_id }: MeetingKey) =>
  and(eq(adjournments.association_id, association_id), eq(adjournments.meeting_id, meeting_id));

const isMotion = ({ association_id }: MeetingKey, motionId: string) =>
  and(eq(proceduralMotions.association_id, association_id), eq(id, motionId));

/** Returns the procedural motions of a meeting, oldest first. */
export const listMotions = async (database: Database, filter: ProcedureFilter, meetingId: string) =>
  runPrepared<RowOf<ProceduralMotion, 'decided_at'>>(
    database,
    sql`select ${id}, ${kind}, ${item_id}, ${outcome}, ${decided_at} from ${proceduralMotions}
      where ${filter.where} and ${proceduralMotions.meeting_id} = ${meetingId} order by ${decided_at}, ${id}`,
  );

/** Returns the breaks of a meeting, oldest first. */
export const listAdjournments = async (queries: Queries, key: MeetingKey) =>
  queries
    .select({ adjourned_at, resumes_at, resumed_at })
    .from(adjournments)
    .where(ofMeeting(key))
    .orderBy(asc(adjourned_at));

export type AdjournmentRow = Awaited<ReturnType<typeof listAdjournments>>[number];

/** Returns the break of a meeting that is adjourned. */
export const findAdjournment = async (database: Database, key: MeetingKey) =>
  findRow<RowOf<Adjournment, 'adjourned_at' | 'resumes_at'>>(
    database,
    sql`select ${adjourned_at}, ${resumes_at} from ${adjournments} where ${ofMeeting(key)} and ${resumed_at} is null`,
  );

export async function insertMotion(
  queries: Queries,
  row: typeof proceduralMotions.$inferInsert,
): Promise<void> {
  await queries.insert(proceduralMotions).values(row);
}

export async function deleteMotion(queries: Queries, key: MeetingKey, motionId: string): Promise<void> {
  await queries.delete(proceduralMotions).where(isMotion(key, motionId));
}

export async function insertAdjournment(
  queries: Queries,
  row: typeof adjournments.$inferInsert,
): Promise<void> {
  await queries.insert(adjournments).values(row);
}

/** Ends the break of a meeting, or says when it ends. */
export async function updateAdjournment(
  queries: Queries,
  key: MeetingKey,
  change: Partial<Pick<typeof adjournments.$inferInsert, 'resumes_at' | 'resumed_at'>>,
): Promise<void> {
  await queries
    .update(adjournments)
    .set(change)
    .where(and(ofMeeting(key), isNull(resumed_at)));
}

/** Deletes the break that a motion began. @returns whether there is none any more: a break that is over stays. */
export async function deleteAdjournmentOf(
  queries: Queries,
  key: MeetingKey,
  motionId: string,
): Promise<boolean> {
  const ofMotion = and(ofMeeting(key), eq(adjournments.motion_id, motionId));
  await queries.delete(adjournments).where(and(ofMotion, isNull(resumed_at)));
  const left = await queries.select({ id: adjournments.id }).from(adjournments).where(ofMotion);
  return left.length === 0;
}

/** Returns whether members vote now. A ballot that is being counted takes no votes any more. */
export async function isBallotOpen(
  queries: Queries,
  { association_id, meeting_id }: MeetingKey,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    select from ballots where association_id = ${association_id} and meeting_id = ${meeting_id} and state = 'open' limit 1`);
  return rowCount === 1;
}

/** Returns whether a ballot about the item of a procedural motion was opened after it. */
export async function wasVotedSince(
  queries: Queries,
  { association_id, meeting_id }: MeetingKey,
  motion: { item_id: string | null; decided_at: Date },
): Promise<boolean> {
  if (motion.item_id === null) return false;
  const { rowCount } = await queries.execute(sql`
    select from ballots where association_id = ${association_id} and meeting_id = ${meeting_id} and item_id = ${motion.item_id}
      and state <> 'cancelled' and opened_at >= ${motion.decided_at.toISOString()}::timestamptz limit 1`);
  return rowCount === 1;
}
