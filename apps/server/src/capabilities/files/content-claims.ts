import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, lt } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { isStoreUnavailable, StoreUnavailable } from '../../platform/config/store-unavailable.ts';
import { type Database, inTransaction, type Queries } from '../../platform/database/index.ts';
import { contentClaims } from './content-claims.tables.ts';
import { lockStoredFiles, shareStoredFiles } from './file-locks.ts';
import type { Files } from './files.ts';
import { forgetMade } from './made-files.repository.ts';

interface Claimant {
  database: Pick<Database, 'queries'>;
  now: () => Date;
}

type Purpose = (typeof contentClaims.$inferSelect)['purpose'];

/**
 * The times in milliseconds after which the claim of a killed process ends. Storing ends long before. A store that hung may
 * still carry out a removal that the server has given up.
 */
const CLAIM_MS: Record<Purpose, number> = { store: 24 * 3_600_000, remove: 10 * 60_000 };

/** A removal usually takes milliseconds, and that of the pictures of a photo six times as long. */
const REMOVAL_WAIT_MS = 6000;
const LOOK_AGAIN_MS = 100;

const isActive = (hash: string, now: Date, purpose?: Purpose) =>
  and(
    eq(contentClaims.hash, hash),
    gt(contentClaims.ends_at, now),
    purpose && eq(contentClaims.purpose, purpose),
  );

async function hasClaim(queries: Queries, hash: string, now: Date, purpose?: Purpose): Promise<boolean> {
  const found = await queries
    .select({ id: contentClaims.id })
    .from(contentClaims)
    .where(isActive(hash, now, purpose))
    .limit(1);
  return found.length > 0;
}

async function insertClaim(queries: Queries, hash: string, purpose: Purpose, now: Date): Promise<string> {
  const id = newId();
  const ends_at = new Date(now.getTime() + CLAIM_MS[purpose]);
  await queries.insert(contentClaims).values({ id, hash, purpose, ends_at });
  return id;
}

async function endClaim(queries: Queries, id: string): Promise<void> {
  await queries.delete(contentClaims).where(eq(contentClaims.id, id));
}

/** Returns undefined while the content is being removed. */
async function claimToStore({ database, now }: Claimant, hash: string): Promise<string | undefined> {
  return inTransaction(database.queries, async (transaction) => {
    await shareStoredFiles(transaction);
    const isBeingRemoved = await hasClaim(transaction, hash, now(), 'remove');
    return isBeingRemoved ? undefined : insertClaim(transaction, hash, 'store', now());
  });
}

/**
 * Keeps removals away from a content while `work` stores its bytes, which takes no connection, and then commits the row that
 * refers to them (docs/decisions/0235-the-store-outside-of-transactions.md).
 * @param hash the SHA-256 hash of the received file. @throws StoreUnavailable while a removal of the same content hangs.
 */
export async function whileStored<T>(claimant: Claimant, hash: string, work: () => Promise<T>): Promise<T> {
  let id = await claimToStore(claimant, hash);
  for (let waited = 0; id === undefined && waited < REMOVAL_WAIT_MS; waited += LOOK_AGAIN_MS) {
    await wait(LOOK_AGAIN_MS);
    id = await claimToStore(claimant, hash);
  }
  if (id === undefined) throw new StoreUnavailable();
  const claim = id;
  try {
    return await work();
  } finally {
    // A claim that stays ends by itself.
    await endClaim(claimant.database.queries, claim).catch(() => undefined);
  }
}

interface Removal {
  /** The SHA-256 hash of the received file. */
  hash: string;
  /** Returns the keys that no row needs, or undefined to do nothing this time. */
  listUnneeded: (transaction: Queries) => Promise<readonly string[] | undefined>;
  /** Runs when the bytes are removed, before the content can be stored again. */
  finish?: (transaction: Queries) => Promise<void>;
}

/**
 * Removes bytes without holding a connection. Returns false if nothing was removed, because the content is being stored or
 * removed. @throws StoreUnavailable, or Error of PostgreSQL during a backup or an import. Then `finish` has not run.
 */
export async function removeUnneeded(
  { database: { queries }, now }: Claimant,
  files: Pick<Files, 'remove'>,
  { hash, listUnneeded, finish }: Removal,
): Promise<boolean> {
  const claimed = await inTransaction(queries, async (transaction) => {
    await lockStoredFiles(transaction);
    // The claims come first: a claim that ended in between has committed the row that the next statements see.
    if (await hasClaim(transaction, hash, now())) return undefined;
    const keys = await listUnneeded(transaction);
    return keys && { keys, id: await insertClaim(transaction, hash, 'remove', now()) };
  });
  if (!claimed) return false;
  try {
    for (const key of claimed.keys) await files.remove(key);
  } catch (error) {
    // A store that hangs may still remove the bytes later, so that this claim has to end by itself.
    const mayHappenLater = error instanceof StoreUnavailable && error.mayHappenLater;
    if (!mayHappenLater) await endClaim(queries, claimed.id);
    throw error;
  }
  await inTransaction(queries, async (transaction) => {
    await forgetMade(transaction, claimed.keys);
    await finish?.(transaction);
    await endClaim(transaction, claimed.id);
  });
  return claimed.keys.length > 0;
}

/** Goes on after a removal that the store refused. @throws StoreUnavailable of the first one at the end. */
export async function forEachRemoval<Item>(
  items: Iterable<Item>,
  remove: (item: Item) => Promise<unknown>,
): Promise<void> {
  let first: unknown;
  for (const item of items) {
    try {
      await remove(item);
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error;
      first ??= error;
    }
  }
  if (first !== undefined) throw first;
}

export async function deleteEndedClaims(queries: Queries, now: Date): Promise<void> {
  await queries.delete(contentClaims).where(lt(contentClaims.ends_at, now));
}
