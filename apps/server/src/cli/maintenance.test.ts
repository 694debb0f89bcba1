import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { MINUTE_MS } from '@mijn/domain/limits';
import { modules } from '../modules/index.ts';
import { worksInMaintenance } from '../platform/maintenance/sign-in-calls.ts';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';

const HTML = '<!doctype html><html lang="nl"><head></head><body><div id="root"></div></body></html>';

let folder: string;
let server: TestApp;
let other: TestApp;
const output = keepOutput();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-cli-maintenance-'));
  await writeFile(path.join(folder, 'index.html'), HTML);
  const options = { bannerKeptMs: 0, config: { portalFolder: folder } };
  server = await startTestApp({ ...options, now: new Date() });
  other = await startTestApp({ ...options, beside: server });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await run('off');
});

/** Returns the output, after the exit code if that is not 0. */
async function run(...args: string[]): Promise<string> {
  const before = output.stdout.length;
  const code = await runCommandLine(['maintenance', ...args], {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: server.databaseUrl,
  });
  return code === 0 ? output.stdout.slice(before).join('\n') : `${code}: ${output.stderr.at(-1)}`;
}

async function aMember() {
  const user = await server.build.user();
  const association = await server.build.association();
  await server.build.membership(association, user);
  const client = server.client();
  await client.login(user.email);
  return { user, association, client };
}

const operations = modules.flatMap(({ contract }) => Object.values(contract));
const callOf = ({ method, path: pattern }: { method: string; path: string }): string =>
  `${method} ${pattern}`;
const changes = operations.filter(({ method }) => method !== 'GET');
const isSignIn = (operation: { method: string; path: string }): boolean =>
  worksInMaintenance(callOf(operation));

describe('during maintenance', () => {
  it('every change is refused, on every server, apart from signing in and out', async () => {
    const { client, association } = await aMember();
    await run('on');
    const id = association.id;
    const responses = await Promise.all(
      changes
        .filter((operation) => !isSignIn(operation))
        .map(async ({ method, path: pattern }) => {
          const address = pattern
            .replace('{association_id}', id)
            .replace('{section}', 'news')
            .replaceAll(/\{\w+\}/gu, id);
          const response = await client.raw(`/api${address}`, { method });
          const { code } = (await response.json()) as { code: string };
          return `${method} ${pattern}: ${response.status} ${code} ${response.headers.get('retry-after')}`;
        }),
    );
    expect(responses.length).toBeGreaterThan(50);
    expect(responses.filter((text) => !text.endsWith(': 503 maintenance 60'))).toEqual([]);
    const anonymous = await other.client().raw('/api/auth/forgot-password', { method: 'POST' });
    expect(anonymous.status).toBe(503);
  });

  it('names operations alone that exist as those of signing in', () => {
    expect(changes.filter(isSignIn).map(callOf).toSorted()).toHaveLength(9);
  });

  it('members read, sign in, look at another association and sign out', async () => {
    const { user, client, association } = await aMember();
    await run('on');
    expect((await client.get('/auth/user')).status).toBe(200);
    expect((await client.get(`/associations/${association.id}/bulletin/messages`)).status).toBe(200);
    expect((await client.post(`/auth/user/association/${association.id}`)).status).toBe(204);
    const phone = other.client();
    expect((await phone.login(user.email)).as(authOperations.login).email).toBe(user.email);
    expect((await phone.post('/auth/logout')).status).toBe(204);
  });

  it('the page has the text, and changes work again when it is off', async () => {
    const { client, association } = await aMember();
    expect(await run()).toBe('Maintenance is off.');
    expect(await run('on', '--text', 'Wij verhuizen.')).toMatch(
      /^Maintenance is on since .*, until it is turned off: "Wij verhuizen\."\nEvery server refuses/u,
    );
    const html = await (await client.raw('/login')).text();
    expect(html).toContain('"kind":"warning","text":"Wij verhuizen."');
    const message = { subject: 'Lift', text: 'De lift doet het weer.', attachments: [], notify: false };
    const send = async () =>
      (await client.post(`/associations/${association.id}/bulletin/messages`, message)).status;
    expect(await send()).toBe(503);
    expect(JSON.parse(await run('--json'))).toEqual({
      is_on: true,
      message: 'Wij verhuizen.',
      ends_at: null,
    });
    expect(await run('off')).toContain('Maintenance is off.');
    expect(await send()).toBe(201);
    expect(await run('off')).toBe('Maintenance was not on.');
    const { rows } = await server.database.pool.query(
      "select count(*)::int as n from audit_entries where action in ('maintenance_began', 'maintenance_ended')",
    );
    expect(rows[0]).toMatchObject({ n: expect.any(Number) });
  });

  it('ends by itself at its end, of which the wait says no more than a minute', async () => {
    const { client, association } = await aMember();
    const end = new Date(Math.ceil(server.clock.now().getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS);
    const said = await run('on', '--until', end.toISOString().replace('.000', ''));
    expect(said).toContain('Wij doen onderhoud aan Mijn ');
    const address = `/api/associations/${association.id}/bulletin/messages`;
    const refused = await client.raw(address, { method: 'POST' });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    server.clock.pass(2 * MINUTE_MS);
    expect((await client.raw(address, { method: 'POST' })).status).not.toBe(503);
    expect(await run()).toBeDefined();
  });

  it.each([
    [['on', '--until', 'morgen'], 'maintenance on: --until morgen is not a moment'],
    [['on', '--until', '2020-01-01'], 'maintenance on: --until must be later than now.'],
    [['on', '--text', ' '], 'maintenance on: --text is empty.'],
    [['on', '--text', 'x'.repeat(201)], 'maintenance on: --text has 201 characters'],
  ])('refuses %j', async (args, fault) => {
    expect(await run(...args)).toContain(`2: ${fault}`);
  });
});
