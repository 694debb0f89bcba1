import { createHash, hash as hashOf } from 'node:crypto';
import type { FileKind } from '../stored-files/file-kind.ts';
import {
  type BackupCounts,
  COMPLETE,
  completeSchema,
  HASHES_SINCE,
  MANIFEST,
  type Manifest,
  manifestSchema,
  partName,
  SECRET,
} from './archive.ts';
import type { BackupTable } from './backup-tables.repository.ts';
import { ArchiveFault, type Entries } from './read-archive.ts';
import type { ReadHashes } from './read-hashes.ts';

export interface BackupStart {
  manifest: Manifest;
  /** The content of the file with the session secret, or undefined if the backup has none. */
  secretFile: string | undefined;
}

export async function takeStart(entries: Entries, hashes?: ReadHashes): Promise<BackupStart> {
  const manifest = await entries.take(MANIFEST);
  if (manifest !== undefined) hashes?.add(MANIFEST, hashOf('sha256', manifest));
  const secretFile = await entries.take(SECRET);
  if (secretFile !== undefined) hashes?.add(SECRET, hashOf('sha256', secretFile));
  return { manifest: manifestSchema.validateSync(JSON.parse(manifest ?? 'null')), secretFile };
}

/** Yields the bytes of all parts of a table. */
export async function* partsOf(
  entries: Entries,
  table: BackupTable,
  hashes: ReadHashes,
): AsyncGenerator<Buffer> {
  for (let part = 1; entries.nextName() === partName(table, part); part += 1) {
    const digest = createHash('sha256');
    for await (const piece of entries.bytes()) {
      digest.update(piece);
      yield piece;
    }
    hashes.add(partName(table, part), digest.digest('hex'));
  }
}

export function kindOf(kinds: readonly FileKind[], key: string): FileKind {
  const kind = kinds.find(({ prefix, pattern }) => key.startsWith(prefix) && pattern.test(key));
  if (!kind) throw new ArchiveFault(`${key} is no name of a file of the portal`);
  return kind;
}

/** @throws ArchiveFault if the archive has other numbers than when it was made, or files without a hash. */
export async function takeComplete(
  entries: Entries,
  { format }: Manifest,
  counts: BackupCounts,
  hashes: ReadHashes,
): Promise<void> {
  const written = completeSchema.validateSync(JSON.parse((await entries.take(COMPLETE)) ?? 'null'));
  const isComplete = (['rows', 'files', 'bytes'] as const).every((name) => counts[name] === written[name]);
  if (!isComplete || (format >= HASHES_SINCE && !hashes.isEnded()))
    throw new ArchiveFault('it has fewer rows or files than it had when it was made');
}
