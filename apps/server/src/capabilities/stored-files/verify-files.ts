import type { Database } from '../../platform/database/index.ts';
import { FileMissing, type Files, measureBytes, type StoredBytes } from '../files/index.ts';
import { type FileKind, inPages, type RequiredFile } from './file-kind.ts';
import { STRAY_AFTER_MS } from './remove-strays.ts';

type Source = Pick<Database, 'queries'>;
type Store = Pick<Files, 'list' | 'read' | 'sizeOf'>;

/** `stray` is no damage, because the daily job removes such bytes. `unknown` is not a file of the portal, and stays. */
export interface Finding {
  fault: 'missing' | 'wrong size' | 'changed' | 'stray' | 'unknown';
  key: string;
  details: string;
}

export interface Verified {
  files: number;
  bytes: number;
  /** Rows with the same content count each. */
  required: number;
  /** The number of files without a row that are younger than a day, and may belong to an upload under way. */
  young: number;
  /** The number of rows without their bytes, and of files with other bytes than their row says. */
  damaged: number;
  strays: number;
}

export interface VerifyOptions {
  now: Date;
  /** Compares names and sizes alone, without reading the bytes. */
  isQuick: boolean;
  /** Receives each finding at once, so that none is kept in memory. */
  report: (finding: Finding) => void;
}

/** Returns undefined if the bytes were removed meanwhile. */
async function hashOfBytes(store: Store, key: string): Promise<string | undefined> {
  try {
    return (await measureBytes(await store.read(key))).hash;
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
}

const AT_ONCE = 20;

async function verifyRows(
  source: Source,
  store: Store,
  kind: FileKind,
  required: readonly RequiredFile[],
): Promise<Finding[]> {
  const verify = async ({ key, byte_size }: RequiredFile): Promise<Finding[]> => {
    const stored = await store.sizeOf(key);
    if (stored === undefined) {
      // The row may have been deleted since it was read, and its bytes with it.
      const isNeeded = (await kind.listNeeded(source, [key])).has(key);
      const details = 'a row needs it, and the store has no bytes. Restore it from the backup';
      return isNeeded ? [{ fault: 'missing', key, details }] : [];
    }
    if (byte_size === null || stored === byte_size) return [];
    const details = `it has ${stored} bytes, and its row says ${byte_size}. Restore it from the backup`;
    return [{ fault: 'wrong size', key, details }];
  };
  const findings: Finding[] = [];
  for (let from = 0; from < required.length; from += AT_ONCE) {
    const found = await Promise.all(required.slice(from, from + AT_ONCE).map(verify));
    findings.push(...found.flat());
  }
  return findings;
}

async function verifyBytes(store: Store, kind: FileKind, key: string): Promise<Finding[]> {
  const expected = kind.hashOf?.(key);
  if (expected === undefined) return [];
  const found = await hashOfBytes(store, key);
  if (found === undefined || found === expected) return [];
  const details = 'its bytes are not those that were stored. Restore it from the backup';
  return [{ fault: 'changed', key, details }];
}

const findStray = (kind: FileKind, { key, byte_size }: StoredBytes): Finding =>
  kind.pattern.test(key)
    ? {
        fault: 'stray',
        key,
        details: `no row needs its ${byte_size} bytes. The daily job of the server removes it`,
      }
    : { fault: 'unknown', key, details: 'the portal does not make such files, and leaves it' };

/** Compares rows with bytes, and bytes with rows. Reads rows and keys in pages, and streams bytes. */
export async function verifyFiles(
  source: Source,
  store: Store,
  kinds: readonly FileKind[],
  { now, isQuick, report }: VerifyOptions,
): Promise<Verified> {
  const counts: Verified = { files: 0, bytes: 0, required: 0, young: 0, damaged: 0, strays: 0 };
  const take = (findings: readonly Finding[], count: 'damaged' | 'strays'): void => {
    counts[count] += findings.length;
    findings.forEach(report);
  };
  const oldest = now.getTime() - STRAY_AFTER_MS;
  for (const kind of kinds) {
    for await (const page of inPages(store.list(kind.prefix))) {
      const needed = await kind.listNeeded(
        source,
        page.map(({ key }) => key),
      );
      for (const stored of page) {
        counts.files += 1;
        counts.bytes += stored.byte_size;
        if (needed.has(stored.key)) {
          if (!isQuick) take(await verifyBytes(store, kind, stored.key), 'damaged');
        } else if (stored.stored_at.getTime() < oldest) take([findStray(kind, stored)], 'strays');
        else counts.young += 1;
      }
    }
    for await (const page of kind.listRequired(source)) {
      counts.required += page.length;
      take(await verifyRows(source, store, kind, page), 'damaged');
    }
  }
  return counts;
}
