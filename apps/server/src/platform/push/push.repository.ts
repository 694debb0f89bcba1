import { and, count, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Queries, sessions } from '../database/index.ts';
import { pushKeys, pushSubscriptions } from './push.tables.ts';

type KeyRow = Pick<typeof pushKeys.$inferSelect, 'public_key' | 'sealed_private_key'>;
export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

export async function findKeyRow(queries: Queries): Promise<KeyRow | undefined> {
  const [row] = await queries.select().from(pushKeys);
  return row;
}

/** Keeps the row of another server that was faster. */
export async function insertKeyRow(queries: Queries, row: typeof pushKeys.$inferInsert): Promise<void> {
  await queries.insert(pushKeys).values(row).onConflictDoNothing();
}

/** Keeps a row that was changed in the meantime. Returns whether the row was replaced. */
export async function replaceSealedKey(
  queries: Queries,
  sealed: Buffer,
  row: Partial<typeof pushKeys.$inferInsert>,
): Promise<boolean> {
  const { rowCount } = await queries.update(pushKeys).set(row).where(eq(pushKeys.sealed_private_key, sealed));
  return rowCount === 1;
}

export async function findSubscription(
  queries: Queries,
  sessionId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await queries
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.session_id, sessionId));
  return row;
}

/** Counts the push subscriptions of a user, without those that a new one of a session and a device replaces. */
export async function countOthers(
  queries: Queries,
  { user_id, session_id, endpoint }: Pick<SubscriptionRow, 'user_id' | 'endpoint'> & { session_id: string },
): Promise<number> {
  const { session_id: session, user_id: user, endpoint: address } = pushSubscriptions;
  const isOther = and(ne(address, endpoint), or(isNull(session), ne(session, session_id)));
  const [row] = await queries
    .select({ total: count() })
    .from(pushSubscriptions)
    .where(and(eq(user, user_id), isOther));
  return row?.total ?? 0;
}

const deleteWhere = async (queries: Queries, where: SQL | undefined): Promise<void> => {
  await queries.delete(pushSubscriptions).where(where);
};

const deleteOthersOf = (queries: Queries, sessionId: string, endpoint: string): Promise<void> =>
  deleteWhere(
    queries,
    and(eq(pushSubscriptions.session_id, sessionId), ne(pushSubscriptions.endpoint, endpoint)),
  );

/** A device has one push subscription. It goes to the session that has the device now, also that of another user. */
export async function saveSubscription(
  queries: Queries,
  row: SubscriptionRow & { session_id: string },
): Promise<void> {
  const { id: _id, created_at: _created, endpoint, ...changes } = row;
  await deleteOthersOf(queries, row.session_id, endpoint);
  await queries
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: changes });
}

/** Returns whether the device has a push subscription of the user. It replaces another one of the session. */
export async function moveToSession(
  queries: Queries,
  {
    user_id,
    session_id,
    endpoint,
    seen_at,
  }: Pick<SubscriptionRow, 'user_id' | 'endpoint' | 'seen_at'> & { session_id: string },
): Promise<boolean> {
  await deleteOthersOf(queries, session_id, endpoint);
  const moved = await queries
    .update(pushSubscriptions)
    .set({ session_id, seen_at })
    .where(and(eq(pushSubscriptions.user_id, user_id), eq(pushSubscriptions.endpoint, endpoint)));
  return moved.rowCount === 1;
}

export const deleteSubscriptionOf = (queries: Queries, sessionId: string): Promise<void> =>
  deleteWhere(queries, eq(pushSubscriptions.session_id, sessionId));

/** Deletes a push subscription whose device receives nothing any more, unless the device has another one by now. */
export const deleteGone = (
  queries: Queries,
  { id, endpoint }: Pick<SubscriptionRow, 'id' | 'endpoint'>,
): Promise<void> =>
  deleteWhere(queries, and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)));

/** Push services refuse pushes with other keys than those that a browser subscribed with. */
export const deleteAllSubscriptions = (queries: Queries): Promise<void> => deleteWhere(queries, undefined);

/** Sessions that end because a member did nothing leave their push subscription, without which no push would ever arrive. */
export async function leaveSubscriptions(queries: Queries, ofEndedSessions: SQL | undefined): Promise<void> {
  const ended = queries.select({ id: sessions.id }).from(sessions).where(ofEndedSessions);
  await queries
    .update(pushSubscriptions)
    .set({ session_id: null })
    .where(sql`${pushSubscriptions.session_id} in ${ended}`);
}

/** Deletes the push subscriptions that sessions left, of one user or of all. Those of sessions end with their session. */
export const deleteLeft = (queries: Queries, userId?: string): Promise<void> =>
  deleteWhere(
    queries,
    and(
      isNull(pushSubscriptions.session_id),
      userId === undefined ? undefined : eq(pushSubscriptions.user_id, userId),
    ),
  );

export const deleteLeftBefore = (queries: Queries, before: Date): Promise<void> =>
  deleteWhere(queries, and(isNull(pushSubscriptions.session_id), lt(pushSubscriptions.seen_at, before)));
