import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { archiveOperations } from '@mijn/domain/archive';
import { importFolder } from '../../import/import-folder.ts';
import { fileReadings } from '../../documents/index.ts';
import { makePdf } from '../../testing/make-file.ts';
import { makeFlateBombPdf } from '../../testing/make-hostile-file.ts';
import { createArchiveWorld, type ArchiveWorld } from './testing/archive-world.ts';

jest.setTimeout(60_000);

let world: ArchiveWorld;
let folder: string;
beforeAll(async () => {
  world = await createArchiveWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
});
afterAll(async () => {
  await world.server.stop();
  await rm(folder, { recursive: true });
});

const found = async (q: string): Promise<string[]> => {
  const body = (await world.owner.get(`${world.path}/documents?q=${q}`)).as(archiveOperations.listDocuments);
  return body.data.map(({ name }: { name: string }) => name).toSorted();
};

describe('the text of documents', () => {
  it('is read once for documents with the same content, and found in each of them', async () => {
    const bytes = await makePdf('De intercom wordt vervangen.');
    await world.uploadAndRead({ name: 'Een.pdf', bytes });
    await world.uploadAndRead({ name: 'Twee.pdf', bytes });
    const readings = await world.server.database.queries.select().from(fileReadings);
    expect(readings).toMatchObject([{ searchability: 'searchable', reading_attempts: 1 }]);
    expect(await found('intercom')).toEqual(['Een.pdf', 'Twee.pdf']);
  });

  it('is kept as far as it was read in a file that takes all memory, while the server answers', async () => {
    const uploading = world.uploadAndRead({
      name: 'Bom.pdf',
      bytes: makeFlateBombPdf('Keuring van de lift'),
    });
    for (let call = 0; call < 20; call += 1) {
      expect((await world.owner.get('/auth/user')).status).toBe(200);
    }
    expect(await uploading).toMatchObject({
      page_count: 2,
      searchability: 'searchable',
      is_unreadable: true,
    });
    expect(await found('keuring')).toEqual(['Bom.pdf']);
    const next = await world.uploadAndRead({ name: 'Volgende.pdf', bytes: await makePdf('De zonwering') });
    expect(next).toMatchObject({ searchability: 'searchable', is_unreadable: false });
  });

  it('is that of the new bytes once an import has changed them', async () => {
    await writeFile(
      path.join(folder, 'archive-documents.csv'),
      `association_code,group_code,code,file,name,document_date\n1001,${world.open.id},D1,polis.pdf,Polis,2026-06-24\n`,
    );
    const { database, config, clock } = world.server;
    const importText = async (text: string) => {
      await writeFile(path.join(folder, 'polis.pdf'), await makePdf(text));
      await importFolder(folder, { database, config, now: clock.now }, () => undefined);
      await world.server.runJobs();
    };
    await importText('Verzekerd tegen hagel.');
    expect(await found('hagel')).toEqual(['Polis.pdf']);
    await importText('Verzekerd tegen bliksem.');
    expect([await found('hagel'), await found('bliksem')]).toEqual([[], ['Polis.pdf']]);
  });
});
