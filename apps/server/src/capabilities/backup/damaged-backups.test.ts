import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { extract as createExtract, pack as createPack } from 'tar-stream';
import { buffer } from 'node:stream/consumers';
import { runCommandLine } from '../../cli/commands.ts';
import { createAlbumsFixture, type AlbumsFixture } from '../../modules/albums/testing/albums-fixture.ts';
import { stagePdf } from '../../modules/attachments/testing/attachments-fixture.ts';
import { type FakeS3, startFakeS3 } from '../../testing/fake-s3.ts';
import { keepOutput } from '../../testing/keep-output.ts';
import { runProgram, type ServerProcess } from '../../testing/server-process.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { lastBackups } from './backup.tables.ts';
import { madeFiles, openFiles } from '../files/index.ts';
import { fileKinds } from '../../modules/index.ts';
import { streamBackup } from './create-backup.ts';

jest.setTimeout(120_000);

const SESSION_SECRET = 'x'.repeat(32);

let fixture: AlbumsFixture;
let folder: string;
const output = keepOutput();
const databases: TestDatabase[] = [];
const servers: ServerProcess[] = [];

const original = () => ({
  DATA_DIR: fixture.server.config.dataDir,
  DATABASE_URL: fixture.server.databaseUrl,
  SESSION_SECRET,
});

async function emptyInstallation(): Promise<Record<'DATA_DIR' | 'DATABASE_URL' | 'SESSION_SECRET', string>> {
  const database = await createEmptyDatabase();
  databases.push(database);
  const DATA_DIR = path.join(folder, `data-${databases.length}`);
  return { DATA_DIR, DATABASE_URL: database.url, SESSION_SECRET };
}

const run = (args: string[], environment: Record<string, string> = original()) => {
  Object.assign(output, { stdout: [], stderr: [] });
  return runCommandLine(args, environment);
};

const at = (name: string) => path.join(folder, name);
const atFile = (key: string, dataDir = original().DATA_DIR) => path.join(dataDir, 'files', key);

async function flipBit(file: string, place: number): Promise<void> {
  const bytes = await readFile(file);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  await writeFile(file, bytes);
}

/** Returns a key of each kind whose damage is found: a document, a picture and a thumbnail. */
async function keysOfEachKind(): Promise<string[]> {
  const all = await fixture.storedKeys();
  return ['content/', 'pictures/', 'thumbnails/'].map(
    (prefix) => all.findLast((key) => key.startsWith(prefix)) ?? '',
  );
}

const printedKeys = (fault: string): string[] =>
  [...output.stdout, ...output.stderr]
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.startsWith(`${fault}: `))
    .map((line) => line.split(': ')[1] ?? '')
    .toSorted();

/** Writes the archive as the version before hashes wrote it. */
async function toFormat1(from: string, to: string): Promise<void> {
  const [source, target] = [createExtract(), createPack()];
  const written = pipeline(target, createWriteStream(to));
  const read = pipeline(createReadStream(from), source);
  for await (const entry of source) {
    const content = await buffer(entry);
    if (entry.header.name.startsWith('hashes/')) continue;
    const text = entry.header.name === 'manifest.json' ? content.toString() : undefined;
    target.entry({ name: entry.header.name }, text?.replace('"format": 2', '"format": 1') ?? content);
  }
  target.finalize();
  await Promise.all([read, written]);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-damaged-'));
  fixture = await createAlbumsFixture();
  await writeFile(path.join(fixture.server.config.dataDir, 'format'), '1\n');
  await fixture.createAlbum(fixture.owner, 'Kade', 2);
  await stagePdf(fixture.owner, fixture.association.id, 'Een.pdf');
  await stagePdf(fixture.owner, fixture.association.id, 'Twee.pdf');
  await fixture.server.runJobs();
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.kill('SIGTERM');
    await server.ended;
  }
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  await fixture.server.stop();
  await rm(folder, { recursive: true });
});

