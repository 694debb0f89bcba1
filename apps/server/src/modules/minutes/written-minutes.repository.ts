import { and, eq, sql } from 'drizzle-orm';
import { type Database, findRow, type Queries, users } from '../../platform/database/index.ts';
import type { MinutesFilter } from '../meetings/meetings.access.ts';
import type { MeetingKey } from '../meetings/meetings.service.ts';
import { meetingMinutes, minutesSignatures, minutesVersions } from './minutes.tables.ts';

/** The minutes of a meeting with their text as it is now. */
export type WrittenMinutes = Pick<
  typeof meetingMinutes.$inferSelect,
  'version' | 'published_at' | 'document_id'
> &
  Pick<typeof minutesVersions.$inferSelect, 'text' | 'written_at'> & { written_by: string | null };

export type SignatureRow = typeof minutesSignatures.$inferSelect;

const isOf = (table: typeof meetingMinutes | typeof minutesSignatures, key: MeetingKey) =>
  and(eq(table.association_id, key.association_id), eq(table.meeting_id, key.meeting_id));

/** Returns the minutes of a meeting; undefined if nobody wrote any. */
export async function findWritten(
  queries: Queries,
  _filter: MinutesFilter,
  key: MeetingKey,
): Promise<WrittenMinutes | undefined> {
  const { version, published_at, document_id } = meetingMinutes;
  const { text, written_at } = minutesVersions;
  const [found] = await queries
    .select({ version, published_at, document_id, text, written_at, written_by: users.name })
    .from(meetingMinutes)
    .innerJoin(
      minutesVersions,
      and(
        eq(minutesVersions.association_id, meetingMinutes.association_id),
        eq(minutesVersions.meeting_id, meetingMinutes.meeting_id),
        eq(minutesVersions.version, meetingMinutes.version),
      ),
    )
    .leftJoin(users, eq(users.id, minutesVersions.written_by))
    .where(isOf(meetingMinutes, key));
  return found;
}

/** Returns who signed a version of the minutes, oldest first. */
export const listSignatures = async (
  queries: Queries,
  key: MeetingKey,
  version: number,
): Promise<SignatureRow[]> =>
  queries
    .select()
    .from(minutesSignatures)
    .where(and(isOf(minutesSignatures, key), eq(minutesSignatures.version, version)))
    .orderBy(minutesSignatures.signed_at, minutesSignatures.office);

/** Keeps others from writing, signing and publishing the minutes of a meeting until the transaction ends. */
export async function lockWritten(queries: Queries, key: MeetingKey): Promise<void> {
  await queries
    .select({ version: meetingMinutes.version })
    .from(meetingMinutes)
    .where(isOf(meetingMinutes, key))
    .for('update');
}

/** Begins the minutes of a meeting. Returns whether there were none. */
export async function insertMinutes(queries: Queries, key: MeetingKey): Promise<boolean> {
  const { rowCount } = await queries
    .insert(meetingMinutes)
    .values({ ...key, version: 1 })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function updateMinutes(
  queries: Queries,
  key: MeetingKey,
  changes: Partial<typeof meetingMinutes.$inferInsert>,
): Promise<void> {
  await queries.update(meetingMinutes).set(changes).where(isOf(meetingMinutes, key));
}

export async function insertVersion(
  queries: Queries,
  row: typeof minutesVersions.$inferInsert,
): Promise<void> {
  await queries.insert(minutesVersions).values(row);
}

export async function insertSignature(
  queries: Queries,
  row: typeof minutesSignatures.$inferInsert,
): Promise<void> {
  await queries.insert(minutesSignatures).values(row);
}

/** Returns whether a ballot of a meeting is open, being counted, or waits for its lot. */
export async function hasOpenBallot(database: Database, key: MeetingKey): Promise<boolean> {
  const found = await findRow<{ is_open: boolean }>(
    database,
    sql`select exists (select from ballots where association_id = ${key.association_id}
      and meeting_id = ${key.meeting_id} and (state in ('open', 'counting')
        or (state = 'closed' and annulled_at is null and lot_number is null and jsonb_typeof(result -> 'election' -> 'lot') = 'object'))
      ) as is_open`,
  );
  return found?.is_open ?? false;
}
