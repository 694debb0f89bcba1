import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openFiles } from '../files/index.ts';
import { type AlbumsFixture, createAlbumsFixture } from '../../modules/albums/testing/albums-fixture.ts';
import { stagePdf } from '../../modules/attachments/testing/attachments-fixture.ts';
import { fileKinds } from '../../modules/index.ts';
import { sampleFiles } from './sample-files.ts';

let fixture: AlbumsFixture;
let elsewhere: string;
beforeAll(async () => {
  fixture = await createAlbumsFixture();
  elsewhere = await mkdtemp(path.join(tmpdir(), 'mijn-elsewhere-'));
  await stagePdf(fixture.owner, fixture.association.id, 'Een.pdf');
  await fixture.upload(fixture.owner);
});
afterAll(async () => {
  await fixture.server.stop();
  await rm(elsewhere, { recursive: true });
});

const sampleIn = (dataDir: string) =>
  sampleFiles(fixture.server.database, openFiles({ dataDir, filesUrl: undefined }), fileKinds);

describe('a sample of the stored files', () => {
  it('is complete in the file store of the database', async () => {
    const { missing, sampled } = await sampleIn(fixture.server.config.dataDir);
    expect(missing).toBe(0);
    expect(sampled).toBeGreaterThanOrEqual(2);
  });

  it('is missing in another file store', async () => {
    const { missing, sampled } = await sampleIn(elsewhere);
    expect(missing).toBe(sampled);
    expect(sampled).toBeGreaterThanOrEqual(2);
  });
});
