import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EXPORT_MS, EXPORT_TICKET_MS } from '@mijn/domain/limits';
import { personalDataOperations } from '@mijn/domain/personal-data';
import { securityOperations } from '@mijn/domain/security';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { sessions, type users } from '../../platform/database/index.ts';
import { EXPORTS } from '../../capabilities/files/index.ts';
import { personalData } from '../index.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../testing/index.ts';
import { openSession } from '../accounts/auth/session.repository.ts';
import { cleanUpExports } from './personal-data.jobs.ts';
import { personalDataExports } from './personal-data.tables.ts';
import { createReadyExport, listStoredExports } from './testing/personal-data.fixtures.ts';
import { addPersonalRows, fileTexts } from './testing/personal-rows.ts';

let server: TestApp;
let client: TestClient;
let user: typeof users.$inferSelect;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

async function signIn(email: string): Promise<TestClient> {
  const browser = server.client();
  await browser.login(email);
  return browser;
}

beforeEach(async () => {
  server.clock.pass(60_000);
  user = await server.build.user({ email: `anna-${crypto.randomUUID()}@example.nl` });
  client = await signIn(user.email);
});

const EXPORT = '/personal-data/export';
const linkOf = (token: string) => `/personal-data/links/${token}`;
const request = (by = client) => by.post(EXPORT);
const getLast = async (by = client) => (await by.get(EXPORT)).as(personalDataOperations.getExport).export;
const open = (token: string, password = TEST_PASSWORD, by = client) =>
  by.post(`${linkOf(token)}/open`, { password });

async function mailedToken(email: string): Promise<string> {
  const mails = (await server.mails()).filter(({ to }) => to?.[0]?.address === email);
  return /\/profile\/personal-data\/([\w-]+)/u.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'none';
}

async function download(token: string, by = client): Promise<Response> {
  const response = await open(token, TEST_PASSWORD, by);
  const { ticket } = response.as(personalDataOperations.openLink);
  return by.raw(`/api/personal-data/downloads/${ticket}`);
}

async function unpack(response: Response): Promise<Record<string, string>> {
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(entries).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

const storedExports = () => listStoredExports(server.config);

const NOT_FOUND = { status: 404, body: { code: 'not_found' } };

describe('a download of personal data', () => {
  it('is asked for, mailed, opened with the password, and has the data of the member', async () => {
    expect(await getLast()).toBeNull();
    expect(await request()).toMatchObject({ status: 202, body: { export: { state: 'running' } } });
    const token = await mailedToken(user.email);
    const ready = await getLast();
    expect(ready).toMatchObject({ state: 'ready' });
    expect(Date.parse(ready?.expires_at ?? '')).toBe(server.clock.now().getTime() + EXPORT_MS);
    expect((await client.get(linkOf(token))).body).toEqual(ready);

    const response = await download(token);
    expect(Number(response.headers.get('content-length'))).toBe(ready?.byte_size);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Mijn gegevens .*\.zip"/u,
    );
    const files = await unpack(response);
    expect(Object.keys(files)).toEqual(['gegevens.json', 'gegevens.html']);
    expect(JSON.parse(files['gegevens.json'] ?? '')).toMatchObject({
      users: [{ email: user.email, name: user.name }],
      sessions: [{}],
    });
    expect(files['gegevens.html']).toContain(user.email);
    const activity = (await client.get('/security/activity')).as(securityOperations.listActivity).data;
    expect(activity.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['personal_data_requested', 'personal_data_downloaded']),
    );
  });

  it('runs once for a member: a second request returns the running one', async () => {
    const [first, second] = await Promise.all([request(), request()]);
    expect(second.body).toEqual(first.body);
    const isOfUser = eq(personalDataExports.user_id, user.id);
    expect(await server.database.queries.$count(personalDataExports, isOfUser)).toBe(1);
  });

  it('that is asked for again ends the former link', async () => {
    await request();
    const former = await mailedToken(user.email);
    server.clock.pass(1000);
    await request();
    expect(await open(former)).toMatchObject(NOT_FOUND);
    const token = await mailedToken(user.email);
    expect(token).not.toBe(former);
    expect((await open(token)).status).toBe(200);
  });

  it('asks for the password again when the session is older than ten minutes', async () => {
    server.clock.pass(11 * 60_000);
    expect(await request()).toMatchObject({ status: 403, body: { code: 'sudo_required' } });
    expect(await getLast()).toBeNull();
  });

  it('is never for provider staff, whatever access they have', async () => {
    const token = await createReadyExport(server, user.id);
    const staff_id = (await server.build.staff()).id;
    for (const is_read_only of [true, false]) {
      const now = server.clock.now();
      const staff = { staff_id, is_read_only, expires_at: new Date(now.getTime() + 60_000) };
      const browser = server.client();
      const cookie = await openSession(server.database.queries, { user_id: user.id, now, staff });
      browser.cookies.set('mijn_session', cookie);
      await browser.csrf();
      const calls = [
        request(browser),
        browser.get(EXPORT),
        browser.get(linkOf(token)),
        open(token, TEST_PASSWORD, browser),
      ];
      for (const response of await Promise.all(calls)) {
        expect(response).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      }
    }
  });
});

