import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { attachmentsOperations } from '@mijn/domain/attachments';
import { StoreUnavailable } from '../../platform/config/store-unavailable.ts';
import { fileReadings } from '../documents/index.ts';
import { createAssociationFixture, type AssociationFixture } from '../../testing/association-fixture.ts';
import { createPdf } from '../../testing/create-file.ts';
import { type FakeS3, type S3Fault, startFakeS3 } from '../../testing/fake-s3.ts';
import { startStoppedStore } from '../../testing/stopped-store.ts';
import { uploadAttachment } from '../../modules/attachments/testing/attachments-fixture.ts';
import { contentClaims } from './content-claims.tables.ts';
import { openFiles } from './files.ts';
import type { StoreTimes } from './s3-store.ts';
import { zipFiles } from './zip-files.ts';

jest.setTimeout(60_000);

/** Longer than 14 uploads need to arrive, and 14 other calls to be answered. */
const SLOW: StoreTimes = { connect: 3000, response: 3000, idle: 3000, uploadIdle: 3000, upload: 10_000 };
const SHORT: StoreTimes = { connect: 300, response: 300, idle: 300, uploadIdle: 300, upload: 2000 };

let fixture: AssociationFixture;
let s3: FakeS3 | undefined;
afterEach(async () => {
  await fixture.server.stop();
  await s3?.stop();
  s3 = undefined;
});

const start = async (filesUrl: string, storeTimes: StoreTimes): Promise<void> => {
  fixture = await createAssociationFixture({ config: { filesUrl }, storeTimes });
};

const upload = async (content = 'De offerte', client = fixture.owner) =>
  uploadAttachment(client, fixture.association.id, {
    name: 'Offerte.pdf',
    bytes: await createPdf(content),
  });

const UNAVAILABLE = { status: 503, error: { code: 'files_unavailable' } };

describe('a file store that does not respond', () => {
  it('holds up nobody who uses no files, and no connection to the database', async () => {
    const stopped = await startStoppedStore();
    await start(stopped.filesUrl, SLOW);
    const { owner, board, server } = fixture;
    const { pool } = server.database;
    const ended: string[] = [];
    const uploads = Array.from({ length: 14 }, async (_, number) => {
      // More of one member at once may be refused.
      const response = await upload(`Offerte ${number}`, number % 2 === 0 ? owner : board);
      ended.push('upload');
      return response;
    });
    while ((await server.database.queries.select().from(contentClaims)).length < 14);
    for (let count = 0; count < 14; count += 1) {
      expect((await owner.get('/auth/user')).status).toBe(200);
    }
    expect((await owner.raw('/health/ready')).status).toBe(200);
    expect(pool.totalCount - pool.idleCount).toBe(0);
    expect(ended).toEqual([]);
    for (const response of await Promise.all(uploads)) expect(response).toMatchObject(UNAVAILABLE);
    expect(await readdir(join(server.config.dataDir, 'files', 'incoming'))).toEqual([]);
    expect(await server.database.queries.select().from(contentClaims)).toEqual([]);
    await stopped.end();
  });

  it.each<S3Fault>(['refused', 'silent'])(
    'answers 503 with a text of its own when calls are %s, and accepts the same file afterwards',
    async (fault) => {
      s3 = await startFakeS3(() => new Date());
      await start(s3.filesUrl, SHORT);
      s3.disturb(() => fault);
      const response = await upload();
      expect(response).toMatchObject(UNAVAILABLE);
      expect(response.headers.get('retry-after')).toBe('10');
      expect(await fixture.server.database.queries.select().from(fileReadings)).toEqual([]);
      s3.disturb(undefined);
      expect((await upload()).as(attachmentsOperations.uploadAttachment).name).toBe('Offerte.pdf');
    },
  );

  it('answers downloads with 503, and shows them again when it responds', async () => {
    s3 = await startFakeS3(() => new Date());
    await start(s3.filesUrl, SHORT);
    const { id } = (await upload()).as(attachmentsOperations.uploadAttachment);
    const path = `/associations/${fixture.association.id}/attachments/${id}/file`;
    s3.disturb(() => 'silent');
    expect(await fixture.owner.get(path)).toMatchObject(UNAVAILABLE);
    s3.disturb(undefined);
    expect((await fixture.owner.raw(`/api${path}`)).status).toBe(200);
  });

  it('breaks off a zip whose file stalls', async () => {
    s3 = await startFakeS3(() => new Date());
    await start(s3.filesUrl, SHORT);
    const files = openFiles(fixture.server.config, { times: SHORT });
    const received = await files.receive(Readable.from([Buffer.alloc(5000, 1)]), 5000);
    await received.keep();
    const entry = { name: 'Notulen.pdf', byte_size: 5000, file_hash: received.hash, created_at: new Date() };
    s3.disturb(() => 'stalled');
    await expect(buffer(zipFiles(files, [entry]))).rejects.toThrow(StoreUnavailable);
  });

  it('makes a file wait to be read, and no attempt counts', async () => {
    s3 = await startFakeS3(() => new Date());
    await start(s3.filesUrl, SLOW);
    const { server } = fixture;
    const readings = () => server.database.queries.select().from(fileReadings);
    await upload();
    s3.disturb(() => 'refused');
    // The loop is longer than a file may be tried.
    for (let time = 0; time < 14; time += 1) {
      await server.runJobs();
      expect(await readings()).toMatchObject([{ searchability: 'pending', reading_attempts: 0 }]);
      server.clock.pass(6 * 60_000);
    }
    s3.disturb(undefined);
  });
});
