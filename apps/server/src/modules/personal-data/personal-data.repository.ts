import { and, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Queries, users } from '../../platform/database/index.ts';
import { type Receiver, receiverColumns } from '../../platform/mail/receiver.ts';
import { personalDataExports as exports } from './personal-data.tables.ts';

export type ExportRow = typeof exports.$inferSelect;

const isRunning = and(isNull(exports.ready_at), isNull(exports.failed_at));

export async function findLastExport(queries: Queries, userId: string): Promise<ExportRow | undefined> {
  const [row] = await queries
    .select()
    .from(exports)
    .where(eq(exports.user_id, userId))
    .orderBy(desc(exports.requested_at), desc(exports.id))
    .limit(1);
  return row;
}

/** Returns an export of a member by the hash of the token in its link, or by its id. */
export async function findExport(
  queries: Queries,
  userId: string,
  by: { token_hash: Buffer } | { id: string },
): Promise<ExportRow | undefined> {
  const isThis = 'id' in by ? eq(exports.id, by.id) : eq(exports.token_hash, by.token_hash);
  const [row] = await queries
    .select()
    .from(exports)
    .where(and(isThis, eq(exports.user_id, userId)));
  return row;
}

/** Deletes former exports with their links; the clean-up removes the files. Returns undefined during a running export. */
export async function insertExport(
  queries: Queries,
  userId: string,
  now: Date,
): Promise<ExportRow | undefined> {
  const [row] = await queries
    .insert(exports)
    .values({ id: newId(), user_id: userId, requested_at: now })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  const isFormer = or(isNotNull(exports.ready_at), isNotNull(exports.failed_at));
  await queries.delete(exports).where(and(eq(exports.user_id, userId), isFormer));
  return row;
}

export async function findMember(
  queries: Queries,
  id: string,
): Promise<(Receiver & { user_id: string }) | undefined> {
  const [row] = await queries
    .select({ user_id: users.id, ...receiverColumns })
    .from(exports)
    .innerJoin(users, eq(users.id, exports.user_id))
    .where(and(eq(exports.id, id), isRunning));
  return row;
}

/** Returns whether the export was still running. */
export async function finishExport(
  queries: Queries,
  id: string,
  values: Partial<Omit<ExportRow, 'id' | 'user_id'>>,
): Promise<boolean> {
  const { rowCount } = await queries
    .update(exports)
    .set(values)
    .where(and(eq(exports.id, id), isRunning));
  return rowCount === 1;
}

/** Deletes exports whose link expired, or that failed before a time. Older exports that still run have failed. */
export async function endExports(
  queries: Queries,
  { now, failedBefore }: { now: Date; failedBefore: Date },
): Promise<void> {
  await queries.delete(exports).where(or(lt(exports.expires_at, now), lt(exports.failed_at, failedBefore)));
  await queries
    .update(exports)
    .set({ failed_at: now })
    .where(and(isRunning, lt(exports.requested_at, failedBefore)));
}

/** Returns whether a file in the store is that of an export, or of one that still runs. */
export async function isFileOfExport(queries: Queries, id: string, fileId: string): Promise<boolean> {
  const [row] = await queries
    .select({ id: exports.id })
    .from(exports)
    .where(and(eq(exports.id, id), or(isRunning, eq(exports.file_id, fileId))));
  return row !== undefined;
}
