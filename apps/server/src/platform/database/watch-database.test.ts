import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createHangingDatabase, type HangingDatabase } from '../../testing/hanging-database.ts';
import type { TestResponse, TestClient } from '../../testing/index.ts';
import { createKilledServers, type KilledServers, until } from '../../testing/killed-servers.ts';
import { createTestClient } from '../../testing/test-client.ts';
import type { ServerProcess } from '../../testing/server-process.ts';

jest.setTimeout(120_000);

let servers: KilledServers;
let database: HangingDatabase;
let server: ServerProcess;
let url: string;
let client: TestClient;
beforeAll(async () => {
  servers = await createKilledServers('main.ts');
  database = await createHangingDatabase(servers.databaseUrl);
  server = await servers.start({ DATABASE_URL: database.url, LOG_LEVEL: 'info' });
  url = await server.url;
  client = createTestClient(url);
  await client.csrf();
});
afterAll(async () => {
  await servers.stop();
  await database.stop();
});

const logIn = () =>
  client.post('/auth/login', { email: 'nobody@waterpas.example', password: 'Waterpas-2026!' });
const AWAY = [503, 'unavailable', '5'];
const outcomeOf = ({ status, error, headers }: TestResponse) => [
  status,
  error?.code,
  headers.get('retry-after'),
];
const statusOfReady = async () => (await fetch(`${url}/health/ready`)).status;

describe('a server whose database hangs', () => {
  it.each([1, 2])('answers 503 to calls under way and to new ones, and recovers by itself (%d)', async () => {
    const before = outcomeOf(await logIn());
    expect([before, await statusOfReady()]).toEqual([[401, 'invalid_credentials', null], 200]);
    database.hang();
    // Some of the calls hang on a connection that is open, others while they open one.
    const underWay = await Promise.all([logIn(), logIn(), logIn()]);
    expect(underWay.map(outcomeOf)).toEqual([AWAY, AWAY, AWAY]);
    expect([outcomeOf(await logIn()), await statusOfReady()]).toEqual([AWAY, 503]);
    await server.prints('the database does not answer');

    database.goOn();
    await until(async () => (await statusOfReady()) === 200, 'the database answers again');
    expect(outcomeOf(await logIn())).toEqual(before);
  });
});

describe('two servers whose database hangs', () => {
  it('open few connections meanwhile, and come back though each new one takes 900 ms', async () => {
    const other = await servers.start({ DATABASE_URL: database.url, LOG_LEVEL: 'info' });
    const urls = [url, await other.url];
    const statusesOfReady = () =>
      Promise.all(urls.map(async (one) => (await fetch(`${one}/health/ready`)).status));
    await until(async () => (await statusesOfReady()).every((status) => status === 200), 'both are ready');
    database.hang();
    await until(async () => (await statusesOfReady()).every((status) => status === 503), 'both are away');
    const before = database.countOpened();
    const begin = Date.now();
    for (let round = 0; round < 20; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the calls of a member who tries again and again
      expect(await Promise.all([logIn(), logIn(), logIn()]).then((all) => all.map(outcomeOf))).toEqual([
        AWAY,
        AWAY,
        AWAY,
      ]);
    }
    // Only the two checks open connections, with a pause after each.
    const checks = 2 + (2 * (Date.now() - begin)) / 1000;
    expect(database.countOpened() - before).toBeLessThanOrEqual(checks);

    database.delay(900);
    database.goOn();
    await until(async () => (await statusesOfReady()).every((status) => status === 200), 'both are back');
    database.delay(0);
    other.kill('SIGTERM');
    await other.ended;
  });
});
