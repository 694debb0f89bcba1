import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentKey, FileMissing, openFiles, type Files, type StoredBytes } from './index.ts';
import { type FakeS3, startFakeS3 } from '../../testing/fake-s3.ts';

const STORED_AT = new Date('2026-11-18T12:00:00Z');

let s3: FakeS3;
let dataDir: string;
let files: Files;
beforeAll(async () => {
  s3 = await startFakeS3(() => STORED_AT);
  dataDir = await mkdtemp(path.join(tmpdir(), 'mijn-s3-'));
  files = openFiles({ dataDir, filesUrl: s3.filesUrl });
});
afterAll(async () => {
  await s3.stop();
  await rm(dataDir, { recursive: true });
});

describe('an S3-compatible file store', () => {
  it('stores, reads, lists and removes bytes below its folder', async () => {
    const file = await files.receive(Readable.from([Buffer.from('dakgoot')]), 100);
    const key = contentKey(file.hash);
    expect(await files.has(key)).toBe(false);
    await file.keep();
    expect([...s3.objects.keys()]).toEqual([`/archief/waterpas/${key}`]);
    expect(await files.has(key)).toBe(true);
    expect(await text(await files.read(key))).toBe('dakgoot');
    expect(await text(await files.read(key, { start: 3, end: 5 }))).toBe('goo');
    const listed: StoredBytes[] = [];
    for await (const one of files.list('content/')) listed.push(one);
    expect(listed).toEqual([{ key, byte_size: 7, stored_at: STORED_AT }]);
    expect(await files.sizeOf(key)).toBe(7);
    expect(await files.sizeOf('content/00/00')).toBeUndefined();
    await files.remove(key);
    await expect(files.read(key)).rejects.toThrow(FileMissing);
  });
});
