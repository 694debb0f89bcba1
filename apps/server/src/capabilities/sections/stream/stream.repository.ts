import { EVENTS_KEPT_MS, SESSION_IDLE_MS } from '@mijn/domain/limits';
import type { Database } from '../../../platform/database/index.ts';
import {
  isHeldBack,
  mustSetUpToken,
  requirementJoin,
} from '../../../platform/security/required-second-factor.ts';
import type { Caller } from '../../../platform/wire/caller.ts';
import type { NumberedHint } from './streams.ts';

/** Transactions do not commit in the order of ids, so a stream that continues receives events shortly before again. */
const OVERLAP_MS = 2 * 60_000;

/** The longest time in milliseconds between an event and the end of its transaction, before which pages lack the change. */
const COMMIT_MS_MAX = 10_000;

/** Returns the ids of the associations of a user, or the one that an access token is limited to. */
export async function listAssociationIds(
  { prepared }: Database,
  { user_id, access_token }: Pick<Caller, 'user_id' | 'access_token'>,
): Promise<string[]> {
  const rows = await prepared<{ association_id: string }>(
    {
      name: 'associations_of_stream',
      text: `select association_id from memberships
        where user_id = $1 and association_id = coalesce($2, association_id)`,
    },
    [user_id, access_token?.association_id ?? null],
  );
  return rows.map(({ association_id }) => association_id);
}

/** Returns 0 if there are no events. */
export async function findLastEventId({ prepared }: Database): Promise<number> {
  const [row] = await prepared<{ id: number | null }>(
    { name: 'last_section_event', text: 'select max(id) as id from section_events' },
    [],
  );
  return row?.id ?? 0;
}

const listEventsFrom = async (
  { prepared }: Database,
  since: Date,
  associations: readonly string[],
): Promise<NumberedHint[]> =>
  prepared<NumberedHint & { id: number }>(
    {
      name: 'section_events_since',
      text: `select association_id, section, max(id) as id from section_events
        where happened_at >= $1 and (association_id is null or association_id = any($2))
        group by association_id, section order by id`,
    },
    [since, associations],
  );

/** Includes events shortly before. Returns undefined if the event is no longer known, because later ones may be deleted too. */
export async function listEventsAfter(
  database: Database,
  lastEventId: number,
  associations: readonly string[],
  now: Date,
): Promise<NumberedHint[] | undefined> {
  const keptSince = new Date(now.getTime() - EVENTS_KEPT_MS);
  const [last] = await database.prepared<{ happened_at: Date }>(
    {
      name: 'event_to_continue_from',
      text: 'select happened_at from section_events where id = $1 and happened_at > $2',
    },
    [lastEventId, keptSince],
  );
  return last && listEventsFrom(database, new Date(last.happened_at.getTime() - OVERLAP_MS), associations);
}

/** Returns the events of which a page may lack the change. */
export const listEventsOfPage = async (
  database: Database,
  loadedAt: Date,
  associations: readonly string[],
): Promise<NumberedHint[]> =>
  listEventsFrom(database, new Date(loadedAt.getTime() - COMMIT_MS_MAX), associations);

interface LiveSession {
  session_id: string;
  associations: string[];
}

/** Leaves out sessions without a required second factor, as the gate does. One query checks all streams. */
export async function listLiveSessions(
  { prepared }: Database,
  sessionIds: readonly string[],
  now: Date,
  roles: readonly string[],
): Promise<LiveSession[]> {
  return prepared<LiveSession>(
    {
      name: 'sessions_of_streams',
      text: `select s.id as session_id,
          array(select m.association_id from memberships m where m.user_id = s.user_id) as associations
        from sessions s join users u on u.id = s.user_id and u.disabled_at is null
        ${requirementJoin('s.user_id', '$4', 's.staff_id is null')}
        where s.id = any($1) and s.expires_at > $2 and s.last_seen_at > $3 and ${isHeldBack('$2')} is not true
        union all
        select t.id,
          array(
            select m.association_id from memberships m
            where m.user_id = t.user_id and m.association_id = coalesce(t.association_id, m.association_id)
          )
        from access_tokens t join users u on u.id = t.user_id and u.disabled_at is null
        ${requirementJoin('t.user_id', '$4')}
        where t.id = any($1) and t.expires_at > $2 and ${mustSetUpToken('$2')} is not true`,
    },
    [sessionIds, now, new Date(now.getTime() - SESSION_IDLE_MS), roles],
  );
}
