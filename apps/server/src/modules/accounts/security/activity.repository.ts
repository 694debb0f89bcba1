import type { AuditAction } from '@mijn/domain/activity';
import { IMPERSONATION_SESSION_MS } from '@mijn/domain/limits';
import { authOperations } from '@mijn/domain/auth';
import type { Activity, StaffAccess } from '@mijn/domain/security';
import { sql } from 'drizzle-orm';
import type { Database, RowOf } from '../../../platform/database/index.ts';
import type { Unserialised } from '../../../platform/wire/index.ts';
import { type ListResponse, readList } from '../../../capabilities/lists/read-list.ts';
import { operatorActions } from '../../../platform/security/operator-actions.ts';

interface Asked {
  page: number;
  per_page: number;
}

/** The call with which staff look at another association, which changes nothing (docs/product.md#impersonation). */
const LOOKING = `${authOperations.setAssociation.method} ${authOperations.setAssociation.path}`;

const CHANGES_MAX = 200;

type AccessRow = Omit<RowOf<StaffAccess, 'started_at' | 'ended_at'>, 'changes'> & {
  changes: { happened_at: string; call: string }[];
};

/** Lists the newest sessions of staff first, with their changes. Calls that were refused changed nothing. */
export async function listStaffAccess(
  database: Database,
  userId: string,
  asked: Asked,
  now: Date,
): Promise<ListResponse<Unserialised<StaffAccess>>> {
  const { data, meta } = await readList<AccessRow>(
    database,
    asked,
    undefined,
    ({ limits }) => sql`
    with access as (
      select e.id, e.happened_at as started_at, e.staff_id, e.details,
        e.details ->> 'session_id' as session_id, count(*) over ()::int as total
      from audit_entries e
      where e.user_id = ${userId} and e.action = 'impersonation_started'
      order by e.happened_at desc, e.id desc ${limits}
    )
    select a.id, coalesce(s.name, '') as staff_name, a.details ->> 'reason' as reason,
      coalesce((a.details ->> 'is_read_only')::boolean, true) as is_read_only, a.started_at,
      coalesce(
        (
          select ended.happened_at from audit_entries ended
          where ended.user_id = ${userId} and ended.action = 'impersonation_ended'
            and ended.happened_at >= a.started_at and ended.details ->> 'session_id' = a.session_id
          limit 1
        ),
        case when a.started_at + ${IMPERSONATION_SESSION_MS} * interval '1 millisecond' < ${now}::timestamptz
          then a.started_at + ${IMPERSONATION_SESSION_MS} * interval '1 millisecond' end
      ) as ended_at,
      coalesce(
        (
          select jsonb_agg(jsonb_build_object('happened_at', c.happened_at, 'call', c.call))
          from (
            select change.happened_at, change.details ->> 'call' as call from audit_entries change
            where change.user_id = ${userId} and change.action = 'call_by_staff'
              and change.happened_at >= a.started_at and change.details ->> 'session_id' = a.session_id
              and coalesce((change.details ->> 'status')::int, 0) < 400
              and change.details ->> 'call' <> ${LOOKING}
            order by change.happened_at, change.id limit ${CHANGES_MAX}
          ) as c
        ),
        '[]'::jsonb
      ) as changes,
      a.total
    from access a left join staff s on s.id = a.staff_id
    order by a.started_at desc, a.id desc`,
  );
  // Moments inside JSON are texts.
  const withMoments = data.map((access) =>
    Object.assign(access, {
      changes: access.changes.map(({ happened_at, call }) => ({ happened_at: new Date(happened_at), call })),
    }),
  );
  return { data: withMoments, meta };
}

type ActivityRow = RowOf<Activity, 'happened_at'> & { action: AuditAction };

/** Every change by staff is also a `call_by_staff`. */
const OF_STAFF: readonly AuditAction[] = [
  'impersonation_link_made',
  'impersonation_started',
  'impersonation_ended',
  'call_by_staff',
];

/** Lists the newest events first. A change by staff is one event. A change by an app looks like one by the member. */
export async function listActivity(
  database: Database,
  userId: string,
  asked: Asked,
): Promise<ListResponse<ActivityRow>> {
  return readList<ActivityRow>(
    database,
    asked,
    undefined,
    ({ limits }) => sql`
    select e.id, e.happened_at, e.action, s.name as staff_name, e.details ->> 'call' as call,
      e.details ->> 'browser' as browser, e.details ->> 'system' as system, count(*) over ()::int as total
    from audit_entries e left join staff s on s.id = e.staff_id
    where e.user_id = ${userId}
      and (e.staff_id is null or e.action in (${sql.join(
        OF_STAFF.map((action) => sql`${action}`),
        sql`, `,
      )}))
      and e.action <> 'call_by_app'
      and e.action not in (${sql.join(
        operatorActions.map((action) => sql`${action}`),
        sql`, `,
      )})
      and not (e.action = 'call_by_staff'
      and (coalesce((e.details ->> 'status')::int, 0) >= 400
        or coalesce(e.details ->> 'call', ${LOOKING}) = ${LOOKING}))
    order by e.happened_at desc, e.id desc ${limits}`,
  );
}
