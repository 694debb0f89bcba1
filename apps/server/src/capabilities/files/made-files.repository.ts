import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';
import { madeFiles } from './made-files.tables.ts';

/** The hash in the key is that of the file of which the bytes were made. */
const KEY = /^(?<prefix>[a-z]+\/)[0-9a-f]{2}\/(?<source>[0-9a-f]{64})(?<end>.+)$/u;

/** The beginnings of the keys of made files. */
const PREFIXES = ['pictures/', 'thumbnails/'];

/** The bytes of a SHA-256 hash that are kept. They find damage: two files have the same by chance once in 2^96. */
const FINGERPRINT_BYTES = 12;

export const fingerprintOf = (hash: string): string =>
  Buffer.from(hash, 'hex').subarray(0, FINGERPRINT_BYTES).toString('base64url');

function partsOf(key: string): { prefix: string; source_hash: Buffer; end: string } {
  const { prefix, source, end } = KEY.exec(key)?.groups ?? {};
  if (prefix === undefined || source === undefined || end === undefined) {
    throw new Error(`${key} is no key of a picture or thumbnail.`);
  }
  return { prefix, source_hash: Buffer.from(source, 'hex'), end };
}

type Row = typeof madeFiles.$inferInsert;

/** @param hashes SHA-256 in hexadecimal, by key */
function rowsOf(hashes: ReadonlyMap<string, string>): Row[] {
  const rows = new Map<string, Row>();
  for (const [key, hash] of hashes) {
    const { prefix, source_hash, end } = partsOf(key);
    const place = key.slice(0, -end.length);
    const row = rows.get(place) ?? { prefix, source_hash, fingerprints: {} };
    row.fingerprints[end] = fingerprintOf(hash);
    rows.set(place, row);
  }
  return [...rows.values()];
}

const ADDED = sql`excluded.fingerprints`;

async function addHashes(
  queries: Queries,
  hashes: ReadonlyMap<string, string>,
  fingerprints: ReturnType<typeof sql>,
): Promise<void> {
  const rows = rowsOf(hashes);
  if (rows.length === 0) return;
  const target = [madeFiles.source_hash, madeFiles.prefix];
  await queries.insert(madeFiles).values(rows).onConflictDoUpdate({ target, set: { fingerprints } });
}

/** Records bytes that were just stored. @param hashes SHA-256 in hexadecimal, by key */
export async function recordMade(queries: Queries, hashes: ReadonlyMap<string, string>): Promise<void> {
  await addHashes(queries, hashes, sql`${madeFiles.fingerprints} || ${ADDED}`);
}

/** Records bytes that were found, unless their fingerprint is known. @param hashes SHA-256 in hexadecimal, by key */
export async function learnMade(queries: Queries, hashes: ReadonlyMap<string, string>): Promise<void> {
  await addHashes(queries, hashes, sql`${ADDED} || ${madeFiles.fingerprints}`);
}

/** Returns the known fingerprints by key. */
export async function listMade(queries: Queries, keys: readonly string[]): Promise<Map<string, string>> {
  const parts = keys.map((key) => ({ key, ...partsOf(key) }));
  const found = new Map<string, string>();
  for (const [prefix, group] of Map.groupBy(parts, (part) => part.prefix)) {
    const sources = group.map(({ source_hash }) => source_hash);
    const rows = await queries
      .select()
      .from(madeFiles)
      .where(and(inArray(madeFiles.source_hash, sources), eq(madeFiles.prefix, prefix)));
    const bySource = new Map(rows.map((row) => [row.source_hash.toString('hex'), row.fingerprints]));
    for (const { key, source_hash, end } of group) {
      const fingerprint = bySource.get(source_hash.toString('hex'))?.[end];
      if (fingerprint !== undefined) found.set(key, fingerprint);
    }
  }
  return found;
}

/** Call this when bytes are removed. Nothing needs the other files that were made of the same file either. */
export async function forgetMade(queries: Queries, keys: readonly string[]): Promise<void> {
  const made = keys.filter((key) => PREFIXES.some((prefix) => key.startsWith(prefix))).map(partsOf);
  for (const [prefix, group] of Map.groupBy(made, (part) => part.prefix)) {
    const sources = group.map(({ source_hash }) => source_hash);
    await queries
      .delete(madeFiles)
      .where(and(inArray(madeFiles.source_hash, sources), eq(madeFiles.prefix, prefix)));
  }
}