describe('the link of a download', () => {
  it('of another member gives the same response as one that does not exist', async () => {
    const token = await createReadyExport(server, user.id);
    const other = await signIn((await server.build.user()).email);
    for (const one of [token, 'made-up']) {
      expect(await other.get(linkOf(one))).toMatchObject(NOT_FOUND);
      expect(await open(one, TEST_PASSWORD, other)).toMatchObject(NOT_FOUND);
    }
    expect((await client.get(linkOf(token))).status).toBe(200);
  });

  it('needs the password, and refuses after five wrong ones in a minute', async () => {
    const token = await createReadyExport(server, user.id);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await open(token, 'fout')).toMatchObject({
        status: 422,
        body: { errors: { password: [{ code: 'wrong_password' }] } },
      });
    }
    expect(await open(token)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });

  it('works until 24 hours after the export was ready', async () => {
    const token = await createReadyExport(server, user.id);
    server.clock.pass(EXPORT_MS - 1);
    client = await signIn(user.email);
    expect((await open(token)).status).toBe(200);
    server.clock.pass(1);
    expect(await open(token)).toMatchObject(NOT_FOUND);
    expect(await getLast()).toMatchObject({ state: 'expired' });
  });

  it('works only for its member, in a session that gave the password less than a minute ago', async () => {
    const token = await createReadyExport(server, user.id);
    const { ticket } = (await open(token)).as(personalDataOperations.openLink);
    const path = `/personal-data/downloads/${ticket}`;
    const sameMember = await signIn(user.email);
    expect(await sameMember.get(path)).toMatchObject(NOT_FOUND);
    const [id = '', end = '', signature = ''] = ticket.split('.');
    const later = String(Number(end) + 1000);
    expect(await client.get(`/personal-data/downloads/${id}.${later}.${signature}`)).toMatchObject(NOT_FOUND);
    expect((await client.get(path)).status).toBe(200);
    server.clock.pass(EXPORT_TICKET_MS);
    expect(await client.get(path)).toMatchObject(NOT_FOUND);
  });
});

