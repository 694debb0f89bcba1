import { appendFile, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { contentKey } from '../capabilities/files/index.ts';
import { type AlbumsFixture, createAlbumsFixture } from '../modules/albums/testing/albums-fixture.ts';
import { stagePdf } from '../modules/attachments/testing/attachments-fixture.ts';
import { fileKinds } from '../modules/index.ts';
import { type FakeS3, startFakeS3 } from '../testing/fake-s3.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';

jest.setTimeout(60_000);

const FOLDER = '/archief/waterpas/';

let fixture: AlbumsFixture;
let databaseUrl: string;
let s3: FakeS3;
const output = keepOutput();

beforeAll(async () => {
  fixture = await createAlbumsFixture();
  const { server, owner, association } = fixture;
  databaseUrl = String(server.database.pool.options.connectionString);
  // The test app makes no data folder of its own.
  await writeFile(path.join(server.config.dataDir, 'format'), '1\n');
  for (const name of ['Een.pdf', 'Twee.pdf']) await stagePdf(owner, association.id, name);
  await fixture.createAlbum(owner, 'Kade');
  await owner.post('/personal-data/export');
  await server.runJobs();
  await fixture.upload(owner);
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  s3 = await startFakeS3(() => new Date());
});
afterEach(() => s3.stop());

const run = (args: string[], environment: Record<string, string>) => {
  Object.assign(output, { stdout: [], stderr: [] });
  return runCommandLine(args, {
    DATA_DIR: fixture.server.config.dataDir,
    DATABASE_URL: databaseUrl,
    ...environment,
  });
};
const move = (environment: Record<string, string>, to: string, ...args: string[]) =>
  run(['files', 'move', '--to', to, ...args], environment);
const onDisk = () => ({ FILES_URL_OTHER: s3.filesUrl });
const onS3 = () => ({ FILES_URL: s3.filesUrl });

const atFile = (key: string) => path.join(fixture.server.config.dataDir, 'files', key);
const keysInS3 = () => [...s3.objects.keys()].map((key) => key.replace(FOLDER, '')).toSorted();

async function writeStray(key: string, stored_at: string): Promise<void> {
  await mkdir(path.dirname(atFile(key)), { recursive: true });
  await writeFile(atFile(key), 'dakgoot');
  await utimes(atFile(key), new Date(stored_at), new Date(stored_at));
}

describe('the command files move', () => {
  it('moves the files of every kind to an S3-compatible store and back, and verify finds every one', async () => {
    const all = await fixture.storedKeys();
    expect(new Set(all.map((key) => `${key.split('/')[0]}/`))).toEqual(
      new Set(fileKinds.map(({ prefix }) => prefix)),
    );
    expect(await move(onDisk(), 's3')).toBe(0);
    expect(output.stdout[0]).toMatch(
      new RegExp(
        `^Copied ${all.length} files \\(\\d+ bytes\\) to the store s3://archief/waterpas. It had 0 already.`,
      ),
    );
    expect(output.stdout[0]).toContain('rename the variable FILES_URL_OTHER to FILES_URL, restart');
    expect(keysInS3()).toEqual(all);
    for (const key of all) {
      expect(s3.objects.get(FOLDER + key)?.bytes.equals(await readFile(atFile(key)))).toBe(true);
    }
    expect(await run(['verify'], onS3())).toBe(0);
    expect(await fixture.storedKeys()).toEqual(all);

    // Files that came in before the restart are copied afterwards, and nothing is copied again.
    await stagePdf(fixture.owner, fixture.association.id, 'Intussen.pdf');
    s3.calls.length = 0;
    expect(await move(onS3(), 's3')).toBe(0);
    expect(output.stdout[0]).toContain(`It had ${all.length} already.\nThe files of the data folder`);
    expect(s3.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);

    expect(await move(onS3(), 's3', '--remove')).toBe(0);
    expect(output.stdout[0]).toContain(`Removed ${all.length + 1} files from the data folder`);
    expect(await fixture.storedKeys()).toEqual([]);

    expect(await move(onS3(), 'disk')).toBe(0);
    expect(output.stdout[0]).toContain('rename the variable FILES_URL to FILES_URL_OTHER, restart');
    expect(await fixture.storedKeys()).toEqual(keysInS3());
    expect(await run(['verify'], {})).toBe(0);
    expect(await move(onDisk(), 'disk', '--remove')).toBe(0);
    expect(keysInS3()).toEqual([]);
    expect(await fixture.storedKeys()).toHaveLength(all.length + 1);
  });

  it('leaves files without a row out, removes the old ones with the others, and keeps those of others', async () => {
    const all = await fixture.storedKeys();
    const old = contentKey('ab'.repeat(32));
    const young = contentKey('cd'.repeat(32));
    await writeStray(old, '2026-01-01');
    await writeStray('content/ab/.DS_Store', '2026-01-01');
    await writeStray(young, new Date().toISOString());
    expect(await move(onDisk(), 's3')).toBe(0);
    expect(output.stdout[0]).toContain('3 files without a row were not copied');
    expect(keysInS3()).toEqual(all);
    expect(await move(onS3(), 's3', '--remove')).toBe(1);
    expect(output.stderr.at(-1)).toContain('1 files were left');
    expect(await fixture.storedKeys()).toEqual(['content/ab/.DS_Store', young]);
    await rm(atFile(young));
    await rm(path.dirname(atFile(old)), { recursive: true });
    expect(await move(onS3(), 'disk')).toBe(0);
  });

  it('removes nothing as long as the servers use it, the last run copied something, or the copy differs', async () => {
    const all = await fixture.storedKeys();
    expect(await move(onDisk(), 's3', '--remove')).toBe(1);
    expect(output.stderr[0]).toContain('The servers still use the data folder');
    expect(await move(onS3(), 's3', '--remove')).toBe(1);
    expect(output.stderr[0]).toContain('Nothing was removed, because files had come since the last time');
    expect(await fixture.storedKeys()).toEqual(all);
    const [changed = ''] = all;
    const copy = s3.objects.get(FOLDER + changed);
    s3.objects.set(FOLDER + changed, {
      bytes: Buffer.alloc(copy?.bytes.length ?? 0),
      modified_at: new Date(),
    });
    expect(await move(onS3(), 's3', '--remove')).toBe(1);
    expect(output.stderr.at(-1)).toContain('1 files were left: their copy is not the same');
    expect(await fixture.storedKeys()).toEqual([changed]);
    expect(await move(onS3(), 'disk')).toBe(0);
    expect(await fixture.storedKeys()).toEqual(all);
  });

  it('does not copy a damaged file, copies the others, and copies over a copy that was cut off', async () => {
    const all = await fixture.storedKeys();
    const [damaged = '', short = ''] = all.filter((key) => key.startsWith('content/'));
    const bytes = await readFile(atFile(damaged));
    await appendFile(atFile(damaged), 'x');
    s3.objects.set(FOLDER + short, { bytes: Buffer.from('half'), modified_at: new Date() });
    expect(await move(onDisk(), 's3')).toBe(1);
    expect(output.stderr).toEqual([
      `${damaged}: its bytes are not those that were stored. Restore it from the backup.`,
      expect.stringMatching(/^Copied \d+ files[^]*\n1 files could not be copied: see above/u),
    ]);
    expect(keysInS3()).toEqual(all.filter((key) => key !== damaged));
    await writeFile(atFile(damaged), bytes);
    expect(await move(onDisk(), 's3')).toBe(0);
    expect(await run(['verify'], onS3())).toBe(0);
  });

  it('says which variable is missing or too many, and refuses a folder that is no data folder', async () => {
    expect(await move({}, 's3')).toBe(1);
    expect(output.stderr[0]).toContain('FILES_URL_OTHER is not set');
    expect(await move({ ...onDisk(), FILES_URL: 's3://elders' }, 's3')).toBe(1);
    expect(output.stderr[0]).toContain('name two stores');
    expect(await move({ ...onDisk(), DATA_DIR: atFile('typefout') }, 's3')).toBe(1);
    expect(output.stderr[0]).toContain('There is no data folder of the portal');
    expect(await move(onDisk(), 'tape')).toBe(2);
    expect(await move({ FILES_URL_OTHER: 'https://store' }, 's3')).toBe(1);
    expect(output.stderr[0]).toContain('FILES_URL_OTHER must be s3://');
  });
});