describe('a backup of three files with another bit', () => {
  let damaged: string[];
  beforeAll(async () => {
    damaged = (await keysOfEachKind()).toSorted();
    for (const key of damaged) await flipBit(atFile(key), 20);
  });
  afterAll(async () => {
    for (const key of damaged) await flipBit(atFile(key), 20);
  });

  it('names the three, ends with code 1, has the rest, and is no good one', async () => {
    expect(await run(['backup', at('damaged.tar')])).toBe(1);
    expect(printedKeys('changed')).toEqual(damaged);
    expect(output.stderr.at(-1)).toContain('no good bytes of 3 files that rows need');
    expect(await fixture.server.database.queries.select().from(lastBackups)).toEqual([]);
    expect(await run(['backup', '--check', at('damaged.tar')], {})).toBe(1);
    expect(printedKeys('changed')).toEqual(damaged);
  });

  it('counts them as three in verify', async () => {
    expect(await run(['verify'])).toBe(1);
    expect(printedKeys('changed')).toEqual(damaged);
    expect(output.stderr.at(-1)).toContain('3 files are missing, unreadable or damaged.');
  });

  it('is restored without the three, which members read to be missing', async () => {
    const restored = await emptyInstallation();
    expect(await run(['restore', at('damaged.tar')], restored)).toBe(1);
    expect(printedKeys('missing')).toEqual(damaged);
    expect(output.stderr.at(-1)).toContain('3 files are missing, see above');
    expect(await run(['verify'], restored)).toBe(1);
    expect(printedKeys('missing')).toEqual(damaged);
    expect(printedKeys('changed')).toEqual([]);
    const server = runProgram('main.ts', { PORT: '0', ...restored });
    servers.push(server);
    const client = createTestClient(await server.url);
    for (const [name, value] of fixture.owner.cookies) client.cookies.set(name, value);
    const hash = damaged[0]?.split('/')[2];
    const rows = await fixture.server.database.pool.query<{ id: string }>(
      'select id from staged_files where file_hash = $1',
      [hash],
    );
    const call = `/associations/${fixture.association.id}/attachments/${rows.rows[0]?.id}/file`;
    expect(await client.get(call)).toMatchObject({ status: 410, error: { code: 'file_missing' } });
  });
});

