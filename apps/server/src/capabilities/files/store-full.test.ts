import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { attachmentsOperations } from '@mijn/domain/attachments';
import { fileReadings } from '../documents/index.ts';
import { createAssociationFixture, type AssociationFixture } from '../../testing/association-fixture.ts';
import { createPdf } from '../../testing/create-file.ts';
import { type FakeS3, startFakeS3 } from '../../testing/fake-s3.ts';
import { uploadAttachment } from '../../modules/attachments/testing/attachments-fixture.ts';

jest.setTimeout(60_000);

type Refusal = Parameters<FakeS3['fill']>[0];

const FULL: Refusal = { status: 507, code: 'XMinioStorageFull' };

let s3: FakeS3;
let fixture: AssociationFixture;
beforeEach(async () => {
  s3 = await startFakeS3(() => new Date());
  fixture = await createAssociationFixture({ config: { filesUrl: s3.filesUrl } });
});
afterEach(async () => {
  await fixture.server.stop();
  await s3.stop();
});

const refuseAll = (refusal: Refusal): void => s3.fill(refusal);

const upload = async () =>
  uploadAttachment(fixture.owner, fixture.association.id, {
    name: 'Offerte.pdf',
    bytes: await createPdf('De offerte'),
  });

it.each([FULL, { status: 403, code: 'QuotaExceeded' }])(
  'a store that is full (%j) answers 507, keeps nothing, and accepts the same file when it has room',
  async (refusal) => {
    refuseAll(refusal);
    expect(await upload()).toMatchObject({ status: 507, error: { code: 'storage_full' } });
    expect(s3.objects.size).toBe(0);
    expect(await readdir(path.join(fixture.server.config.dataDir, 'files', 'incoming'))).toEqual([]);
    expect(await fixture.server.database.queries.select().from(fileReadings)).toEqual([]);
    refuseAll(undefined);
    expect((await upload()).as(attachmentsOperations.uploadAttachment).name).toBe('Offerte.pdf');
  },
);

it('a file waits to be read as long as the store has no room for its thumbnail, and no attempt counts', async () => {
  const { server } = fixture;
  const readings = () => server.database.queries.select().from(fileReadings);
  await upload();
  refuseAll(FULL);
  // The loop is longer than a file may be tried.
  for (let time = 0; time < 14; time += 1) {
    await server.runJobs();
    expect(await readings()).toMatchObject([{ searchability: 'pending', reading_attempts: 0 }]);
    server.clock.pass(6 * 60_000);
  }
  refuseAll(undefined);
  await server.runJobs();
  expect(await readings()).toMatchObject([{ searchability: 'searchable', has_thumbnail: true }]);
});
