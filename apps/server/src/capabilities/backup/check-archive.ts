import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createDamageCount, type Finding } from '../stored-files/count-damage.ts';
import type { FileKind } from '../stored-files/file-kind.ts';
import { type BackupCounts, FILES, HASHES_SINCE, type Manifest, partName } from './archive.ts';
import { type BackupTable, nameOf } from './backup-tables.repository.ts';
import { ArchiveFault, type Entries, readArchive } from './read-archive.ts';
import { kindOf, partsOf, takeComplete, takeStart } from './read-entries.ts';
import { createReadHashes, type ReadHashes } from './read-hashes.ts';

export interface CheckedArchive extends BackupCounts {
  manifest: Manifest;
  damaged: number;
  /** Whether the archive has a hash of every entry. Older ones prove documents and received photos by their keys alone. */
  hasHashes: boolean;
}

const NEW_LINE = 10;

/** Counts the lines, which are the rows, because PostgreSQL escapes a line break in a value. */
async function checkTable(entries: Entries, table: BackupTable, hashes: ReadHashes): Promise<number> {
  if (entries.nextName() !== partName(table, 1))
    throw new ArchiveFault(`it lacks the table ${nameOf(table)}`);
  const gunzip = createGunzip();
  let rows = 0;
  gunzip.on('data', (piece: Buffer) => {
    for (let at = piece.indexOf(NEW_LINE); at >= 0; at = piece.indexOf(NEW_LINE, at + 1)) rows += 1;
  });
  const unpacked = finished(gunzip).then(
    () => true,
    () => false,
  );
  for await (const piece of partsOf(entries, table, hashes)) {
    if (!gunzip.destroyed && !gunzip.write(piece)) {
      await Promise.race([once(gunzip, 'drain').catch(() => undefined), unpacked]);
    }
  }
  gunzip.end();
  if (!(await unpacked)) throw new ArchiveFault(`the table ${nameOf(table)} is damaged`);
  return rows;
}

/**
 * Reads all bytes of an archive, and compares them with their hashes. Needs no installation. @param report receives each
 * file that is damaged, or that was when the backup was made. @throws StartFault if the rows can't be restored from it.
 */
export async function checkArchive(
  source: string | Readable,
  kinds: readonly FileKind[],
  report: (finding: Finding) => void,
): Promise<CheckedArchive> {
  return readArchive(source, async (entries) => {
    const hashes = createReadHashes();
    const damage = createDamageCount(report);
    const addDamage = (key: string): void =>
      damage.add({ fault: 'changed', key, details: 'the backup has no good bytes of it' });
    const { manifest } = await takeStart(entries, hashes);
    const counts = { rows: 0, files: 0, bytes: 0 };
    for (const table of manifest.tables) counts.rows += await checkTable(entries, table, hashes);
    for (;;) {
      const name = entries.nextName();
      if (name?.startsWith(FILES) === true) {
        const key = name.slice(FILES.length);
        const kind = kindOf(kinds, key);
        const digest = createHash('sha256');
        for await (const piece of entries.bytes()) {
          digest.update(piece);
          counts.bytes += piece.length;
        }
        counts.files += 1;
        const hash = digest.digest('hex');
        hashes.add(name, hash);
        if (kind.hashOf && kind.hashOf(key) !== hash) addDamage(key);
        continue;
      }
      const found = await hashes.take(entries);
      if (!found) break;
      found.damaged.forEach(addDamage);
    }
    await takeComplete(entries, manifest, counts, hashes);
    return { ...counts, manifest, damaged: damage.total(), hasHashes: manifest.format >= HASHES_SINCE };
  });
}
