import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { DAY_MS } from '@mijn/domain/limits';
import { openFiles } from '../files/index.ts';
import { fileKinds } from '../../modules/index.ts';
import { stagePdf } from '../../modules/attachments/testing/attachments-fixture.ts';
import { createBuilders } from '../../testing/builders.ts';
import { testConfig } from '../../testing/index.ts';
import { createKilledServers, type KilledServers, until } from '../../testing/killed-servers.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';
import { removeStrays } from './remove-strays.ts';

jest.setTimeout(120_000);

let servers: KilledServers;
beforeEach(async () => {
  servers = await createKilledServers('main.ts');
});
afterEach(() => servers.stop());

async function storedFiles(): Promise<string[]> {
  const root = path.join(servers.folder, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

function sendHalf(address: string, association_id: string, { cookies }: TestClient): void {
  const call = httpRequest(new URL(`/api/associations/${association_id}/attachments`, address), {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=grens',
      'content-length': 1_000_000,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      'x-requested-with': 'XMLHttpRequest',
    },
  });
  call.on('error', () => undefined);
  call.write(
    '--grens\r\ncontent-disposition: form-data; name="file"; filename="Half.pdf"\r\n' +
      'content-type: application/pdf\r\n\r\n%PDF-1.7',
  );
}

it('what uploads leave whose server is killed goes after a day, and the file of a row stays', async () => {
  const { database, folder } = servers;
  const build = createBuilders(database);
  const association = await build.association();
  const user = await build.user();
  await build.membership(association, user);
  const server = await servers.start({ DATA_DIR: folder });
  const address = await server.url;
  const client = createTestClient(address);
  await client.login(user.email);

  await stagePdf(client, association.id, 'Heel.pdf');
  await until(async () => (await servers.countJobs()) === 0, 'the file is read');
  const withRow = await storedFiles();
  sendHalf(address, association.id, client);
  await until(async () => (await storedFiles()).length > withRow.length, 'half a file has arrived');
  // The bytes of the second upload are stored, and its row waits for a lock when the server is killed.
  const holder = await database.pool.connect();
  await holder.query('begin; lock table staged_files in exclusive mode');
  const lost = stagePdf(client, association.id, 'Zonder rij.pdf').catch(() => undefined);
  const isStored = (key: string): boolean => key.startsWith('content/') && !withRow.includes(key);
  await until(async () => (await storedFiles()).some(isStored), 'the second file is stored');
  server.kill('SIGKILL');
  await Promise.all([server.ended, lost]);
  await holder.query('rollback');
  holder.release();
  await servers.releaseJobs();

  const { rows } = await database.queries.execute(sql`select from staged_files`);
  expect(rows).toHaveLength(1);
  const left = (await storedFiles()).filter((key) => !withRow.includes(key)).map((key) => key.split('/')[0]);
  expect(left).toEqual(['content', 'incoming']);
  const files = openFiles(testConfig(folder));
  const now = Date.now();
  const cleanUpAt = async (time: number): Promise<void> => {
    await files.removeLeftovers(new Date(time));
    await removeStrays(database, files, fileKinds, new Date(time));
  };
  await cleanUpAt(now + DAY_MS - 600_000);
  expect(await storedFiles()).toHaveLength(withRow.length + 2);
  await cleanUpAt(now + DAY_MS + 600_000);
  expect(await storedFiles()).toEqual(withRow);
});
