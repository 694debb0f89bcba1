import type { MotionFacts, MotionKind, ProposalText } from '@mijn/domain/motions';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type Database, listOf, type Queries, runPrepared } from '../../../platform/database/index.ts';
import { keepsItem } from '../../meetings/agenda/agenda.service.ts';
import type { MotionsFilter } from '../../meetings/meetings.access.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { motions } from './motions.tables.ts';

export interface MotionKey extends MeetingKey {
  motion_id: string;
}

/** A motion with what was voted about it, and the proposal as it reads now. */
export type MotionRow = Pick<
  typeof motions.$inferSelect,
  | 'id'
  | 'item_id'
  | 'kind'
  | 'text'
  | 'wording'
  | 'proposer'
  | 'based_on'
  | 'position'
  | 'created_at'
  | 'withdrawn_at'
  | 'version'
> & {
  outcome: NonNullable<MotionFacts['decision']>['outcome'] | null;
  decided_at: Date | null;
  /** Whether a ballot about the motion is open or being counted. */
  is_voted_about: boolean;
  /** The wording of the proposal; null if the item was removed, or is not decided about any more. */
  proposal: string | null;
};

const { id, item_id, kind, text, wording, proposer, based_on, position, created_at, withdrawn_at, version } =
  motions;
const columns = {
  id,
  item_id,
  kind,
  text,
  wording,
  proposer,
  based_on,
  position,
  created_at,
  withdrawn_at,
  version,
};

/** The ballots about the motion of a row. */
const about = (state: SQL): SQL => sql`ballots where ballots.association_id = motions.association_id
  and ballots.meeting_id = motions.meeting_id and ballots.motion_id = motions.id and ${state}`;

const decided = sql`state = 'closed' and annulled_at is null and result ->> 'outcome' in ('adopted', 'rejected')`;

/** Returns the motions of a meeting, by item in the order of voting. */
export const listMotions = async (
  database: Database,
  filter: MotionsFilter,
  meeting_id: string,
): Promise<MotionRow[]> =>
  runPrepared<MotionRow & Record<string, unknown>>(
    database,
    sql`select ${listOf(columns)}, last.outcome, last.closed_at as decided_at,
        exists (select from ${about(sql`state in ('open', 'counting')`)}) as is_voted_about, (
          select items.wording from meeting_items items
          where items.association_id = motions.association_id and items.meeting_id = motions.meeting_id and items.id = motions.item_id
        ) as proposal
      from motions left join lateral (
        select result ->> 'outcome' as outcome, closed_at from ${about(decided)} order by opened_at desc limit 1
      ) last on true
      where ${filter.where} and motions.meeting_id = ${meeting_id} order by motions.item_id, motions.position, motions.id`,
  );

const isMotion = ({ association_id, meeting_id, motion_id }: MotionKey) =>
  and(
    eq(motions.association_id, association_id),
    eq(motions.meeting_id, meeting_id),
    eq(motions.id, motion_id),
  );

export async function insertMotion(queries: Queries, row: typeof motions.$inferInsert): Promise<void> {
  await queries.insert(motions).values(row);
}

/** Changes what a motion says, or withdraws it. @returns whether the motion has the version. */
export async function updateMotion(
  queries: Queries,
  key: MotionKey,
  expected: number,
  change: Partial<
    Pick<typeof motions.$inferInsert, 'kind' | 'text' | 'wording' | 'proposer' | 'based_on' | 'withdrawn_at'>
  >,
): Promise<boolean> {
  const { rowCount } = await queries
    .update(motions)
    .set({ ...change, version: sql`${motions.version} + 1` })
    .where(and(isMotion(key), eq(motions.version, expected)));
  return rowCount === 1;
}

/** Gives a motion another place. Its version stays, because it says the same as before. */
export async function setPosition(queries: Queries, key: MotionKey, place: number): Promise<void> {
  await queries.update(motions).set({ position: place }).where(isMotion(key));
}

/** Keeps what a motion replaced when it was carried; null once that was undone. */
export async function setReplaced(
  queries: Queries,
  key: MotionKey,
  replaced: ProposalText | null,
): Promise<void> {
  await queries.update(motions).set({ replaced }).where(isMotion(key));
}

export async function findKind(queries: Queries, key: MotionKey): Promise<MotionKind | undefined> {
  const [row] = await queries.select({ kind: motions.kind }).from(motions).where(isMotion(key));
  return row?.kind;
}

/** Returns what a motion replaced when it was carried. */
export async function findReplaced(queries: Queries, key: MotionKey): Promise<ProposalText | undefined> {
  const [row] = await queries.select({ replaced: motions.replaced }).from(motions).where(isMotion(key));
  return row?.replaced ?? undefined;
}

/** Returns whether a ballot about a proposal itself keeps its item as it is. */
export async function isProposalVotedAbout(
  queries: Queries,
  { association_id, meeting_id }: MeetingKey,
  itemId: string,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    select from ballots where association_id = ${association_id} and meeting_id = ${meeting_id} and item_id = ${itemId}
      and motion_id is null and ${keepsItem} limit 1`);
  return rowCount === 1;
}
