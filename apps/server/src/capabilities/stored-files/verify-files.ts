import pLimit from 'p-limit';
import type { Database } from '../../platform/database/index.ts';
import {
  FAILED_IN_A_ROW_MAX,
  FileMissing,
  type Files,
  fingerprintOf,
  learnMade,
  listMade,
  listPatiently,
  measureBytes,
  patiently,
  StoreFault,
  type StoredBytes,
} from '../files/index.ts';
import { createDamageCount, type Finding } from './count-damage.ts';
import { type FileKind, inPages, type RequiredFile } from './file-kind.ts';
import { STRAY_AFTER_MS } from './remove-strays.ts';

type Source = Pick<Database, 'queries'>;
type Store = Pick<Files, 'list' | 'read' | 'sizeOf'>;

export interface Verified {
  files: number;
  bytes: number;
  /** Rows with the same content count each. */
  required: number;
  /** The number of files without a row that are younger than a day, and may belong to an upload under way. */
  young: number;
  /** The number of files that rows need, and that are missing, unreadable or changed. */
  damaged: number;
  strays: number;
  /** The number of pictures and thumbnails whose fingerprint was not known yet. */
  learned: number;
}

export interface VerifyOptions {
  now: Date;
  /** Compares names and sizes alone, without reading the bytes. */
  isQuick: boolean;
  /** Receives each finding at once, so that none is kept in memory. */
  report: (finding: Finding) => void;
}

const RESTORE = 'Restore it from the backup';

export const CHANGED = `its bytes are not those that were stored. ${RESTORE}`;

/** Turns a fault of the store at one file into a finding, until one file after another fails. */
function createFaultReader() {
  let inARow = 0;
  return async <T>(key: string, read: () => Promise<T>): Promise<T | Finding> => {
    try {
      const found = await patiently(key, read);
      inARow = 0;
      return found;
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      inARow += 1;
      if (inARow >= FAILED_IN_A_ROW_MAX) throw error;
      return { fault: 'unreadable', key, details: error.message.replace(/\.$/u, '') };
    }
  };
}

type FaultReader = ReturnType<typeof createFaultReader>;

const isFinding = (value: unknown): value is Finding =>
  typeof value === 'object' && value !== null && 'fault' in value;

/** Returns undefined if the bytes were removed meanwhile. */
async function hashOfBytes(store: Pick<Store, 'read'>, key: string): Promise<string | undefined> {
  try {
    return (await measureBytes(await store.read(key))).hash;
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
}

const AT_ONCE = 20;

const READ_AT_ONCE = 4;

async function verifyRows(
  source: Source,
  store: Store,
  kind: FileKind,
  required: readonly RequiredFile[],
  reading: FaultReader,
): Promise<Finding[]> {
  const verify = async ({ key, byte_size }: RequiredFile): Promise<Finding[]> => {
    const stored = await reading(key, async () => store.sizeOf(key));
    if (isFinding(stored)) return [stored];
    if (stored === undefined) {
      // The row may have been deleted since it was read, and its bytes with it.
      const isNeeded = (await kind.listNeeded(source, [key])).has(key);
      const details = `a row needs it, and the store has no bytes. ${RESTORE}`;
      return isNeeded ? [{ fault: 'missing', key, details }] : [];
    }
    if (byte_size === null || stored === byte_size) return [];
    const details = `it has ${stored} bytes, and its row says ${byte_size}. ${RESTORE}`;
    return [{ fault: 'wrong size', key, details }];
  };
  const findings: Finding[] = [];
  for (let from = 0; from < required.length; from += AT_ONCE) {
    const found = await Promise.all(required.slice(from, from + AT_ONCE).map(verify));
    findings.push(...found.flat());
  }
  return findings;
}

/** Reads the bytes of keys, and records the fingerprints of pictures and thumbnails that have none yet. */
async function verifyBytes(
  { queries }: Source,
  store: Store,
  kind: FileKind,
  keys: readonly string[],
  reading: FaultReader,
): Promise<{ findings: Finding[]; learned: number }> {
  const findings: Finding[] = [];
  const learned = new Map<string, string>();
  if (!kind.hashOf && !kind.isMade) return { findings, learned: 0 };
  const known = kind.isMade ? await listMade(queries, keys) : undefined;
  const verify = async (key: string): Promise<void> => {
    const found = await reading(key, async () => hashOfBytes(store, key));
    if (found === undefined) return;
    if (isFinding(found)) {
      findings.push(found);
      return;
    }
    const expected = known ? known.get(key) : kind.hashOf?.(key);
    if (expected === undefined) learned.set(key, found);
    else if (expected !== (known ? fingerprintOf(found) : found)) {
      findings.push({ fault: 'changed', key, details: CHANGED });
    }
  };
  await pLimit(READ_AT_ONCE).map(keys, verify);
  await learnMade(queries, learned);
  return { findings, learned: learned.size };
}

const findStray = (kind: FileKind, { key, byte_size }: StoredBytes): Finding =>
  kind.pattern.test(key)
    ? {
        fault: 'stray',
        key,
        details: `no row needs its ${byte_size} bytes. The daily job of the server removes it`,
      }
    : { fault: 'unknown', key, details: 'the portal does not make such files, and leaves it' };

/**
 * Compares rows with bytes, and bytes with rows. Reads rows and keys in pages, and streams bytes. Changes nothing but that
 * it records fingerprints of pictures that have none. @throws StoreFault if the store is away.
 */
export async function verifyFiles(
  source: Source,
  store: Store,
  kinds: readonly FileKind[],
  { now, isQuick, report }: VerifyOptions,
): Promise<Verified> {
  const damage = createDamageCount(report);
  const counts = { files: 0, bytes: 0, required: 0, young: 0, strays: 0, learned: 0 };
  const oldest = now.getTime() - STRAY_AFTER_MS;
  const reading = createFaultReader();
  for (const kind of kinds) {
    for await (const page of inPages(listPatiently(store, kind.prefix))) {
      const needed = await kind.listNeeded(
        source,
        page.map(({ key }) => key),
      );
      for (const stored of page) {
        counts.files += 1;
        counts.bytes += stored.byte_size;
        if (needed.has(stored.key)) continue;
        if (stored.stored_at.getTime() < oldest) {
          counts.strays += 1;
          report(findStray(kind, stored));
        } else counts.young += 1;
      }
      if (isQuick) continue;
      const keys = page.map(({ key }) => key).filter((key) => needed.has(key));
      const { findings, learned } = await verifyBytes(source, store, kind, keys, reading);
      findings.forEach(damage.add);
      counts.learned += learned;
    }
    for await (const page of kind.listRequired(source)) {
      counts.required += page.length;
      (await verifyRows(source, store, kind, page, reading)).forEach(damage.add);
    }
  }
  return { ...counts, damaged: damage.total() };
}
