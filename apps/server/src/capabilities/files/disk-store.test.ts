import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contentKey, FileMissing, FileTooLarge, openFiles, type Files } from './index.ts';

let dataDir: string;
let files: Files;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mijn-files-'));
  files = openFiles({ dataDir, filesUrl: undefined });
});
afterEach(() => rm(dataDir, { recursive: true }));

/** The SHA-256 hash of `dakgoot`, computed by `sha256sum`. */
const HASH = '23c833108130d879f7be4cd89a53c322b28c773884f0eb6ae581b45bb0642364';
const send = (...pieces: string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

async function everything(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function keys(prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of files.list(prefix)) found.push(key);
  return found;
}

describe('the file store in a folder', () => {
  it('stores bytes under the hash of their content', async () => {
    const file = await files.receive(send('dak', 'goot'), 100);
    expect([file.hash, file.byte_size]).toEqual([HASH, 7]);
    expect(await files.has(contentKey(HASH))).toBe(false);
    await file.keep();
    expect(await text(await files.read(contentKey(HASH)))).toBe('dakgoot');
    expect(await keys('content/')).toEqual([contentKey(HASH)]);
  });

  it('stores the same content once', async () => {
    for (let count = 0; count < 2; count += 1) await (await files.receive(send('dakgoot'), 100)).keep();
    expect(await everything()).toEqual([HASH]);
  });

  it('reads a range', async () => {
    await (await files.receive(send('dakgoot'), 100)).keep();
    expect(await text(await files.read(contentKey(HASH), { start: 3, end: 5 }))).toBe('goo');
  });

  it('removes a file that is discarded', async () => {
    const file = await files.receive(send('dakgoot'), 100);
    await file.discard();
    expect(await everything()).toEqual([]);
  });

  it('refuses a file that is larger than the limit, and removes it', async () => {
    await expect(files.receive(send('dak', 'goot'), 6)).rejects.toThrow(FileTooLarge);
    expect(await everything()).toEqual([]);
    expect((await files.receive(send('dak', 'goot'), 7)).byte_size).toBe(7);
  });

  it('removes a file whose source fails halfway', async () => {
    const failing = Readable.from(
      (async function* pieces() {
        yield Buffer.from('dak');
        throw new Error('The line broke.');
      })(),
    );
    await expect(files.receive(failing, 100)).rejects.toThrow('The line broke.');
    expect(await everything()).toEqual([]);
  });

  it('removes old partly received files, but not files that may still be arriving', async () => {
    await files.removeLeftovers(new Date());
    const incoming = path.join(dataDir, 'files/incoming');
    await mkdir(incoming, { recursive: true });
    for (const [name, modified] of [
      ['left', '2026-11-18T11:59:59Z'],
      ['arriving', '2026-11-18T12:00:01Z'],
    ] as const) {
      await writeFile(path.join(incoming, name), 'dak');
      await utimes(path.join(incoming, name), new Date(modified), new Date(modified));
    }
    await files.removeLeftovers(new Date('2026-11-19T12:00:00Z'));
    expect(await everything()).toEqual(['arriving']);
  });

  it('reports missing bytes', async () => {
    await expect(files.read('content/00/00')).rejects.toThrow(FileMissing);
  });

  it('removes bytes, and can remove them again without an error', async () => {
    await (await files.receive(send('dakgoot'), 100)).keep();
    await files.remove(contentKey(HASH));
    await files.remove(contentKey(HASH));
    expect(await files.has(contentKey(HASH))).toBe(false);
  });

  it('accepts an empty file', async () => {
    const file = await files.receive(send(), 100);
    await file.keep();
    expect(await buffer(await files.read(contentKey(file.hash)))).toHaveLength(0);
  });
});
