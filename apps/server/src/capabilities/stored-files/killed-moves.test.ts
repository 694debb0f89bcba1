import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { isLong } from '@mijn/jest/long';
import { stagePdf } from '../../modules/attachments/testing/attachments-fixture.ts';
import { createBuilders } from '../../testing/builders.ts';
import { type FakeS3, startFakeS3 } from '../../testing/fake-s3.ts';
import { createKilledServers, type KilledServers, until } from '../../testing/killed-servers.ts';
import { runProgram, type ServerProcess } from '../../testing/server-process.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';

jest.setTimeout(180_000);

let servers: KilledServers;
let s3: FakeS3;
let server: ServerProcess;
let client: TestClient;
let user: { id: string; email: string };
let association: { id: string };

beforeEach(async () => {
  servers = await createKilledServers('main.ts');
  s3 = await startFakeS3(() => new Date());
  const build = createBuilders(servers.database);
  association = await build.association();
  user = await build.user();
  await build.membership(association, user);
  await startServer({});
});
afterEach(async () => {
  await servers.stop();
  await s3.stop();
});

async function startServer(environment: Record<string, string>): Promise<void> {
  server = await servers.start({ DATA_DIR: servers.folder, ...environment });
  client = createTestClient(await server.url);
  await client.login(user.email);
}

const run = (environment: Record<string, string>, ...args: string[]): ServerProcess =>
  runProgram(
    'cli/main.ts',
    {
      DATA_DIR: servers.folder,
      DATABASE_URL: servers.databaseUrl,
      SESSION_SECRET: 'x'.repeat(32),
      ...environment,
    },
    args,
  );
const onDisk = () => ({ FILES_URL_OTHER: s3.filesUrl });
const onS3 = () => ({ FILES_URL: s3.filesUrl });

async function upload(count: number, name: string): Promise<void> {
  for (let number = 0; number < count; number += 1)
    await stagePdf(client, association.id, `${name} ${number}.pdf`);
  await until(async () => (await servers.countJobs()) === 0, 'the files are read');
}

const callsOf = (method: string): string[] =>
  s3.calls.filter((call) => call.startsWith(`${method} /archief/w`));

const filesIn = async (folder: string): Promise<string[]> =>
  readdir(path.join(servers.folder, 'files', folder)).catch(() => []);

async function expectDone(command: ServerProcess): Promise<void> {
  const code = await command.ended;
  expect({ code, ...command.output() }).toMatchObject({ code: 0, stderr: '' });
}

/** Each file has a thumbnail. */
const FILES = 12;

async function moveToStore(): Promise<void> {
  await upload(6, 'Vooraf');
  let put = 0;
  s3.disturb((call) => {
    if (call.startsWith('PUT')) put += 1;
    return call.startsWith('PUT') && put > 2 ? 'silent' : undefined;
  });
  const first = run(onDisk(), 'files', 'move', '--to', 's3');
  await until(() => put === 6, 'four files are under way');
  const second = run(onDisk(), 'files', 'move', '--to', 's3');
  expect(await second.ended).toBe(1);
  expect(second.output().stderr).toContain('The files are being moved already');
  first.kill('SIGKILL');
  await first.ended;
  expect(s3.objects.size).toBe(2);

  s3.disturb(undefined);
  s3.calls.length = 0;
  await upload(1, 'Onderweg');
  await expectDone(run(onDisk(), 'files', 'move', '--to', 's3'));
  expect(callsOf('PUT')).toHaveLength(FILES + 2 - 2);

  // The last file comes after the last move before the restart.
  await upload(1, 'Na het kopiëren');
  server.kill('SIGTERM');
  await server.ended;
  await startServer(onS3());
  await expectDone(run(onS3(), 'files', 'move', '--to', 's3'));
  await expectDone(run(onS3(), 'verify'));
  await expectDone(run(onS3(), 'files', 'move', '--to', 's3', '--remove'));
  expect((await readdir(path.join(servers.folder, 'files'), { recursive: true })).join()).not.toMatch(
    /[0-9a-f]{64}/u,
  );
}

/** Moves the files back to the disk. The first transfers stop half-way. */
async function moveBack(): Promise<void> {
  await upload(1, 'In de bak');
  let got = 0;
  s3.disturb((call) => {
    if (call.startsWith('GET /archief/w')) got += 1;
    return got > 5 ? 'stalled' : undefined;
  });
  const back = run(onS3(), 'files', 'move', '--to', 'disk');
  // The store answers five calls. The move makes four at the same time, so five files are moved at the ninth call.
  await until(() => got === 9, 'five files are moved');
  await until(async () => (await filesIn('incoming')).length === 4, 'four files are under way');
  back.kill('SIGKILL');
  await back.ended;
  s3.disturb(undefined);
  s3.calls.length = 0;
  await expectDone(run(onS3(), 'files', 'move', '--to', 'disk'));
  expect(callsOf('GET')).toHaveLength(FILES + 6 - 5);
  expect(await filesIn('incoming')).toEqual([]);
  server.kill('SIGTERM');
  await server.ended;
  await startServer({});
  await expectDone(run(onDisk(), 'files', 'move', '--to', 'disk'));
  await expectDone(run({}, 'verify'));
}

it('a move to a store continues where it was killed, while the server runs, and so does the way back in the long run', async () => {
  await moveToStore();
  if (isLong()) await moveBack();
});
