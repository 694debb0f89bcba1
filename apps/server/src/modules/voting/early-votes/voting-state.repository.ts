import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/index.ts';
import { lockMeeting, type MeetingKey } from '../../meetings/meetings.service.ts';

/**
 * Returns when a meeting is, when its members were convened, and whether it has had a ballot, or has one that is open or being counted.
 * @param isShared whether to lock the meeting, so that no ballot is opened and no item changed until the transaction ends.
 */
export async function findMeetingToVoteAbout(
  queries: Queries,
  { association_id, meeting_id }: MeetingKey,
  isShared: boolean,
) {
  const meeting = await lockMeeting(queries, { association_id }, meeting_id, isShared ? 'share' : null);
  if (!meeting) return undefined;
  // A statement of its own, because it must see a ballot for whose transaction the lock waited.
  const { rows } = await queries.execute<{ has_ballots: boolean; has_open_ballot: boolean }>(
    sql`select count(*) > 0 as has_ballots, coalesce(bool_or(state in ('open', 'counting')), false) as has_open_ballot
      from ballots where association_id = ${association_id} and meeting_id = ${meeting_id}`,
  );
  const [ballots] = rows;
  return {
    ...meeting,
    has_ballots: ballots?.has_ballots === true,
    has_open_ballot: ballots?.has_open_ballot === true,
  };
}
