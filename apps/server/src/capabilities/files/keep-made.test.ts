import { hash as hashOf } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import {
  contentKey,
  type Files,
  fingerprintOf,
  keepMade,
  listMade,
  openFiles,
  pictureKey,
  pictureKeys,
  removeUnneeded,
} from './index.ts';

let server: TestApp;
let files: Files;
beforeAll(async () => {
  server = await startTestApp();
  files = openFiles(server.config);
});
afterAll(() => server.stop());

const keep = (key: string, text: string) =>
  keepMade(server.database.queries, files, [{ key, bytes: Buffer.from(text) }], 1000);
const known = (...keys: string[]) => listMade(server.database.queries, keys);
const printOf = (text: string) => fingerprintOf(hashOf('sha256', text));

describe('the fingerprints of pictures', () => {
  it('are those of the stored bytes, of which another version may have made others', async () => {
    const [large, small] = [
      pictureKey('a1'.repeat(32), 'large', 'webp'),
      pictureKey('a1'.repeat(32), 'small', 'webp'),
    ];
    await keep(large, 'eerst');
    await keep(small, 'klein');
    await keep(large, 'anders');
    expect((await buffer(await files.read(large))).toString()).toBe('eerst');
    expect(Object.fromEntries(await known(large, small))).toEqual({
      [large]: printOf('eerst'),
      [small]: printOf('klein'),
    });
  });

  it('stay those of the made bytes when the stored ones are damaged', async () => {
    const key = pictureKey('b2'.repeat(32), 'large', 'webp');
    await keep(key, 'heel');
    await appendFile(path.join(server.config.dataDir, 'files', key), 'x');
    await keep(key, 'heel');
    expect((await known(key)).get(key)).toBe(printOf('heel'));
  });

  it('are replaced when the bytes were removed and made again, and go with the photo', async () => {
    const hash = 'c3'.repeat(32);
    const key = pictureKey(hash, 'large', 'webp');
    await keep(key, 'oud');
    await files.remove(key);
    await keep(key, 'nieuw');
    expect((await known(key)).get(key)).toBe(printOf('nieuw'));
    const { database, clock } = server;
    const context = { database, now: clock.now };
    await removeUnneeded(context, files, {
      hash,
      listUnneeded: async () => [contentKey(hash), ...pictureKeys(hash)],
    });
    expect(await known(...pictureKeys(hash))).toEqual(new Map());
  });

  it('are not looked for under the key of another kind', async () => {
    await expect(known('content/aa/x')).rejects.toThrow('is no key of a picture');
  });
});
