import { ATTEMPTS_IN_A_ROW_MAX } from '@mijn/domain/limits';
import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { attempts, attemptsInARow, type Queries } from '../database/index.ts';
import type { Limit } from './attempt-limits.ts';
import { latestStored } from './clock.ts';

/** Locks the subjects of limits until the end of the transaction, in their order. */
export async function lockSubjects(queries: Queries, limits: readonly Limit[]): Promise<void> {
  const keys = limits.map(({ subject }) => subject.readBigInt64BE().toString());
  await queries.execute(
    sql`select pg_advisory_xact_lock(key) from unnest(${sql.param(keys)}::bigint[]) as key`,
  );
}

/** Returns the times of the recent attempts of each limit in milliseconds, newest first. */
export async function listRecent(
  queries: Queries,
  limits: readonly Limit[],
  now: Date,
): Promise<readonly (readonly number[])[]> {
  const subjects = limits.map(({ subject }) => subject);
  const windows = limits.map(({ windowMs }) => windowMs);
  const maxima = limits.map(({ max }) => max);
  const { rows } = await queries.execute<{ times: number[] }>(sql`
    select array(
      select round(extract(epoch from attempted_at) * 1000)::float8 from attempts
      where subject = asked.subject and attempted_at between
        ${now.toISOString()}::timestamptz - (asked.window_ms - 1) * interval '1 millisecond'
        and ${latestStored(now).toISOString()}::timestamptz
      order by attempted_at desc limit asked.max
    ) as times
    from unnest(${sql.param(subjects)}::bytea[], ${sql.param(windows)}::int[], ${sql.param(maxima)}::int[])
      with ordinality as asked(subject, window_ms, max, number)
    order by asked.number`);
  return rows.map(({ times }) => times);
}

export async function insertAttempts(
  queries: Queries,
  rows: readonly (typeof attempts.$inferInsert)[],
): Promise<void> {
  await queries.insert(attempts).values([...rows]);
}

export async function deleteAttempts(
  queries: Queries,
  which: { ids: readonly string[]; subjects: readonly Buffer[] },
): Promise<void> {
  const { id, subject } = attempts;
  await queries
    .delete(attempts)
    .where(or(inArray(id, [...which.ids]), inArray(subject, [...which.subjects])));
}

/** Counts one more attempt in a row. Returns whether the count is within the maximum. */
export async function countInARow(queries: Queries, subject: Buffer, now: Date): Promise<boolean> {
  const { failures } = attemptsInARow;
  const [row] = await queries
    .insert(attemptsInARow)
    .values({ subject, failures: 1, last_failed_at: now })
    .onConflictDoUpdate({
      target: attemptsInARow.subject,
      set: { failures: sql`${failures} + 1`, last_failed_at: now },
      setWhere: lt(failures, ATTEMPTS_IN_A_ROW_MAX),
    })
    .returning({ failures });
  return row !== undefined;
}

export async function uncountInARow(queries: Queries, subject: Buffer): Promise<void> {
  const { failures } = attemptsInARow;
  await queries
    .update(attemptsInARow)
    .set({ failures: sql`${failures} - 1` })
    .where(and(eq(attemptsInARow.subject, subject), gt(failures, 0)));
}

export async function deleteRows(queries: Queries, subjects: readonly Buffer[]): Promise<void> {
  await queries.delete(attemptsInARow).where(inArray(attemptsInARow.subject, [...subjects]));
}
