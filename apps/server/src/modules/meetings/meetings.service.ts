import type { Database } from '../../platform/database/index.ts';
import { type Membership, orNotFound } from '../../platform/wire/index.ts';
import { meetingsFor } from './meetings.access.ts';
import { listNextMeetings } from './meetings-list.repository.ts';
import { type CalendarMeeting, findCalendarMeeting } from './meetings.repository.ts';

/** Returns a meeting with its association. @throws AppError `not_found` if it does not exist, or the member may not see it. */
export const requireMeeting = async (
  database: Database,
  membership: Pick<Membership, 'association_id'>,
  id: string,
): Promise<CalendarMeeting> => orNotFound(await findCalendarMeeting(database, meetingsFor(membership), id));

/** Returns the next meeting that is not cancelled. The day of a meeting counts until it is over. */
export async function findNextMeeting(
  database: Database,
  { association_id }: Pick<Membership, 'association_id'>,
  now: Date,
) {
  const filter = meetingsFor({ association_id });
  const { data } = await listNextMeetings(database, { association_id, filter }, now);
  return data.find(({ is_cancelled }) => !is_cancelled);
}
