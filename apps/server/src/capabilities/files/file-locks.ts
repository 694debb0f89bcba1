import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Queries } from '../../platform/database/index.ts';
import type { ReceivedFile } from './files.ts';

/** The key of the advisory lock between those who will store a file and those who decide what is removed. */
const STORED_FILES_LOCK = 20_310_001;

/** The key of the advisory lock between a backup and removing stored bytes. */
const REMOVAL_LOCK = 20_310_004;

/** The key of the advisory lock of a command that moves the files to another store. */
const MOVE_LOCK = 20_310_010;

/** Waits for removals that are being decided, and holds off others until the transaction ends. */
export async function shareStoredFiles(transaction: Queries): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${STORED_FILES_LOCK})`);
}

const LOOK_AGAIN_MS = 50;

/** Lists removals that have begun, by the time of the clock, because a transaction has one time. */
const REMOVALS = "select from content_claims where purpose = 'remove' and ends_at > clock_timestamp()";

const WAITING = 'Waiting for the removal of a file that the store has not confirmed: ten minutes at most …';

/** Receives a line for the operator, once, if a removal has begun. */
export type Tell = (line: string) => void;

/** A removal of a killed process ends after ten minutes. */
async function waitForRemovals(find: () => Promise<{ rowCount: number | null }>, tell: Tell): Promise<void> {
  let isWaiting = false;
  while (((await find()).rowCount ?? 0) > 0) {
    if (!isWaiting) tell(WAITING);
    isWaiting = true;
    await wait(LOOK_AGAIN_MS);
  }
}

/**
 * Stores bytes in the transaction of their row, before that row, for commands, after a removal of the same content that has
 * begun. A server stores without a connection: see `whileStored`.
 */
export async function keepFile(transaction: Queries, file: ReceivedFile, tell: Tell): Promise<void> {
  await shareStoredFiles(transaction);
  const removal = sql`${sql.raw(REMOVALS)} and hash = ${file.hash} limit 1`;
  await waitForRemovals(async () => transaction.execute(removal), tell);
  await file.keep();
}

const waitForAll = async (client: Pick<ClientBase, 'query'>, tell: Tell): Promise<void> =>
  waitForRemovals(async () => client.query(`${REMOVALS} limit 1`), tell);

/**
 * Waits for removals that have begun, and holds off others until the connection ends, so that an import can store the files of
 * many rows before the rows.
 */
export async function holdStoredFiles(client: Pick<ClientBase, 'query'>, tell: Tell): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [STORED_FILES_LOCK]);
  await waitForAll(client, tell);
}

/**
 * Waits for removals that have begun, and holds off others until the connection ends, so that a backup can read all bytes.
 * Uploads continue.
 */
export async function holdRemovals(client: Pick<ClientBase, 'query'>, tell: Tell): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [REMOVAL_LOCK]);
  await waitForAll(client, tell);
}

/** Locks until the connection ends. Returns false if another command moves the files already. */
export async function holdMove(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ is_held: boolean }>('select pg_try_advisory_lock($1) as is_held', [
    MOVE_LOCK,
  ]);
  return rows[0]?.is_held ?? false;
}

/** Unlocks before the connection ends. */
export async function endMove(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [MOVE_LOCK]);
}

/** The time to wait for a backup, and for uploads that are being stored, because new uploads wait behind the removal. */
const REMOVAL_WAIT = '1s';

/** Call this or `lockStoredFiles` before removals. @throws Error of PostgreSQL during a backup, which keeps the bytes. */
export async function lockRemoval(transaction: Queries): Promise<void> {
  await transaction.execute(sql`select set_config('lock_timeout', ${REMOVAL_WAIT}, true)`);
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${REMOVAL_LOCK})`);
}

/** Call this before the statement that looks for rows with a content. See `removeUnneeded`. */
export async function lockStoredFiles(transaction: Queries): Promise<void> {
  await lockRemoval(transaction);
  await transaction.execute(sql`select pg_advisory_xact_lock(${STORED_FILES_LOCK})`);
}
