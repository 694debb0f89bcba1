import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StoreUnavailable } from '../../platform/config/store-unavailable.ts';
import { contentKey, FileMissing, openFiles, type Files, type StoredBytes } from './index.ts';
import { type FakeS3, type S3Fault, startFakeS3 } from '../../testing/fake-s3.ts';
import { startStoppedStore, type StoppedStore } from '../../testing/stopped-store.ts';
import { STORE_TIMES, type StoreTimes } from './s3-store.ts';

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

/** The calls are few enough for the breaker, which has tests of its own. */
describe('an S3-compatible file store that fails', () => {
  const times: StoreTimes = { connect: 200, response: 200, idle: 200, uploadIdle: 200, upload: 2000 };
  const open = (filesUrl: string): Files => openFiles({ dataDir, filesUrl }, { times });
  const receive = (own: Files, size: number) => own.receive(Readable.from([Buffer.alloc(size, 1)]), size);

  it.each<S3Fault>(['refused', 'silent'])('is unavailable when a call is %s', async (fault) => {
    s3.disturb(() => fault);
    const own = open(s3.filesUrl);
    await expect(own.has('content/a')).rejects.toThrow(StoreUnavailable);
    const file = await receive(own, 10);
    await expect(file.keep()).rejects.toThrow(StoreUnavailable);
    expect(await own.isUp()).toBe(false);
    s3.disturb(undefined);
    expect(await own.isUp()).toBe(true);
  });

  it.each<S3Fault>(['cut off', 'stalled'])('ends a download that is %s', async (fault) => {
    const file = await receive(files, 5000);
    await file.keep();
    s3.disturb(() => fault);
    const body = await open(s3.filesUrl).read(contentKey(file.hash));
    await expect(text(body)).rejects.toThrow(StoreUnavailable);
    s3.disturb(undefined);
  });

  it('waits for a receiver that pauses for longer than the store may', async () => {
    const file = await receive(files, 5_000_000);
    await file.keep();
    const idle = 500;
    const own = openFiles({ dataDir, filesUrl: s3.filesUrl }, { times: { ...STORE_TIMES, idle } });
    const body = await own.read(contentKey(file.hash));
    let size = 0;
    for await (const chunk of body) {
      if (size === 0) await new Promise((resolve) => setTimeout(resolve, 3 * idle));
      size += chunk.length;
    }
    expect(size).toBe(5_000_000);
  });

  describe('because its process was stopped', () => {
    let stopped: StoppedStore;
    beforeAll(async () => {
      stopped = await startStoppedStore();
    });
    afterAll(() => stopped.end());

    it('is unavailable for a file that does not fit into the buffers of the connection', async () => {
      const own = open(stopped.filesUrl);
      const file = await receive(own, 20_000_000);
      await expect(own.put('content/a', file.path)).rejects.toThrow(StoreUnavailable);
    });

    it('is unavailable for each further call', async () => {
      const own = open(stopped.filesUrl);
      await expect(own.read('content/a')).rejects.toThrow(StoreUnavailable);
      await expect(own.remove('content/a')).rejects.toThrow(StoreUnavailable);
    });
  });
});
