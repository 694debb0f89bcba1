import { sql } from 'drizzle-orm';
import { type Database, findRow, type Queries } from '../../platform/database/index.ts';

interface MeetingKey {
  association_id: string;
  meeting_id: string;
}

const published = ({ association_id, meeting_id }: MeetingKey) => sql`
  select published_at is not null as is_published from meeting_minutes
    where association_id = ${association_id} and meeting_id = ${meeting_id}`;

/** Returns whether the minutes of a meeting are published. */
export async function areMinutesPublished(database: Database, key: MeetingKey): Promise<boolean> {
  const row = await findRow<{ is_published: boolean }>(database, published(key));
  return row?.is_published ?? false;
}

/** Returns the same, and keeps the minutes from being published until the transaction ends. */
export async function holdPublication(queries: Queries, key: MeetingKey): Promise<boolean> {
  const { rows } = await queries.execute<{ is_published: boolean }>(sql`${published(key)} for share`);
  return rows[0]?.is_published ?? false;
}
