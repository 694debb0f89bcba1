import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { isLong } from '@mijn/jest/long';
import { archiveOperations } from '@mijn/domain/archive';
import { importFolder } from '../../capabilities/import/import-folder.ts';
import { importers } from '../index.ts';
import { fileReadings } from '../../capabilities/documents/index.ts';
import { createPdf } from '../../testing/create-file.ts';
import { createFlateBombPdf } from '../../testing/hostile-files.ts';
import { createArchiveFixture, type ArchiveFixture } from './testing/archive-fixture.ts';

jest.setTimeout(60_000);

let fixture: ArchiveFixture;
let folder: string;
beforeAll(async () => {
  fixture = await createArchiveFixture();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
});
afterAll(async () => {
  await fixture.server.stop();
  await rm(folder, { recursive: true });
});

const found = async (q: string): Promise<string[]> => {
  const body = (await fixture.owner.get(`${fixture.path}/documents?q=${q}`)).as(
    archiveOperations.listDocuments,
  );
  return body.data.map(({ name }: { name: string }) => name).toSorted();
};

describe('the text of documents', () => {
  it('is read once for documents with the same content, and a search finds each of the documents', async () => {
    const bytes = await createPdf('De intercom wordt vervangen.');
    await fixture.uploadAndRead({ name: 'Een.pdf', bytes });
    await fixture.uploadAndRead({ name: 'Twee.pdf', bytes });
    const readings = await fixture.server.database.queries.select().from(fileReadings);
    expect(readings).toMatchObject([{ searchability: 'searchable', reading_attempts: 1 }]);
    expect(await found('intercom')).toEqual(['Een.pdf', 'Twee.pdf']);
  });

  // `documents/hostile-files.test.ts` reads such a hostile file each day.
  if (isLong()) {
    it('is kept up to the page where a file exceeds the memory limit, while the server still responds', async () => {
      const uploading = fixture.uploadAndRead({
        name: 'Bom.pdf',
        bytes: createFlateBombPdf('Keuring van de lift'),
      });
      for (let call = 0; call < 20; call += 1) {
        expect((await fixture.owner.get('/auth/user')).status).toBe(200);
      }
      expect(await uploading).toMatchObject({
        page_count: 2,
        searchability: 'searchable',
        is_unreadable: true,
      });
      expect(await found('keuring')).toEqual(['Bom.pdf']);
      const next = await fixture.uploadAndRead({
        name: 'Volgende.pdf',
        bytes: await createPdf('De zonwering'),
      });
      expect(next).toMatchObject({ searchability: 'searchable', is_unreadable: false });
    });
  }

  it('is the text of the new file after an import has changed the file', async () => {
    await writeFile(
      path.join(folder, 'archive-documents.csv'),
      `association_code,group_code,code,file,name,document_date\n1001,${fixture.open.id},D1,polis.pdf,Polis,2026-06-24\n`,
    );
    const { database, config, secret, clock } = fixture.server;
    const importText = async (text: string) => {
      await writeFile(path.join(folder, 'polis.pdf'), await createPdf(text));
      await importFolder(importers, folder, { database, config, secret, now: clock.now }, () => undefined);
      // Readings start when no more rows have come for a while.
      clock.pass(10_000);
      await fixture.server.runJobs();
    };
    await importText('Verzekerd tegen hagel.');
    expect(await found('hagel')).toEqual(['Polis.pdf']);
    await importText('Verzekerd tegen bliksem.');
    expect([await found('hagel'), await found('bliksem')]).toEqual([[], ['Polis.pdf']]);
  });
});
