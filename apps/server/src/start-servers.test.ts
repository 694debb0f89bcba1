import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { StartFault } from './platform/config/errors.ts';
import type { Config } from './platform/config/read-config.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { type FakeS3, startFakeS3 } from './testing/fake-s3.ts';
import { cloneDatabase, type TestDatabase, testConfig } from './testing/index.ts';

jest.setTimeout(60_000);

let folder: string;
let database: TestDatabase;
let s3: FakeS3;
const log = pino({ level: 'silent' });
const error = jest.spyOn(log, 'error').mockReturnValue();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-servers-'));
  database = await cloneDatabase();
  s3 = await startFakeS3(() => new Date());
});
beforeEach(() => {
  error.mockClear();
  s3.disturb(undefined);
  s3.fill(undefined);
});
afterAll(async () => {
  await s3.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

const SECRET = 'a'.repeat(32);

const start = (config: Partial<Config> = {}): Promise<RunningServer> =>
  startServer(
    testConfig(path.join(folder, 'one'), { databaseUrl: database.url, sessionSecret: SECRET, ...config }),
    log,
    async () => undefined,
  );

async function faultsOf(config: Partial<Config>): Promise<readonly string[]> {
  const fault: unknown = await start(config).then(
    (server) => server.stop(),
    (thrown: unknown) => thrown,
  );
  return fault instanceof StartFault ? fault.lines : [];
}

describe('a second server on one database', () => {
  it('is refused with another secret or another folder of files, in a line for each', async () => {
    const first = await start();
    expect(await faultsOf({ dataDir: path.join(folder, 'two'), sessionSecret: 'b'.repeat(32) })).toEqual([
      expect.stringMatching(
        /^The server on .* has another SESSION_SECRET than the one on .*: give both the same/u,
      ),
      expect.stringMatching(
        /^The server on .* keeps files in the folder .*one.files, and the one on .*two.files: give/u,
      ),
    ]);
    await first.stop();
  });

  it('starts with the same secret and folder, and during a rotation of the secret', async () => {
    const first = await start();
    const second = await start();
    const rotated = await start({ sessionSecret: 'b'.repeat(32), sessionSecretOther: SECRET });
    for (const server of [first, second, rotated]) await server.stop();
  });

  it('starts with another secret when the first one has stopped', async () => {
    await (await start()).stop();
    await (await start({ sessionSecret: 'c'.repeat(32) })).stop();
  });
});

describe('a start with a bucket', () => {
  const filesOf = () => ({ filesUrl: s3.filesUrl });

  it.each([
    { status: 404, code: 'NoSuchBucket' },
    { status: 403, code: 'AccessDenied' },
  ])('fails in one line if the store answers $status $code', async (refusal) => {
    s3.fill(refusal);
    const { code } = refusal;
    const faults = await faultsOf(filesOf());
    expect(faults).toEqual([
      expect.stringMatching(
        new RegExp(`^The bucket archief of FILES_URL can't be written \\(${code}: .*\\): make it`, 'u'),
      ),
    ]);
  });

  it('leaves nothing in the bucket', async () => {
    await (await start(filesOf())).stop();
    expect([...s3.objects.keys()]).toEqual([]);
  });

  it('succeeds while the store answers with a failure of its own, and says so in the log', async () => {
    s3.disturb(() => 'refused');
    await (await start(filesOf())).stop();
    expect(error).toHaveBeenCalledWith(expect.anything(), 'the file store of FILES_URL does not answer');
  });
});