describe('the clean-up', () => {
  it('removes expired exports with their files, and files of no export', async () => {
    await createReadyExport(server, user.id);
    const kept = await createReadyExport(server, (await server.build.user()).id);
    await server.database.queries
      .update(personalDataExports)
      .set({ expires_at: server.clock.now() })
      .where(eq(personalDataExports.user_id, user.id));
    server.clock.pass(1);
    const before = await storedExports();
    await cleanUpExports.add(server.database.queries, {});
    await server.runJobs();
    expect(await getLast()).toBeNull();
    expect(kept).not.toBe('');
    const rows = await server.database.queries.select().from(personalDataExports);
    expect(rows.length).toBeGreaterThan(0);
    expect((await storedExports()).toSorted()).toEqual(
      rows.map(({ id, file_id }) => `${EXPORTS}${id}/${file_id}`).toSorted(),
    );
    expect(before.length).toBeGreaterThan(rows.length);
  });

  it('ends an export that has run for a day, so that the member can ask again', async () => {
    await request();
    await server.database.queries.execute(
      sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`,
    );
    server.clock.pass(25 * 3_600_000);
    await cleanUpExports.add(server.database.queries, {});
    await server.runJobs();
    client = await signIn(user.email);
    expect(await getLast()).toMatchObject({ state: 'failed' });
    await request();
    expect(await getLast()).toMatchObject({ state: 'running' });
  });
});

describe('the content of a download', () => {
  let files: Record<string, string>;
  let data: Record<string, readonly Record<string, unknown>[]>;
  const MARK = 'Mina';
  const OTHER = 'Olaf';

  beforeAll(async () => {
    const association = await server.build.association({ name: 'VvE De Kade', code: '4711' });
    const staff = await server.build.staff();
    const [mina, olaf] = await Promise.all(
      [MARK, OTHER].map((name) => server.build.user({ name, email: `${name}@waterpas.example` })),
    );
    if (!mina || !olaf) throw new Error('There are no members.');
    const mind = await signIn(mina.email);
    for (const [one, mark] of [
      [mina, MARK],
      [olaf, OTHER],
    ] as const) {
      await server.build.membership(association, one, { is_board: true });
      await addPersonalRows(server, { user: one, association, staff, mark });
    }
    // The rows turned the second factor on.
    await server.database.queries.update(sessions).set({ two_factor_at: server.clock.now() });
    expect((await request(mind)).status).toBe(202);
    files = await unpack(await download(await mailedToken(mina.email), mind));
    data = JSON.parse(files['gegevens.json'] ?? '');
  });

  it.each(personalData)(
    'has the rows of $name, and the page shows columns that exist',
    ({ name, labels }) => {
      const [row] = data[name] ?? [];
      expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(Object.keys(labels)));
    },
  );

  it('has the attempts in browsers with which the member signed in before, too', () => {
    expect(data['attempts']).toHaveLength(2);
  });

  it('has the files that the member uploaded, at the path in the row', () => {
    const paths = Object.values(data)
      .flat()
      .flatMap((row) => (typeof row['file'] === 'string' ? [row['file']] : []));
    const texts = paths.map((path) => files[path]);
    expect(new Set(texts)).toEqual(new Set([...fileTexts(MARK), `${MARK} foto bytes`]));
    for (const path of paths) {
      const url = path.split('/').map(encodeURIComponent).join('/');
      expect(files['gegevens.html']).toContain(`href="${url}"`);
    }
  });

  it('has no secret and nothing of another member', () => {
    const all = Object.entries(files).flat().join('\n');
    expect(all).toContain(MARK);
    const secret = Buffer.from(`KLUIS ${MARK}`);
    for (const text of [
      'KLUIS',
      OTHER,
      '$argon2',
      '"Buffer"',
      secret.toString('hex'),
      secret.toString('base64'),
    ]) {
      expect(all).not.toContain(text);
    }
  });

  it('shows texts of the member as text', () => {
    expect(files['gegevens.html']).toContain('Mina &lt;b&gt;tekst&lt;/b&gt;');
    expect(files['gegevens.html']).not.toContain('<script');
    expect(files['gegevens.html']).not.toMatch(/(?:src|href)="(?:https?:)?\/\//u);
  });
});

describe('the mails in a download', () => {
  const mailTo = async (recipient: string, subject: string, at: Date) =>
    server.database.pool.query(
      `insert into outbox_mails (id, dedupe_key, recipient, subject, text_body, html_body, created_at, sent_at)
        values (gen_random_uuid(), gen_random_uuid()::text, $1, $2, '', '', $3, $3)`,
      [recipient, subject, at],
    );

  it('are those from the time in which the address was that of the member', async () => {
    const changed = server.clock.now();
    const at = (hours: number) => new Date(changed.getTime() + hours * 3_600_000);
    const former = `was-${user.email}`;
    const wanted = 'iemand-anders@example.nl';
    await server.database.pool.query(
      `insert into email_changes (id, user_id, old_email, new_email, requested_at, sent_at, confirmed_at)
        values (gen_random_uuid(), $1, $2, $3, $5, $5, $5), (gen_random_uuid(), $1, $3, $4, $5, $5, null)`,
      [user.id, former, user.email, wanted, changed],
    );
    await mailTo(former, 'Aan het oude adres', at(-1));
    await mailTo(former, 'Aan wie het oude adres nu heeft', at(1));
    await mailTo(user.email, 'Aan wie het adres eerst had', at(-1));
    await mailTo(user.email, 'Aan het adres van nu', at(1));
    await mailTo(wanted, 'Aan iemand anders', at(1));
    await request();
    const files = await unpack(await download(await mailedToken(user.email)));
    const { outbox_mails } = JSON.parse(files['gegevens.json'] ?? '');
    expect(outbox_mails.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Aan het oude adres',
      'Aan het adres van nu',
    ]);
  });
});
