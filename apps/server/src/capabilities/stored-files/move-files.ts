import pLimit from 'p-limit';
import { errorCode, StartFault } from '../../platform/config/errors.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { isStoreFull } from '../../platform/config/store-full.ts';
import {
  FileMissing,
  lockRemoval,
  type Measured,
  measureBytes,
  createPatientStore,
  reasonOf,
  type StoredBytes,
  type StoreMove,
} from '../files/index.ts';
import { type FileKind, inPages } from './file-kind.ts';
import { removeStrays, TooManyStrays } from './remove-strays.ts';

const AT_ONCE = 4;

/** The client of the store tries a refused call again by itself. */
const ATTEMPTS_MAX = 3;

/** The store counts as away when so many files fail one after another. */
const FAILED_IN_A_ROW_MAX = 20;

const PROGRESS_FILES = 1000;

export interface Moved {
  copied: number;
  bytes: number;
  present: number;
  /** The number of files that no row needs, which are not copied. An upload or import may still write their rows. */
  without_row: number;
  failed: number;
}

export interface MoveOptions {
  kinds: readonly FileKind[];
  report: (line: string) => void;
  progress: (moved: Readonly<Moved>) => void;
}

type Source = Pick<Database, 'queries'>;

/** The bytes in the source are not those that were stored. */
class Damaged extends Error {
  constructor() {
    super('its bytes are not those that were stored. Restore it from the backup');
  }
}

/** @throws StartFault if the files can't be listed. */
async function* listSource({ source }: StoreMove, prefix: string): AsyncGenerator<StoredBytes> {
  try {
    yield* source.list(prefix);
  } catch (error) {
    throw new StartFault(
      `The files to move can't be listed: ${reasonOf(error)}.`,
      'Nothing is lost. Give the command again.',
    );
  }
}

async function copyOnce(move: StoreMove, kind: FileKind, { key, byte_size }: StoredBytes): Promise<boolean> {
  if ((await move.target.sizeOf(key)) === byte_size) return false;
  const hash = kind.hashOf?.(key) ?? null;
  await move.copy(key, (found) => {
    if (found.byte_size !== byte_size || (hash !== null && found.hash !== hash)) throw new Damaged();
  });
  const stored = await move.target.sizeOf(key);
  if (stored !== byte_size) throw new Error(`the copy has ${stored ?? 0} bytes instead of ${byte_size}`);
  return true;
}

/** Tries again after a fault, because a transfer that was cut off looks like damage at first. */
async function copyFile(move: StoreMove, kind: FileKind, stored: StoredBytes): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await copyOnce(move, kind, stored);
    } catch (error) {
      if (isStoreFull(error) || error instanceof FileMissing || attempt === ATTEMPTS_MAX) throw error;
    }
  }
}

/** After an error, no other file begins, and the files under way end. */
async function copyPage(
  page: readonly StoredBytes[],
  copy: (stored: StoredBytes) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  const limit = pLimit(AT_ONCE);
  const copyUnlessOver = async (stored: StoredBytes): Promise<void> => {
    if (errors.length === 0) await copy(stored).catch((error: unknown) => errors.push(error));
  };
  await limit.map(page, copyUnlessOver);
  if (errors.length > 0) throw errors[0];
}

/**
 * Servers may run. Leaves files that the target has with the same size, so that a broken move continues. @throws StartFault
 * if a store is away, or an Error that `isStoreFull` recognises if the target is full.
 */
export async function copyFiles(source: Source, move: StoreMove, options: MoveOptions): Promise<Moved> {
  const { kinds, report, progress } = options;
  const moved: Moved = { copied: 0, bytes: 0, present: 0, without_row: 0, failed: 0 };
  let failedInARow = 0;

  const copy = async (kind: FileKind, stored: StoredBytes): Promise<void> => {
    try {
      const isCopied = await copyFile(move, kind, stored);
      failedInARow = 0;
      if (!isCopied) {
        moved.present += 1;
        return;
      }
      moved.copied += 1;
      moved.bytes += stored.byte_size;
      if (moved.copied % PROGRESS_FILES === 0) progress(moved);
    } catch (error) {
      if (isStoreFull(error)) throw error;
      const isGone = error instanceof FileMissing;
      // The server may have removed the file with its row since it was listed.
      if (isGone && !(await kind.listNeeded(source, [stored.key])).has(stored.key)) return;
      moved.failed += 1;
      report(`${stored.key}: ${reasonOf(error)}.`);
      if (!(error instanceof Damaged) && !isGone) failedInARow += 1;
      if (failedInARow < FAILED_IN_A_ROW_MAX) return;
      throw new StartFault(
        `${FAILED_IN_A_ROW_MAX} files could not be copied one after another: one of the stores is away.`,
        'Nothing is lost. Give the command again: it continues with what the target lacks.',
      );
    }
  };

  for (const kind of kinds) {
    for await (const page of inPages(listSource(move, kind.prefix))) {
      const needed = await kind.listNeeded(
        source,
        page.map(({ key }) => key),
      );
      const due = page.filter(({ key }) => needed.has(key));
      moved.without_row += page.length - due.length;
      await copyPage(due, (stored) => copy(kind, stored));
    }
  }
  return moved;
}

/** PostgreSQL's code of a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

export interface RemovedSource {
  removed: number;
  /** The number of files of the portal that were left: the target has other bytes, or they are young and without a row. */
  left: number;
}

const isSame = (one: Measured, other: Measured): boolean =>
  one.hash === other.hash && one.byte_size === other.byte_size;

/** Removes the bytes of a key from the source if the target has the same bytes. @returns whether they were removed */
async function removeProven(
  { queries }: Source,
  { source, target }: StoreMove,
  key: string,
): Promise<boolean> {
  const [one, other] = await Promise.all(
    [source, target].map(async (store) => measureBytes(await store.read(key))),
  );
  if (!one || !other || !isSame(one, other)) return false;
  await inTransaction(queries, async (transaction) => {
    await lockRemoval(transaction);
    await source.remove(key);
  });
  return true;
}

/**
 * Removes a file after its bytes in both stores were compared, and files without a row after a day. No server may use the
 * source any more. @throws StartFault if most files have no row, or a store is away. The rest stays for the next time.
 */
export async function removeMovedFiles(
  source: Source,
  move: StoreMove,
  { kinds, report }: Pick<MoveOptions, 'kinds' | 'report'>,
  now: Date,
): Promise<RemovedSource> {
  const strays = await removeStrays(source, createPatientStore(move.source), kinds, now).catch(
    (error: unknown) => {
      if (error instanceof TooManyStrays)
        throw new StartFault('Most files have no row, so nothing was removed: is this their database?');
      const cause = error instanceof Error ? error.cause : undefined;
      if (errorCode(error) !== LOCK_NOT_AVAILABLE && errorCode(cause) !== LOCK_NOT_AVAILABLE) throw error;
      throw new StartFault('A backup or an import runs: give the command again when it has ended.');
    },
  );
  const counts: RemovedSource = { removed: strays, left: 0 };
  for (const kind of kinds) {
    for await (const page of inPages(listSource(move, kind.prefix))) {
      const needed = await kind.listNeeded(
        source,
        page.map(({ key }) => key),
      );
      for (const { key } of page.filter((stored) => kind.pattern.test(stored.key))) {
        const isRemoved =
          needed.has(key) &&
          (await removeProven(source, move, key).catch((error: unknown) => {
            report(`${key}: ${reasonOf(error)}.`);
            return false;
          }));
        if (isRemoved) counts.removed += 1;
        else counts.left += 1;
      }
    }
  }
  return counts;
}