describe('a good backup', () => {
  it('is recorded, so that its age is known', async () => {
    expect(await run(['backup', at('good.tar')])).toBe(0);
    expect(await fixture.server.database.queries.select().from(lastBackups)).toHaveLength(1);
    expect(await run(['backup', '--check', at('good.tar')], {})).toBe(0);
    expect(output.stdout[0]).toContain('all that can be checked is right');
  });

  it('learns the fingerprints of pictures that older versions made, and says so', async () => {
    await fixture.server.database.queries.delete(madeFiles);
    expect(await run(['backup', at('learns.tar')])).toBe(0);
    const made = (await fixture.storedKeys()).filter((key) => /^(?:pictures|thumbnails)\//u.test(key));
    expect(output.stdout[0]).toContain(`Recorded the fingerprints of ${made.length} pictures and thumbnails`);
    expect(await run(['verify'])).toBe(0);
    expect(output.stdout[0]).not.toContain('fingerprints');
  });

  it('goes to standard output, with its messages elsewhere', async () => {
    const target = at('piped.tar');
    const child = runProgram('cli/main.ts', original(), ['backup', '-'], createWriteStream(target));
    expect(await child.ended).toBe(0);
    expect(child.output().stderr).toContain('to standard output.');
    expect((await stat(target)).size % 512).toBe(0);
    expect(await run(['backup', '--check', target], {})).toBe(0);
  });
});

it('a backup whose receiver ends says so, and is no good one', async () => {
  const { database, config } = fixture.server;
  await database.queries.delete(lastBackups);
  const sink = new Writable({
    write: (_, __, done) => {
      setImmediate(done, Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    },
  });
  const source = { database, files: openFiles(config), kinds: fileKinds, secret: SESSION_SECRET };
  const ignore = () => undefined;
  const options = { secretFile: undefined, now: new Date(), report: ignore, tell: ignore };
  await expect(streamBackup({ ...source, ...options }, sink)).rejects.toMatchObject({ code: 'EPIPE' });
  expect(await database.queries.select().from(lastBackups)).toEqual([]);
});

describe('an archive with another bit', () => {
  const damage = async (marker: string, offset: number): Promise<void> => {
    const bytes = await readFile(at('good.tar'));
    const place = bytes.indexOf(marker);
    expect(place).toBeGreaterThan(0);
    bytes.writeUInt8(bytes.readUInt8(place + offset) ^ 1, place + offset);
    await writeFile(at('bit.tar'), bytes);
  };

  it.each(['content/', 'pictures/', 'thumbnails/'])(
    'in a file of %s is restored without it',
    async (prefix) => {
      const key = (await keysOfEachKind()).find((one) => one.startsWith(prefix)) ?? '';
      await damage(`files/${key}`, 600);
      expect(await run(['backup', '--check', at('bit.tar')], {})).toBe(1);
      expect(printedKeys('changed')).toEqual([key]);
      const restored = await emptyInstallation();
      expect(await run(['restore', at('bit.tar')], restored)).toBe(1);
      expect(printedKeys('missing')).toEqual([key]);
      expect(await run(['verify'], restored)).toBe(1);
      expect(printedKeys('missing')).toEqual([key]);
    },
  );

  it('in a table, or without its end, is refused', async () => {
    await damage('tables/public.users/000001.gz', 600);
    expect(await run(['backup', '--check', at('bit.tar')], {})).toBe(1);
    expect(output.stderr.at(-1)).toContain('is not a complete backup of the portal');
    const bytes = await readFile(at('good.tar'));
    await writeFile(at('bit.tar'), bytes.subarray(0, bytes.indexOf('complete.json')));
    expect(await run(['backup', '--check', at('bit.tar')], {})).toBe(1);
    expect(await run(['backup', '--check', at('none.tar')], {})).toBe(1);
    expect(output.stderr.at(-1)).toContain('There is no file');
  });

  it('of an older version is restored, and says what its damage would not show', async () => {
    await toFormat1(at('good.tar'), at('old.tar'));
    expect(await run(['backup', '--check', at('old.tar')], {})).toBe(0);
    expect(output.stdout[0]).toContain('It has the format of an older version');
    const restored = await emptyInstallation();
    expect(await run(['restore', at('old.tar')], restored)).toBe(0);
    expect(output.stdout.at(-1)).toContain('The backup is of an older version');
    expect(await run(['verify'], restored)).toBe(0);
  });
});

describe('a store with faults', () => {
  let s3: FakeS3;
  beforeEach(async () => {
    s3 = await startFakeS3(() => new Date());
    for (const key of await fixture.storedKeys()) {
      s3.objects.set(`/archief/waterpas/${key}`, {
        bytes: await readFile(atFile(key)),
        modified_at: new Date(),
      });
    }
  });
  afterEach(() => s3.stop());
  const onS3 = () => ({ ...original(), FILES_URL: s3.filesUrl });

  it('that breaks off each file once gives a good backup', async () => {
    const broken = new Set<string>();
    s3.disturb((call) => {
      if (!call.startsWith('GET /archief/w') || broken.has(call)) return undefined;
      broken.add(call);
      return 'cut off';
    });
    expect(await run(['backup', at('cut.tar')], onS3())).toBe(0);
    expect(broken.size).toBeGreaterThan(10);
    expect(await run(['backup', '--check', at('cut.tar')], {})).toBe(0);
    broken.clear();
    expect(await run(['verify'], onS3())).toBe(0);
  });

  it('that never gives one file gives a backup of the rest, and names it', async () => {
    const [, picture = ''] = await keysOfEachKind();
    s3.disturb((call) => (call.startsWith('GET') && call.endsWith(picture) ? 'cut off' : undefined));
    expect(await run(['backup', at('unreadable.tar')], onS3())).toBe(1);
    expect(printedKeys('unreadable')).toEqual([picture]);
    expect(await run(['verify'], onS3())).toBe(1);
    expect(printedKeys('unreadable')).toEqual([picture]);
    s3.disturb(undefined);
    expect(await run(['backup', '--check', at('unreadable.tar')], {})).toBe(1);
    expect(printedKeys('changed')).toEqual([picture]);
  });

  it.each([['backup', 'away.tar'], ['verify']])(
    'that is away ends %s in one line',
    async (name, ...files) => {
      s3.disturb(() => 'refused');
      expect(await run([name, ...files.map(at)], onS3())).toBe(1);
      expect(output.stderr.filter((line) => line.includes('    at '))).toEqual([]);
      expect(output.stderr.join('\n').split('\n')).toHaveLength(1);
      expect(output.stderr[0]).toMatch(
        /^The file store failed to list received\/: .+ \(HTTP status 500\)\.$/u,
      );
      expect((await readdir(folder)).filter((file) => file.startsWith('away'))).toEqual([]);
    },
  );
});
