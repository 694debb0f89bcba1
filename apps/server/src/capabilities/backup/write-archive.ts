import { createHash, hash as hashOf } from 'node:crypto';
import type { Pack } from 'tar-stream';
import { FILES, hashesName, writeTo } from './archive.ts';

/** The files of an entry with hashes, which a restore keeps in memory. The first entry has those of all tables too. */
const HASHES_PER_ENTRY = 500;

/** Rows and files belong to the owner of the process. Nobody else can read an unpacked archive. */
const MODE = 0o600;

export interface ArchiveWriter {
  addContent: (name: string, content: Buffer | string) => Promise<void>;
  /** Returns the SHA-256 hash in hexadecimal. `source` has `size` bytes. Call `addHash` afterwards. */
  addStream: (name: string, size: number, source: AsyncIterable<Buffer>) => Promise<string>;
  /** Adds a line to the hashes. */
  addHash: (name: string, hash: string) => Promise<void>;
  /** Adds the last entry, which has no hash of its own. */
  end: (name: string, content: string) => Promise<void>;
}

async function* hashed(
  source: AsyncIterable<Buffer>,
  digest: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    digest.update(piece);
    yield piece;
  }
}

/** An entry of a pack that was destroyed, such as on a full disk, has an error of its own, which would end the process. */
async function addEntry(pack: Pack, name: string, content: Buffer | string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const entry = pack.entry({ name, mode: MODE }, content, (error) => (error ? reject(error) : resolve()));
    entry.once('error', reject);
  });
}

export function createArchiveWriter(pack: Pack): ArchiveWriter {
  let lines: string[] = [];
  let number = 0;
  const flush = async (): Promise<void> => {
    if (lines.length === 0) return;
    number += 1;
    const content = lines.join('');
    lines = [];
    await addEntry(pack, hashesName(number), content);
  };
  const addHash = async (name: string, hash: string): Promise<void> => {
    lines.push(`${hash}  ${name}\n`);
    // No such entry comes between the parts of a table.
    if (name.startsWith(FILES) && lines.length >= HASHES_PER_ENTRY) await flush();
  };
  return {
    addContent: async (name, content) => {
      await addEntry(pack, name, content);
      await addHash(name, hashOf('sha256', content));
    },
    addStream: async (name, size, source) => {
      const digest = createHash('sha256');
      await new Promise<void>((resolve, reject) => {
        const entry = pack.entry({ name, mode: MODE, size }, (error) => (error ? reject(error) : resolve()));
        entry.once('error', reject);
        writeTo(entry, hashed(source, digest)).catch((error: unknown) => {
          entry.destroy(error instanceof Error ? error : new Error('unknown'));
        });
      });
      return digest.digest('hex');
    },
    addHash,
    end: async (name, content) => {
      await flush();
      await addEntry(pack, name, content);
      pack.finalize();
    },
  };
}
