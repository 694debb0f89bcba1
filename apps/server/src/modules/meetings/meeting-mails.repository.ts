import { and, eq } from 'drizzle-orm';
import { associations, type Queries } from '../../platform/database/index.ts';
import { meetings } from './meetings.tables.ts';

interface OfMeeting {
  association_id: string;
  meeting_id: string;
}

const { concerns, meeting_date, location, online_url } = meetings;

/** What a mail says of a meeting and its association. */
export const mailedColumns = {
  meeting: { concerns, meeting_date, location, online_url },
  association: { code: associations.code, name: associations.name },
};

/** The condition that a meeting is mailed about: it was not cancelled. */
export const isMailed = ({ association_id, meeting_id }: OfMeeting) =>
  and(
    eq(meetings.association_id, association_id),
    eq(meetings.id, meeting_id),
    eq(meetings.is_cancelled, false),
  );

/** Returns what a mail says of a meeting; undefined for one that was cancelled or removed. */
export async function findMeetingToMail(queries: Queries, key: OfMeeting) {
  const [row] = await queries
    .select(mailedColumns)
    .from(meetings)
    .innerJoin(associations, eq(associations.id, meetings.association_id))
    .where(isMailed(key));
  return row;
}
