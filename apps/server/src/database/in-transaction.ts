import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { errorCode } from '../config/error-code.ts';
import type { Queries } from './database.ts';

/** PostgreSQL's codes for a transaction that it ended for another one's sake: repeated, it goes well. */
const ENDED_FOR_ANOTHER = new Set(['40001', '40P01']);
const REPEATS_MAX = 3;
/** Milliseconds before the first repeat; twice as long before each further one. */
const FIRST_WAIT_MS = 10;

function isEndedForAnother(error: unknown): boolean {
  if (ENDED_FOR_ANOTHER.has(errorCode(error) ?? '')) return true;
  return error instanceof Error && error.cause !== undefined && isEndedForAnother(error.cause);
}

/**
 * Runs a transaction, and repeats it up to three times when PostgreSQL ends it because of a deadlock or a serialisation
 * failure.
 * @param work must be safe to repeat: what it does outside the database is done once, however often it runs.
 */
export async function inTransaction<T>(
  queries: Queries,
  work: (transaction: Queries) => Promise<T>,
): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await queries.transaction(work);
    } catch (error) {
      if (repeats === REPEATS_MAX || !isEndedForAnother(error)) throw error;
    }
    // Not at the same moment as the other one.
    await wait(FIRST_WAIT_MS * 2 ** repeats * (1 + Math.random()));
  }
}

/** Lets one transaction take as long as it needs: for an import and other work that no member waits for. */
export async function takeTime(transaction: Queries): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.execute(sql`set local lock_timeout = '60s'`);
}
