import type { FastifyBaseLogger } from 'fastify';
import { object } from 'yup';
import { isStoreUnavailable } from '../../platform/config/store-unavailable.ts';
import type { Database } from '../../platform/database/index.ts';
import { type Files, removeUnneeded } from '../files/index.ts';
import { defineJob, type Job, type JobContext } from '../../platform/jobs/define-job.ts';
import { type FileKind, inPages } from './file-kind.ts';

/** Younger bytes may be those of an upload or import that has not written its row yet. */
export const STRAY_AFTER_MS = 24 * 3_600_000;

/** Killed uploads leave a few strays. More strays, by number and share, mean that the files belong to another database. */
const STRAYS_MAX = 100;
const STRAY_SHARE_MAX = 0.1;

interface StrayContext extends JobContext {
  files: Files;
}

/** The strays are too many to be those of killed uploads. */
export class TooManyStrays extends Error {}

async function* listStrays(
  source: Pick<Database, 'queries'>,
  files: Pick<Files, 'list'>,
  kind: FileKind,
  now: Date,
): AsyncGenerator<{ strays: string[]; listed: number }> {
  const oldest = now.getTime() - STRAY_AFTER_MS;
  for await (const page of inPages(files.list(kind.prefix))) {
    const keys = page
      .filter(({ key, stored_at }) => stored_at.getTime() < oldest && kind.pattern.test(key))
      .map(({ key }) => key);
    const needed = await kind.listNeeded(source, keys);
    yield { strays: keys.filter((key) => !needed.has(key)), listed: page.length };
  }
}

/** @throws TooManyStrays */
async function checkStrays(
  source: Pick<Database, 'queries'>,
  files: Pick<Files, 'list'>,
  kinds: readonly FileKind[],
  now: Date,
): Promise<void> {
  const total = { strays: 0, listed: 0 };
  for (const kind of kinds) {
    for await (const { strays, listed } of listStrays(source, files, kind, now)) {
      total.strays += strays.length;
      total.listed += listed;
    }
  }
  if (total.strays > STRAYS_MAX && total.strays > total.listed * STRAY_SHARE_MAX) throw new TooManyStrays();
}

const HASH = /[0-9a-f]{64}/u;

/** Keys without a hash, such as those of exports, are never stored again. @throws Error of PostgreSQL during an import. */
async function removeStray(
  database: Pick<Database, 'queries'>,
  files: Pick<Files, 'remove'>,
  kind: FileKind,
  key: string,
  now: Date,
): Promise<boolean> {
  return removeUnneeded({ database, now: () => now }, files, {
    hash: HASH.exec(key)?.[0] ?? key,
    listUnneeded: async (queries) => {
      const needed = await kind.listNeeded({ queries }, [key]);
      return needed.has(key) ? undefined : [key];
    },
  });
}

/**
 * Removes what killed uploads and imports left a day ago. @param isStopping asked after each key. @throws TooManyStrays if
 * the files seem to belong to another database. None is removed then; or StoreUnavailable after the others.
 */
export async function removeStrays(
  source: Pick<Database, 'queries'>,
  files: Pick<Files, 'list' | 'remove'>,
  kinds: readonly FileKind[],
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<number> {
  await checkStrays(source, files, kinds, now);
  let removed = 0;
  let failure: unknown;
  for (const kind of kinds) {
    for await (const { strays } of listStrays(source, files, kind, now)) {
      for (const key of strays) {
        if (isStopping()) return removed;
        try {
          if (await removeStray(source, files, kind, key, now)) removed += 1;
        } catch (error) {
          if (!isStoreUnavailable(error)) throw error;
          failure ??= error;
        }
      }
    }
  }
  if (failure !== undefined) throw failure;
  return removed;
}

function report(log: FastifyBaseLogger, removed: number): void {
  if (removed > 0) log.info({ removed }, 'stored files without a row were removed');
}

/** Retries while an import runs, which may have stored bytes whose rows it has not committed yet. */
export function createStrayRemoval(kinds: readonly FileKind[]): Job<StrayContext> {
  return defineJob({
    name: 'remove_strays',
    // The job mostly waits for the store, and holds up neither mails nor the reading of files.
    pace: 'remote',
    data: object(),
    attemptsMax: 10,
    cron: '45 2 * * *',
    run: async ({ database, files, now, log }: StrayContext, _, { aborted }) => {
      let isStopping = false;
      aborted.catch(() => {
        isStopping = true;
      });
      try {
        await files.removeLeftovers(now());
        report(log, await removeStrays(database, files, kinds, now(), () => isStopping));
        return isStopping ? 'retry' : undefined;
      } catch (error) {
        if (error instanceof TooManyStrays) {
          log.error(
            'most stored files have no row: is this their database? None was removed; mijn verify lists them',
          );
          return undefined;
        }
        const fault = error instanceof Error ? error.name : 'unknown';
        log.warn({ fault }, 'stored files without a row could not be removed yet');
        return 'retry';
      }
    },
  });
}
