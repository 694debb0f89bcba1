import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { StartFault } from '../../platform/config/errors.ts';
import { isStoreFull } from '../../platform/config/store-full.ts';
import type { StoreTimes } from '../files/s3-store.ts';
import { contentKey, openStoreMove } from '../files/index.ts';
import { type FakeS3, type S3Fault, startFakeS3 } from '../../testing/fake-s3.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import type { FileKind } from './file-kind.ts';
import { copyFiles } from './move-files.ts';

const FOLDER = '/archief/waterpas/';

/** A busy machine answers within them. */
const TIMES: StoreTimes = { connect: 1000, response: 1000, idle: 1000, uploadIdle: 1000, upload: 5000 };

let server: TestApp;
let s3: FakeS3;
let dataDir: string;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  s3 = await startFakeS3(() => new Date());
  dataDir = await mkdtemp(path.join(tmpdir(), 'mijn-move-'));
});
afterEach(async () => {
  await s3.stop();
  await rm(dataDir, { recursive: true });
});

const contentOf = (number: number): Buffer => Buffer.from(`Stuk ${number}. `.repeat(10_000));
const keyOf = (number: number): string =>
  contentKey(createHash('sha256').update(contentOf(number)).digest('hex'));

const kind: FileKind = {
  prefix: 'content/',
  pattern: /./u,
  hashOf: (key) => key.slice(key.lastIndexOf('/') + 1),
  listNeeded: async (_, keys) => new Set(keys),
  listRequired: async function* listRequired() {
    yield [];
  },
};

const store = (number: number): void => {
  s3.objects.set(FOLDER + keyOf(number), { bytes: contentOf(number), modified_at: new Date() });
};

const written: string[] = [];
async function move(to: 's3' | 'disk') {
  written.length = 0;
  return copyFiles(server.database, openStoreMove(to, dataDir, s3.filesUrl, TIMES), {
    kinds: [kind],
    report: (line) => written.push(line),
    progress: () => undefined,
  });
}

const refuseAll = (refusal: Parameters<FakeS3['fill']>[0]): void => s3.fill(refusal);

const incoming = () => readdir(path.join(dataDir, 'files', 'incoming'));

const FAULTS: readonly S3Fault[] = ['refused', 'silent', 'cut off', 'stalled'];

describe('a move from a store with faults', () => {
  it.each(FAULTS)('tries a file again whose transfer is %s once, and keeps no part of it', async (fault) => {
    [1, 2, 3].forEach(store);
    let isDue = true;
    s3.disturb((call) => {
      if (!isDue || call !== `GET ${FOLDER}${keyOf(2)}`) return undefined;
      isDue = false;
      return fault;
    });
    expect(await move('disk')).toMatchObject({ copied: 3, failed: 0 });
    expect(isDue).toBe(false);
    expect(await incoming()).toEqual([]);
  });

  it.each(FAULTS)('reports a file whose transfer is always %s, and copies the others', async (fault) => {
    [1, 2, 3].forEach(store);
    s3.disturb((call) => (call === `GET ${FOLDER}${keyOf(2)}` ? fault : undefined));
    expect(await move('disk')).toMatchObject({ copied: 2, failed: 1 });
    expect(written).toEqual([expect.stringMatching(new RegExp(`^${keyOf(2)}: .+\\.$`))]);
    expect(await incoming()).toEqual([]);
    s3.disturb(undefined);
    expect(await move('disk')).toMatchObject({ copied: 1, present: 2, failed: 0 });
  });

  it('stops when one file after another fails, and when the files can not be listed', async () => {
    for (let number = 0; number < 40; number += 1) store(number);
    s3.disturb((call) => (call.startsWith('GET /archief/waterpas/') ? 'cut off' : undefined));
    await expect(move('disk')).rejects.toThrow(StartFault);
    // The files under way report their fault too.
    expect(written.length).toBeLessThanOrEqual(23);
    s3.disturb(() => 'refused');
    await expect(move('disk')).rejects.toThrow("can't be listed");
  });
});

describe('a move to a store with faults', () => {
  beforeEach(async () => {
    for (const number of [1, 2, 3]) {
      const file = path.join(dataDir, 'files', keyOf(number));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, contentOf(number));
    }
  });

  it.each(['refused', 'silent'] as const)('sends a file again that is %s once', async (fault) => {
    let isDue = true;
    s3.disturb((call) => {
      if (!isDue || call !== `PUT ${FOLDER}${keyOf(2)}`) return undefined;
      isDue = false;
      return fault;
    });
    expect(await move('s3')).toMatchObject({ copied: 3, failed: 0 });
    expect(isDue).toBe(false);
  });

  it('stops at once when the target is full, and continues when it has room', async () => {
    refuseAll({ status: 507, code: 'XMinioStorageFull' });
    const fault: unknown = await move('s3').catch((error: unknown) => error);
    expect(isStoreFull(fault)).toBe(true);
    refuseAll(undefined);
    expect(await move('s3')).toMatchObject({ copied: 3, failed: 0 });
    expect(await move('s3')).toMatchObject({ copied: 0, present: 3 });
  });
});
