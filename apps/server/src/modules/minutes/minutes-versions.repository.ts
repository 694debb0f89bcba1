import { and, asc, desc, eq } from 'drizzle-orm';
import { type Queries, users } from '../../platform/database/index.ts';
import type { MinutesFilter } from '../meetings/meetings.access.ts';
import type { MeetingKey } from '../meetings/meetings.service.ts';
import { minutesSignatures, minutesVersions } from './minutes.tables.ts';

const isOf = (table: typeof minutesVersions | typeof minutesSignatures, key: MeetingKey) =>
  and(eq(table.association_id, key.association_id), eq(table.meeting_id, key.meeting_id));

/** Returns the saved texts of the minutes without the texts themselves, newest first. */
export async function listVersions(queries: Queries, _filter: MinutesFilter, key: MeetingKey) {
  const { version, hash, written_at } = minutesVersions;
  return queries
    .select({ version, hash, written_at, written_by: users.name })
    .from(minutesVersions)
    .leftJoin(users, eq(users.id, minutesVersions.written_by))
    .where(isOf(minutesVersions, key))
    .orderBy(desc(version));
}

/** Returns who signed any text of the minutes, oldest first. */
export async function listAllSignatures(queries: Queries, _filter: MinutesFilter, key: MeetingKey) {
  const { version, hash, office, name, stated_by, signed_at } = minutesSignatures;
  return queries
    .select({ version, hash, office, name, stated_by, signed_at })
    .from(minutesSignatures)
    .where(isOf(minutesSignatures, key))
    .orderBy(asc(signed_at), asc(office));
}

/** Returns a saved text of the minutes. */
export async function findText(
  queries: Queries,
  _filter: MinutesFilter,
  key: MeetingKey,
  version: number,
): Promise<string | undefined> {
  const [found] = await queries
    .select({ text: minutesVersions.text })
    .from(minutesVersions)
    .where(and(isOf(minutesVersions, key), eq(minutesVersions.version, version)));
  return found?.text;
}
