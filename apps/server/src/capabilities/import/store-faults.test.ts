import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { StartFault } from '../../platform/config/errors.ts';
import { importers } from '../../modules/index.ts';
import { type FakeS3, startFakeS3 } from '../../testing/fake-s3.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { pdfStub } from '../../testing/create-file.ts';
import { importFolder } from './import-folder.ts';

let server: TestApp;
let folder: string;
let s3: FakeS3;
beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
  await mkdir(path.join(folder, 'bestanden'));
  await writeFile(path.join(folder, 'bestanden/notulen.pdf'), pdfStub());
  const files: Record<string, string> = {
    'associations.csv': 'code,name,title\n1001,VvE De Kade,Kadestraat 1\n',
    'archive-groups.csv': 'association_code,code,name,is_board_only\n1001,VERG,Vergaderstukken,no\n',
    'archive-documents.csv':
      'association_code,group_code,code,file,name,document_date,created_at,hidden_at,tags\n' +
      '1001,VERG,D1,bestanden/notulen.pdf,Notulen,2026-06-24,2026-06-25T09:00:00Z,,\n',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  s3 = await startFakeS3(() => new Date());
});
afterEach(() => s3.stop());

const run = () =>
  importFolder(
    importers,
    folder,
    { ...server, config: { ...server.config, filesUrl: s3.filesUrl }, now: server.clock.now },
    () => undefined,
  );

describe('an import while the file store fails', () => {
  it('ends in one line that names the file', async () => {
    s3.disturb((call) => (call.startsWith('PUT') ? 'refused' : undefined));
    const fault: unknown = await run().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(StartFault);
    expect(String(fault)).toMatch(/The file store failed 3 times at content\/.+ \(HTTP status 500\)/u);
    expect(String(fault)).not.toContain('    at ');
  });

  it('sends a file again that was refused twice', async () => {
    let refused = 0;
    s3.disturb((call) => {
      if (!call.startsWith('PUT') || refused === 2) return undefined;
      refused += 1;
      return 'refused';
    });
    expect(await run()).toMatchObject({ 'archive-documents.csv': { created: 1 } });
    expect(refused).toBe(2);
  });
});
