import { Readable } from 'node:stream';
import type { Queries } from '../../platform/database/index.ts';
import type { Files } from './files.ts';
import { learnMade, recordMade } from './made-files.repository.ts';
import { measureBytes } from './measure-bytes.ts';

export interface MadeBytes {
  key: string;
  bytes: Uint8Array;
}

/**
 * Stores bytes that were made of a stored file, and records their fingerprints. Bytes that the store has already stay,
 * because another version may make others of the same file. @param limit the maximum size in bytes.
 */
export async function keepMade(
  queries: Queries,
  files: Pick<Files, 'sizeOf' | 'read' | 'receive'>,
  made: readonly MadeBytes[],
  limit: number,
): Promise<void> {
  const [stored, found] = [new Map<string, string>(), new Map<string, string>()];
  for (const { key, bytes } of made) {
    if ((await files.sizeOf(key)) === undefined) {
      const received = await files.receive(Readable.from([bytes]), limit);
      await received.keep(key);
      stored.set(key, received.hash);
    } else found.set(key, (await measureBytes(await files.read(key))).hash);
  }
  await recordMade(queries, stored);
  await learnMade(queries, found);
}
