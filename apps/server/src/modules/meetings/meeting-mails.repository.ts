import { and, eq } from 'drizzle-orm';
import { associations, type Queries } from '../../platform/database/index.ts';
import { meetings } from './meetings.tables.ts';

interface OfMeeting {
  association_id: string;
  meeting_id: string;
}

/** Returns what a mail says of a meeting; undefined for one that was cancelled or removed. */
export async function findMeetingToMail(queries: Queries, { association_id, meeting_id }: OfMeeting) {
  const { concerns, meeting_date, location, online_url } = meetings;
  const [row] = await queries
    .select({
      meeting: { concerns, meeting_date, location, online_url },
      association: { code: associations.code, name: associations.name },
    })
    .from(meetings)
    .innerJoin(associations, eq(associations.id, meetings.association_id))
    .where(
      and(
        eq(meetings.association_id, association_id),
        eq(meetings.id, meeting_id),
        eq(meetings.is_cancelled, false),
      ),
    );
  return row;
}
