import { isKindFor, type RequestedKind } from '@mijn/domain/notifications';
import { SESSION_IDLE_MS } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';
import type { SubscriptionRow } from '../../platform/push/push.repository.ts';
import { type Audience, concernedOf, isForMembers } from './notifications.repository.ts';
import type { NotificationSource } from './sources.ts';

export interface PushRange {
  /** The ids of the members between whom the devices are; null without a limit. */
  after: string | null;
  until: string | null;
  authorId: string | null;
}

/** Returns the push subscriptions of the members whom a kind is for, and who chose pushes about it, except the author. */
export async function listPushDevices(
  queries: Queries,
  { association_id, kind, concerned = sql`true` }: Audience,
  { after, until, authorId }: PushRange,
): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(
    sql`select subscription.id from notification_choices choices
      join memberships on memberships.association_id = choices.association_id
        and memberships.user_id = choices.user_id
      join push_subscriptions subscription on subscription.user_id = choices.user_id
    where choices.association_id = ${association_id} and choices.kind = ${kind} and choices.is_push
      and choices.user_id is distinct from ${authorId}::uuid
      and ${isForMembers(kind)} and ${concerned}
      and (${after}::uuid is null or choices.user_id > ${after}::uuid)
      and (${until}::uuid is null or choices.user_id <= ${until}::uuid)`,
  );
  return rows.map(({ id }) => id);
}

export interface PushTarget extends Pick<SubscriptionRow, 'id' | 'user_id' | 'endpoint' | 'p256dh' | 'auth'> {
  kind: RequestedKind;
  entity_id: string;
  association_name: string;
  association_code: string;
  has_several_associations: boolean;
  /** Whether the member chose so, and is signed in on the device. */
  shows_subject: boolean;
}

interface Pushed {
  association_id: string;
  run_id: string;
  subscription_id: string;
}

/**
 * Returns undefined if the device receives no pushes any more, or the member none about this kind or this entity. @param sources
 * have the condition of each kind for the entity of a run.
 */
export async function findPushTarget(
  queries: Queries,
  { association_id, run_id, subscription_id }: Pushed,
  sources: readonly NotificationSource[],
  now: Date,
): Promise<PushTarget | undefined> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_MS).toISOString();
  const { rows } = await queries.execute<
    PushTarget & { is_board: boolean; is_invoice_check: boolean } & Record<string, unknown>
  >(
    sql`select subscription.id, subscription.user_id, endpoint, p256dh, auth, run.kind, run.entity_id,
        associations.name as association_name, associations.code as association_code,
        (select count(*) from memberships where user_id = users.id) > 1 as has_several_associations,
        shows_subject and coalesce(
          sessions.expires_at > ${now.toISOString()}::timestamptz
          and sessions.last_seen_at > ${idleSince}::timestamptz, false) as shows_subject,
        memberships.is_board, memberships.is_invoice_check
      from push_subscriptions subscription
        join users on users.id = subscription.user_id and users.disabled_at is null
        left join sessions on sessions.id = subscription.session_id
        join notification_runs run on run.association_id = ${association_id} and run.id = ${run_id}
        join associations on associations.id = run.association_id
        join memberships on memberships.association_id = run.association_id and memberships.user_id = users.id
        join notification_choices choices on choices.association_id = run.association_id
          and choices.user_id = users.id and choices.kind = run.kind and choices.is_push
      where subscription.id = ${subscription_id} and ${concernedOf(sources)}`,
  );
  const [found] = rows;
  return found && isKindFor(found.kind, found) ? found : undefined;
}
