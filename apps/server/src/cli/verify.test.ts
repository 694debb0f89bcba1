import { appendFile, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentKey, openFiles, thumbnailKey } from '../capabilities/files/index.ts';
import { createAlbumsFixture, type AlbumsFixture } from '../modules/albums/testing/albums-fixture.ts';
import { stagePdf } from '../modules/attachments/testing/attachments-fixture.ts';
import { fileKinds } from '../modules/index.ts';
import { stagedFiles } from '../capabilities/attachments/attachments.tables.ts';
import { startFakeS3 } from '../testing/fake-s3.ts';
import { keepOutput } from '../testing/keep-output.ts';
import type { Finding } from '../capabilities/stored-files/count-damage.ts';
import { verifyFiles } from '../capabilities/stored-files/verify-files.ts';
import { runCommandLine } from './commands.ts';

let fixture: AlbumsFixture;
let databaseUrl: string;
const output = keepOutput();

beforeAll(async () => {
  fixture = await createAlbumsFixture();
  databaseUrl = String(fixture.server.database.pool.options.connectionString);
  // The test app makes no data folder of its own.
  await writeFile(path.join(fixture.server.config.dataDir, 'format'), '1\n');
  for (const name of ['Een.pdf', 'Twee.pdf', 'Drie.pdf']) {
    await stagePdf(fixture.owner, fixture.association.id, name);
  }
  await fixture.createAlbum(fixture.owner, 'Kade', 2);
  await fixture.upload(fixture.owner);
});
afterAll(() => fixture.server.stop());

const run = (...args: string[]) =>
  runCommandLine(['verify', ...args], {
    DATA_DIR: fixture.server.config.dataDir,
    DATABASE_URL: databaseUrl,
  });

const atFile = (key: string) => path.join(fixture.server.config.dataDir, 'files', key);

const hashes = async (): Promise<string[]> => {
  const rows = await fixture.server.database.queries.select().from(stagedFiles).orderBy(stagedFiles.id);
  return rows.map(({ file_hash }) => file_hash);
};

describe('the command verify', () => {
  it('finds every file of every kind of row, and ends with code 0', async () => {
    expect(await run()).toBe(0);
    expect(output.stdout.join('\n')).toMatch(
      /^Compared \d+ files of rows with \d+ stored files .*\nEvery row has its file\.$/u,
    );
    expect(await run('--quick')).toBe(0);
  });

  it('prints strays, which are no damage, and leaves them', async () => {
    const stray = contentKey('ab'.repeat(32));
    await mkdir(path.dirname(atFile(stray)), { recursive: true });
    for (const key of [stray, 'content/ab/.DS_Store']) {
      await writeFile(atFile(key), 'dakgoot');
      await utimes(atFile(key), new Date('2026-01-01'), new Date('2026-01-01'));
    }
    await writeFile(atFile(contentKey(`ab${'cd'.repeat(31)}`)), 'onderweg');
    expect(await run()).toBe(0);
    expect(output.stdout).toEqual(
      expect.arrayContaining([
        `stray: ${stray}: no row needs its 7 bytes. The daily job of the server removes it.`,
        'unknown: content/ab/.DS_Store: the portal does not make such files, and leaves it.',
      ]),
    );
    expect(output.stdout.at(-1)).toContain(
      '2 stored files have no row.\n1 stored file without a row may belong',
    );
    // A file of the fixture may be in the same folder, because its hash is another one in each run.
    for (const name of [stray, 'content/ab/.DS_Store', contentKey(`ab${'cd'.repeat(31)}`)])
      await rm(atFile(name));
  });

  it('prints missing and damaged files, and ends with code 1', async () => {
    const [missing = '', longer = '', changed = ''] = await hashes();
    await rm(atFile(contentKey(missing)));
    await rm(atFile(thumbnailKey(missing)));
    await appendFile(atFile(contentKey(longer)), 'x');
    const bytes = Buffer.alloc((await openFiles(fixture.server.config).sizeOf(contentKey(changed))) ?? 0);
    await writeFile(atFile(contentKey(changed)), bytes);
    expect(await run('--quick')).toBe(1);
    expect(output.stdout.map((line) => line.split(': ').slice(0, 2).join(' ')).toSorted()).toEqual(
      [
        `missing ${contentKey(missing)}`,
        `missing ${thumbnailKey(missing)}`,
        `wrong size ${contentKey(longer)}`,
      ].toSorted(),
    );
    expect(output.stderr.join('\n')).toContain('3 files are missing, unreadable or damaged.');
    output.stdout = [];
    expect(await run()).toBe(1);
    expect(output.stdout.map((line) => line.split(': ').slice(0, 2).join(' '))).toContain(
      `changed ${contentKey(changed)}`,
    );
  });

  it('compares with an S3-compatible store, which has none of the files', async () => {
    const s3 = await startFakeS3(() => new Date('2026-01-01'));
    const files = openFiles({ ...fixture.server.config, filesUrl: s3.filesUrl });
    const found: Finding[] = [];
    const verified = await verifyFiles(fixture.server.database, files, fileKinds, {
      now: new Date(),
      isQuick: false,
      report: (finding) => found.push(finding),
    });
    await s3.stop();
    expect(verified.damaged).toBe(verified.required);
    expect(new Set(found.map(({ fault }) => fault))).toEqual(new Set(['missing']));
  });

  it('refuses a folder that is no data folder, instead of reporting every file as missing', async () => {
    const wrong = path.join(fixture.server.config.dataDir, 'typefout');
    expect(await runCommandLine(['verify'], { DATA_DIR: wrong, DATABASE_URL: databaseUrl })).toBe(1);
    expect(output.stderr.join()).toContain(`There is no data folder of the portal at ${wrong}`);
    expect(await run('alles')).toBe(2);
  });
});
