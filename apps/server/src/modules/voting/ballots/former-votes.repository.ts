import type { FormerVote } from '@mijn/domain/ballots';
import { FORMER_VOTES_MAX } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import { type Database, runPrepared } from '../../../platform/database/index.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { earlyVotesIn, isOfOwner } from '../../voting-rules/counted-early-votes.service.ts';

/**
 * Returns what a member voted in the closed ballots of a meeting, newest ballot first. A secret ballot has no votes with a name. A vote from
 * before the meeting is one, unless an owner of the apartment voted at the meeting.
 */
export async function listFormerVotes(
  database: Database,
  { association_id, meeting_id }: MeetingKey,
  user_id: string,
): Promise<FormerVote[]> {
  const votesBefore = earlyVotesIn({ association_id, ballot_id: sql`closed.id` });
  return runPrepared<FormerVote>(
    database,
    sql`
    select closed.id as ballot_id, apartments.id as apartment_id, apartments.name,
      case when own.proxy_id is null then 'owner' else 'proxy' end as right, giver_name as giver, own.choice, own.option,
      own.further_options, own.uncounted
    from ballots as closed
      cross join lateral (
        select apartment_id, proxy_id, choice, option, further_options, uncounted from ballot_votes
        where ballot_votes.association_id = ${association_id} and ballot_votes.ballot_id = closed.id
          and ballot_votes.user_id = ${user_id}::uuid
        union all
        select apartment_id, null, choice, option, further_options, case when exists (
            select from (${votesBefore}) as others where others.apartment_id = early.apartment_id
              and (others.choice, others.option, others.further_options) is distinct from (early.choice, early.option, early.further_options)
          ) then 'divided' end
        from (${votesBefore}) as early
        where user_id = ${user_id}::uuid and not exists (
          select from ballot_votes since
          where since.association_id = ${association_id} and since.ballot_id = closed.id and since.apartment_id = early.apartment_id
            and since.user_id is not null and since.proxy_id is null and ${isOfOwner('since')})
      ) as own
      join apartments on apartments.association_id = ${association_id} and apartments.id = own.apartment_id
      left join proxies on proxies.association_id = ${association_id} and proxies.id = own.proxy_id
    where closed.association_id = ${association_id} and closed.meeting_id = ${meeting_id} and closed.state = 'closed' and not closed.is_secret
    order by closed.opened_at desc, closed.id desc, own.proxy_id is not null, position, apartments.id limit ${FORMER_VOTES_MAX}`,
  );
}
