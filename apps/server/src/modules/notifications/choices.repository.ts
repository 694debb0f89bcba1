import { DAY_MS } from '@mijn/domain/limits';
import {
  type ChoiceToSet,
  digestKinds,
  isKindFor,
  isOnByDefault,
  isPushKind,
  type NotificationChoice,
  notificationKinds,
} from '@mijn/domain/notifications';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { associations, memberships, type Queries, users } from '../../platform/database/index.ts';
import { notificationChoices } from '../../capabilities/notifications/notifications.tables.ts';
import type { Subscribed } from '../../capabilities/notifications/unsubscribe-token.ts';

/** Lists only kinds for the user, in associations of which the user is a member now. */
export async function listChoices(queries: Queries, userId: string): Promise<NotificationChoice[]> {
  const own = await queries
    .select({
      association_id: memberships.association_id,
      is_board: memberships.is_board,
      is_invoice_check: memberships.is_invoice_check,
    })
    .from(memberships)
    .innerJoin(associations, eq(associations.id, memberships.association_id))
    .where(eq(memberships.user_id, userId))
    .orderBy(asc(associations.code));
  const chosen = await queries
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.user_id, userId));
  const byKey = new Map(chosen.map((row) => [`${row.association_id} ${row.kind}`, row]));
  return own.flatMap(({ association_id, ...rights }) =>
    notificationKinds
      .filter((kind) => isKindFor(kind, rights))
      .map((kind) => {
        const row = byKey.get(`${association_id} ${kind}`);
        const is_push_on = isPushKind(kind) && (row?.is_push ?? false);
        return { association_id, kind, is_on: row?.is_on ?? isOnByDefault(kind), is_push_on };
      }),
  );
}

/** Returns the place of a choice in the order in which choices are locked. */
const lockKey = ({ association_id, kind }: ChoiceToSet): string => `${association_id} ${kind}`;

/** An unchanged choice keeps its time, from which the digest tells news. One lock order keeps two calls from a deadlock. */
export async function setChoices(
  queries: Queries,
  user_id: string,
  choices: readonly ChoiceToSet[],
  now: Date,
): Promise<void> {
  const ordered = choices.toSorted((one, other) => lockKey(one).localeCompare(lockKey(other)));
  const {
    association_id,
    user_id: userId,
    kind,
    is_on,
    is_push,
    is_off_by_link,
    changed_at,
  } = notificationChoices;
  const isSame = sql`${is_on} = excluded.is_on`;
  for (const { is_push_on, ...choice } of ordered) {
    const isPush = isPushKind(choice.kind) ? is_push_on : false;
    await queries
      .insert(notificationChoices)
      .values({ ...choice, user_id, is_push: isPush ?? false, changed_at: now })
      .onConflictDoUpdate({
        target: [association_id, userId, kind],
        set: {
          is_on: choice.is_on,
          ...(isPush !== undefined && { is_push: isPush }),
          is_off_by_link: sql`${is_off_by_link} and ${isSame}`,
          changed_at: sql`case when ${isSame} then ${changed_at} else excluded.changed_at end`,
        },
        setWhere: sql`not ${isSame} or ${is_push} <> coalesce(${isPush ?? null}::boolean, ${is_push})`,
      });
  }
}

const kindsOf = ({ kind }: Subscribed) => (kind === 'digest' ? digestKinds : [kind]);

const isOfLink = (subscribed: Subscribed) =>
  and(
    eq(notificationChoices.user_id, subscribed.user_id),
    inArray(notificationChoices.kind, kindsOf(subscribed)),
    subscribed.association_id === null
      ? undefined
      : eq(notificationChoices.association_id, subscribed.association_id),
  );

/** A kind that was never chosen has no row. */
export async function listChoicesOfLink(queries: Queries, subscribed: Subscribed) {
  return queries.select().from(notificationChoices).where(isOfLink(subscribed)).for('update');
}

/** Returns undefined if the user or the association is gone. */
export async function findNames(
  queries: Queries,
  { user_id, association_id }: Subscribed,
): Promise<{ association_name: string | null } | undefined> {
  const [user] = await queries.select({ id: users.id }).from(users).where(eq(users.id, user_id));
  if (!user) return undefined;
  if (association_id === null) return { association_name: null };
  const [association] = await queries
    .select({ association_name: associations.name })
    .from(associations)
    .where(eq(associations.id, association_id));
  return association;
}

/** Switches off what a link is about, and remembers what was on. */
export async function switchOffByLink(queries: Queries, subscribed: Subscribed, now: Date): Promise<void> {
  const off = { is_on: false, is_off_by_link: true } as const;
  const { association_id, user_id, kind } = subscribed;
  if (association_id !== null && kind !== 'digest' && isOnByDefault(kind)) {
    // Without a row the default is on.
    await queries
      .insert(notificationChoices)
      .values({ association_id, user_id, kind, ...off, changed_at: now })
      .onConflictDoNothing();
  }
  await queries
    .update(notificationChoices)
    .set(off)
    .where(and(isOfLink(subscribed), eq(notificationChoices.is_on, true)));
}

/** Without a switch-off by the link, switches on all kinds that the member once chose. The next digest tells one day. */
export async function switchOnByLink(queries: Queries, subscribed: Subscribed, now: Date): Promise<void> {
  const rows = await listChoicesOfLink(queries, subscribed);
  const isAnyOffByLink = rows.some((row) => row.is_off_by_link);
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  await queries
    .update(notificationChoices)
    .set({
      is_on: true,
      is_off_by_link: false,
      changed_at: sql`greatest(${notificationChoices.changed_at}, ${dayAgo}::timestamptz)`,
    })
    .where(
      and(
        isOfLink(subscribed),
        eq(notificationChoices.is_on, false),
        isAnyOffByLink ? eq(notificationChoices.is_off_by_link, true) : undefined,
      ),
    );
}
