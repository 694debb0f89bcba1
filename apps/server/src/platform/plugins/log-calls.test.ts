import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { newToken, shortHash } from '../security/digest.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/index.ts';

let written = '';
const log = pino(
  { level: 'trace' },
  new Writable({
    write: (chunk: Buffer, _, done) => {
      written += chunk.toString();
      done();
    },
  }),
);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ log });
});
afterAll(() => server.stop());

interface Line {
  msg: string;
  reqId?: string;
  route?: string;
  user?: string;
  session?: string;
}

const lines = (): Line[] =>
  written
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Line => JSON.parse(line));

/** Returns the line of a call, which is written after the response. */
async function lineOf(requestId: string | null): Promise<Line> {
  for (let tries = 0; tries < 300; tries += 1) {
    const line = lines().find(({ msg, reqId }) => msg === 'call' && reqId === requestId);
    if (line) return line;
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
  throw new Error(`The log has no line of the call ${requestId}.`);
}

describe('the log of calls', () => {
  it('names user and session by ids, and the call as the response does', async () => {
    const user = await server.build.user();
    const client = server.client();
    await client.login(user.email);
    const response = await client.get('/auth/user');
    const requestId = response.headers.get('x-request-id');
    expect(requestId).toMatch(/^[\da-f-]{36}$/u);
    const line = await lineOf(requestId);
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from sessions where user_id = $1',
      [user.id],
    );
    expect(line).toMatchObject({ user: user.id, session: shortHash(rows[0]?.id ?? '') });
    const visit = await server.client().get('/auth/user');
    expect(await lineOf(visit.headers.get('x-request-id'))).not.toHaveProperty('user');
  });

  it.each(['/login', '/api/auth/user', '/api/nothing', '/%', '/health/live', '/assets/nothing.js'])(
    'has an id in the response to %s',
    async (url) => {
      const response = await server.client().raw(url, { redirect: 'manual' });
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/u);
    },
  );

  it('has no id that a client chooses', async () => {
    const own = 'chosen-by-a-client';
    const response = await server
      .client()
      .get('/auth/user', { headers: { 'x-request-id': own, 'request-id': own } });
    expect(response.headers.get('x-request-id')).not.toBe(own);
  });

  it('has no names, addresses, search words, tokens, cookies, passwords and links to choose a password', async () => {
    const user = await server.build.user({ name: 'Wilhelmina Kerkstra' });
    const association = await server.build.association();
    await server.build.membership(association, user);
    const client = server.client();
    await client.login(user.email);
    await client.login(user.email, 'een-verkeerd-wachtwoord');
    await client.login(user.email);
    const own = `/associations/${association.id}`;
    const token = newToken();
    await client.get(`${own}/search?q=lekkagezoekwoord`);
    await client.get(`${own}/archive/documents?q=lekkagezoekwoord&page=nul`);
    await client.get('/nothing/lekkagezoekwoord');
    await client.get(`/calendar-feed/meetings.ics?token=${token}`);
    await client.post('/auth/forgot-password', { email: user.email });
    await client.post('/auth/reset-password', { email: user.email, token, password: 'Geheim-Nieuw-2026!' });
    await client.post('/auth/impersonate', { token });
    await client.get('/auth/user', { headers: { authorization: `Bearer ${token}` } });
    await client.raw(`/reset-password/${token}?email=${encodeURIComponent(user.email)}`);
    await client.raw(`/%/${token}`, { redirect: 'manual' });
    const last = await client.post('/auth/logout');
    await lineOf(last.headers.get('x-request-id'));
    const secrets = [
      user.email,
      encodeURIComponent(user.email),
      'Wilhelmina',
      'Kerkstra',
      'lekkagezoekwoord',
      token,
      TEST_PASSWORD,
      'een-verkeerd-wachtwoord',
      'Geheim-Nieuw-2026!',
      ...client.cookies.values(),
    ].filter((secret) => secret !== '');
    for (const secret of secrets) expect(written).not.toContain(secret);
    // The calls are in the log, so that the test does not pass with an empty one.
    expect(lines().filter(({ msg }) => msg === 'call').length).toBeGreaterThan(12);
    expect(lines().map(({ route }) => route)).toContain('/api/auth/reset-password');
  });
});
