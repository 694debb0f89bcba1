import type { FastifyBaseLogger } from 'fastify';
import { object } from 'yup';
import { type Database, inTransaction } from '../database/index.ts';
import { type Files, lockStoredFiles } from '../files/index.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { type FileKind, inPages } from './file-kind.ts';

/**
 * The age in milliseconds from which bytes without a row are strays. Younger bytes may be those of an upload or import
 * that has not written its row yet.
 */
export const STRAY_AFTER_MS = 24 * 3_600_000;

/**
 * Removes the bytes of a key, unless a row needs them by now. The lock holds off every upload and import that stores
 * bytes until its row is committed, see `keepFile`.
 * @returns whether the bytes were removed.
 * @throws Error of PostgreSQL if an import holds the lock.
 */
async function removeStray(
  { queries }: Pick<Database, 'queries'>,
  files: Pick<Files, 'remove'>,
  kind: FileKind,
  key: string,
): Promise<boolean> {
  return inTransaction(queries, async (transaction) => {
    await lockStoredFiles(transaction);
    await kind.lock?.(transaction, key);
    const needed = await kind.listNeeded({ queries: transaction }, [key]);
    if (needed.size > 0) return false;
    await files.remove(key);
    return true;
  });
}

/**
 * Removes the stored bytes that no row needs and that are older than a day, as a killed upload or import leaves them.
 * @param isStopping returns whether to stop after the current key.
 * @returns the number of keys whose bytes were removed.
 */
export async function removeStrays(
  source: Pick<Database, 'queries'>,
  files: Pick<Files, 'list' | 'remove'>,
  kinds: readonly FileKind[],
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const oldest = now.getTime() - STRAY_AFTER_MS;
  let removed = 0;
  for (const kind of kinds) {
    for await (const page of inPages(files.list(kind.prefix))) {
      const keys = page
        .filter(({ key, stored_at }) => stored_at.getTime() < oldest && kind.pattern.test(key))
        .map(({ key }) => key);
      const needed = await kind.listNeeded(source, keys);
      for (const key of keys.filter((one) => !needed.has(one))) {
        if (isStopping()) return removed;
        if (await removeStray(source, files, kind, key)) removed += 1;
      }
    }
  }
  return removed;
}

function report(log: FastifyBaseLogger, removed: number): void {
  if (removed > 0) log.info({ removed }, 'stored files without a row were removed');
}

/**
 * Creates the daily job that removes bytes without a row, and partly received files. It is retried while an import
 * runs, which may have stored bytes whose rows it has not committed yet.
 */
export function createStrayRemoval(kinds: readonly FileKind[]): Job {
  return defineJob({
    name: 'remove_strays',
    // It mostly waits for the store, and holds up neither mails nor the reading of files.
    pace: 'remote',
    data: object(),
    attemptsMax: 10,
    cron: '45 2 * * *',
    run: async ({ database, files, now, log }, _, { aborted }) => {
      let isStopping = false;
      aborted.catch(() => {
        isStopping = true;
      });
      try {
        await files.removeLeftovers(now());
        report(log, await removeStrays(database, files, kinds, now(), () => isStopping));
        return isStopping ? 'retry' : undefined;
      } catch (error) {
        const fault = error instanceof Error ? error.name : 'unknown';
        log.warn({ fault }, 'stored files without a row could not be removed yet');
        return 'retry';
      }
    },
  });
}
