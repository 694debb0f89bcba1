import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accessTokensOperations, type CreateAccessTokenBody } from '@mijn/domain/access-tokens';
import { authOperations } from '@mijn/domain/auth';
import { ACCESS_TOKENS_MAX, DAY_MS, EXPIRED_TOKEN_MS, SUDO_MS } from '@mijn/domain/limits';
import { securityOperations } from '@mijn/domain/security';
import type { Email } from 'postal-mime';
import { pino } from 'pino';
import { isAccessToken, newAccessToken } from '../../../platform/security/access-token-text.ts';
import { endMembership } from '../auth/withdrawal.import.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index.ts';
import { readyStream } from '../../../testing/ready-stream.ts';
import { forgetAccessTokens } from './access-tokens.jobs.ts';
import { createToken } from './testing/create-token.ts';

const PATH = '/security/access-tokens';

let server: TestApp;
let here: { id: string; code: string; name: string };
let there: { id: string };
let user: { id: string; email: string };
let member: TestClient;

beforeAll(async () => {
  server = await startTestApp();
  here = await server.build.association({ name: 'VvE De Kade' });
  there = await server.build.association();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(60_000);
  user = await server.build.user();
  await server.build.membership(here, user, { is_board: true });
  await server.build.membership(there, user);
  member = server.client();
  await member.login(user.email);
});

const create = (own: Partial<CreateAccessTokenBody> = {}, by = member) =>
  by.post(PATH, { name: 'Boekhouding', scope: 'write', association_id: null, expires_in_days: 30, ...own });

async function anApp(own: Partial<CreateAccessTokenBody> = {}) {
  const { id, token } = (await create(own)).as(accessTokensOperations.createAccessToken);
  return { id, token, app: server.client(token) };
}

const isToUser = ({ to }: Email) => to?.some(({ address }) => address === user.email);

const list = async () => (await member.get(PATH)).as(accessTokensOperations.listAccessTokens).data;
const message = { subject: 'Fietsen', text: 'Zet uw fiets in de kelder.', attachments: [], notify: false };
const messagesOf = ({ id }: { id: string }) => `/associations/${id}/bulletin/messages`;

describe('making an access token', () => {
  it('returns the token once, lists it without the token, and stores its hash alone', async () => {
    const response = await create({ name: 'Mijn app', association_id: here.id });
    const { token, ...made } = response.as(accessTokensOperations.createAccessToken);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(isAccessToken(token)).toBe(true);
    expect(made).toMatchObject({
      name: 'Mijn app',
      scope: 'write',
      association: { id: here.id, code: here.code, name: 'VvE De Kade' },
      is_expired: false,
      last_used_at: null,
    });
    expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).toBe(30 * DAY_MS);
    expect(await list()).toEqual([made]);
    const { rows } = await server.database.pool.query('select t::text as row from access_tokens t');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is mailed to the member and named in the activity, without the token', async () => {
    const { token } = await anApp();
    const mail = (await server.mails()).find(isToUser);
    expect(mail?.subject).toMatch(/^Er is een sleutel voor een app gemaakt in /u);
    expect(mail?.text).toContain('een sleutel voor een app gemaakt met de naam “Boekhouding”');
    expect(mail?.text).toContain('lezen en wijzigen van al uw verenigingen');
    expect(mail?.text).not.toContain(token);
    const { data } = (await member.get('/security/activity')).as(securityOperations.listActivity);
    expect(data[0]?.action).toBe('access_token_created');
  });

  it.each([
    ['an empty name', { name: '  ' }, 'name'],
    ['a name of two lines', { name: 'a\nb' }, 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
    ['no end', { expires_in_days: 0 }, 'expires_in_days'],
    ['more than a year', { expires_in_days: 366 }, 'expires_in_days'],
  ])('refuses %s', async (_, own, field) => {
    const { status, error } = await create(own);
    expect([status, Object.keys(error?.errors ?? {})]).toEqual([422, [field]]);
  });

  it('refuses an association of others', async () => {
    const { error } = await create({ association_id: (await server.build.association()).id });
    expect(error?.errors).toEqual({ association_id: [{ code: 'not_allowed' }] });
  });

  it('asks for the password again', async () => {
    server.clock.pass(SUDO_MS);
    expect((await create()).error?.code).toBe('sudo_required');
  });

  it('is possible for a limited number of tokens that work, also in concurrent calls', async () => {
    const responses = await Promise.all(Array.from({ length: ACCESS_TOKENS_MAX + 2 }, () => create()));
    const refused = responses.filter(({ status }) => status !== 201);
    expect(refused.map(({ error }) => [error?.code, error?.errors])).toEqual(
      Array.from({ length: 2 }, () => [
        'validation_failed',
        { '': [{ code: 'too_many', params: { max: ACCESS_TOKENS_MAX } }] },
      ]),
    );
    await server.database.pool.query('update access_tokens set expires_at = $1 where user_id = $2', [
      server.clock.now(),
      user.id,
    ]);
    expect((await create()).status).toBe(201);
  });
});

describe('a call with an access token', () => {
  it('needs no cookies and no anti-forgery token', async () => {
    const { app, token } = await anApp();
    expect((await app.get('/auth/user')).as(authOperations.user).email).toBe(user.email);
    const response = await fetch(new URL(`/api${messagesOf(here)}`, server.url), {
      method: 'POST',
      headers: { authorization: `bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect([response.status, app.cookies.size]).toEqual([201, 0]);
  });

  it('is judged by the token alone, also if it has the cookies of a session', async () => {
    const { token } = await anApp({ scope: 'read' });
    const other = await server.build.user();
    const browser = server.client();
    await browser.login(other.email);
    const headers = { authorization: `Bearer ${token}` };
    expect((await browser.get('/auth/user', { headers })).as(authOperations.user).id).toBe(user.id);
    // The session of the member itself does not add to the rights of the token.
    expect((await member.get(PATH, { headers })).error?.code).toBe('access_token_refused');
    expect((await member.post(messagesOf(here), message, { headers })).error?.code).toBe(
      'access_token_refused',
    );
    const wrong = { authorization: 'Bearer mijn_pat_x' };
    expect((await member.get('/auth/user', { headers: wrong })).status).toBe(401);
  });

  it('leaves another scheme to the proxy in front of the server', async () => {
    const headers = { authorization: 'Basic dGVzdDp0ZXN0' };
    expect((await member.get('/auth/user', { headers })).status).toBe(200);
  });

  it('with the scope read reads lists, files and the search, and changes nothing', async () => {
    const { app } = await anApp({ scope: 'read' });
    const scope = `/associations/${here.id}`;
    for (const path of ['/todos', '/search?q=dak', '/archive/documents', '/overview']) {
      expect([path, (await app.get(scope + path)).status]).toEqual([path, 200]);
      expect((await app.call('HEAD', scope + path)).status).toBe(200);
    }
    const refused = await app.post(messagesOf(here), message);
    expect([refused.status, refused.error?.code]).toEqual([403, 'access_token_refused']);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope"');
  });

  it('of one association reaches nothing else of the member', async () => {
    const { app } = await anApp({ association_id: here.id });
    expect((await app.get(`/associations/${here.id}/todos`)).status).toBe(200);
    const foreign = await app.get(`/associations/${there.id}/todos`);
    const unknown = await app.get(`/associations/${user.id}/todos`);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    const about = (await app.get('/auth/user')).as(authOperations.user);
    expect(about.associations.map(({ id }) => id)).toEqual([here.id]);
    for (const path of ['/profile', '/profile/addresses', '/notifications/choices']) {
      expect([path, (await app.get(path)).error?.code]).toEqual([path, 'access_token_refused']);
    }
    expect((await app.post(`/auth/user/association/${here.id}`)).error?.code).toBe('access_token_refused');
  });

  it('is refused for everything about the security of the account', async () => {
    const { app, id } = await anApp();
    const calls = [
      'GET /security/two-factor',
      'POST /security/two-factor/start',
      'GET /security/devices',
      'POST /security/devices/sign-out',
      'GET /security/staff-access',
      'GET /security/activity',
      'GET /security/passkeys',
      'POST /security/passkeys/options',
      `GET ${PATH}`,
      `POST ${PATH}`,
      `DELETE ${PATH}/${id}`,
      'POST /auth/sudo',
      'POST /auth/two-factor',
      'POST /profile/password',
      'POST /profile/email',
      'GET /personal-data/export',
      'POST /personal-data/export',
      'GET /calendar-feed',
    ];
    for (const call of calls) {
      const [method = '', path = ''] = call.split(' ');
      const { status, error } = await app.call(method, path, { body: method === 'POST' ? {} : undefined });
      expect([call, status, error?.code]).toEqual([call, 403, 'access_token_refused']);
    }
  });

  it('creates once for an idempotency key', async () => {
    const { app } = await anApp();
    const headers = { 'idempotency-key': 'een-sleutel' };
    const [one, other] = [
      await app.post(messagesOf(here), message, { headers }),
      await app.post(messagesOf(here), message, { headers }),
    ];
    expect([one.status, other.text]).toEqual([201, one.text]);
  });

  it('is in the audit log if it changes something, and is not an event of its own for the member', async () => {
    const { app, id } = await anApp();
    await app.post(messagesOf(here), message);
    const entries = async () => {
      const { rows } = await server.database.pool.query<{ details: Record<string, unknown> }>(
        `select details from audit_entries where action = 'call_by_app' and user_id = $1`,
        [user.id],
      );
      return rows;
    };
    // The status is added after the response.
    let rows = await entries();
    while (rows[0]?.details['status'] === undefined) rows = await entries();
    expect(rows).toEqual([
      {
        details: {
          access_token_id: id,
          call: 'POST /associations/{association_id}/bulletin/messages',
          path: `/api${messagesOf(here)}`,
          ip: '127.0.0.1',
          status: 201,
        },
      },
    ]);
    const { data } = (await member.get('/security/activity')).as(securityOperations.listActivity);
    expect(data.map(({ action }) => action)).toEqual([
      'message_published',
      'access_token_created',
      'signed_in',
    ]);
  });

  it('is remembered at most once a minute', async () => {
    const { app } = await anApp();
    const lastUse = async () => (await list())[0]?.last_used_at;
    await app.get('/auth/user');
    const first = await lastUse();
    expect(first).toBe(server.clock.now().toISOString());
    server.clock.pass(59_000);
    await app.get('/auth/user');
    expect(await lastUse()).toBe(first);
    server.clock.pass(1000);
    await app.get('/auth/user');
    expect(await lastUse()).toBe(server.clock.now().toISOString());
  });
});

describe('an access token ends', () => {
  const refusal = async (app: TestClient) => {
    const { status, error, headers } = await app.get('/auth/user');
    return [status, error?.code, headers.get('www-authenticate')];
  };
  const REFUSED = [401, 'unauthenticated', 'Bearer error="invalid_token"'];

  it('when the member revokes it, together with its open streams of events', async () => {
    const { app, id } = await anApp();
    const stream = await readyStream(app);
    expect((await member.delete(`${PATH}/${id}`)).status).toBe(204);
    expect(await refusal(app)).toEqual(REFUSED);
    await stream.ended;
    expect(await list()).toEqual([]);
    const { data } = (await member.get('/security/activity')).as(securityOperations.listActivity);
    expect(data[0]?.action).toBe('access_token_revoked');
    expect((await member.delete(`${PATH}/${id}`)).status).toBe(404);
  });

  it('on its day, is listed as expired for thirty days, and is then deleted', async () => {
    const { app } = await anApp({ expires_in_days: 7 });
    server.clock.pass(7 * DAY_MS - 1);
    expect((await app.get('/auth/user')).status).toBe(200);
    server.clock.pass(1);
    expect(await refusal(app)).toEqual(REFUSED);
    await member.login(user.email);
    expect((await list()).map(({ is_expired }) => is_expired)).toEqual([true]);
    server.clock.pass(EXPIRED_TOKEN_MS + 1);
    await forgetAccessTokens.add(server.database.queries, {});
    await server.runJobs();
    const { rows } = await server.database.pool.query('select 1 from access_tokens where user_id = $1', [
      user.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('when the member changes the password, and the mail says so', async () => {
    const { app } = await anApp();
    const password = 'Een-ander-wachtwoord-3';
    const body = { current_password: TEST_PASSWORD, password, password_confirmation: password };
    expect((await member.post('/profile/password', body)).status).toBe(204);
    expect(await refusal(app)).toEqual(REFUSED);
    expect((await member.get('/auth/user')).status).toBe(200);
    const mail = (await server.mails()).findLast(isToUser);
    expect(mail?.text).toContain('Deze sleutels voor apps werken niet meer: “Boekhouding”.');
  });

  it('when the member signs out everywhere, together with its open streams of events', async () => {
    const { app } = await anApp();
    const stream = await readyStream(app);
    expect((await member.post('/security/devices/sign-out')).status).toBe(204);
    expect(await refusal(app)).toEqual(REFUSED);
    await stream.ended;
  });

  it('when the member chooses a password with a mailed link, and the mail says so', async () => {
    const { app } = await anApp();
    await member.post('/auth/forgot-password', { email: user.email });
    const link = (await server.mails()).findLast(isToUser)?.text ?? '';
    const token = /\/password\/reset\/(?<token>[\w-]+)\//u.exec(link)?.groups?.['token'];
    const password = 'Een-ander-wachtwoord-3';
    const body = { token, email: user.email, password, password_confirmation: password };
    expect((await member.post('/auth/reset-password', body)).status).toBe(204);
    expect(await refusal(app)).toEqual(REFUSED);
    const mail = (await server.mails()).findLast(isToUser);
    expect(mail?.text).toContain('Deze sleutels voor apps werken niet meer: “Boekhouding”.');
  });
});

describe('a wrong access token', () => {
  it('is counted for its client, and never stops a valid token from the same address', async () => {
    const { app, id } = await anApp();
    const valid = (await anApp()).app;
    await member.delete(`${PATH}/${id}`);
    const statuses: number[] = [];
    for (let call = 0; call < 32; call += 1) statuses.push((await app.get('/auth/user')).status);
    expect(statuses.indexOf(429)).toBe(30);
    expect((await app.get('/auth/user')).headers.get('retry-after')).toBe('60');
    expect((await valid.get('/auth/user')).status).toBe(200);
    // The login of the member is not limited either.
    expect((await member.login(user.email)).status).toBe(200);
    server.clock.pass(60_000);
    expect((await app.get('/auth/user')).status).toBe(401);
  });

  it.each(['', 'x', 'mijn_pat_', `mijn_pat_${'0'.repeat(49)}`, 'a b'])(
    'as "%s" is refused without a count',
    async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      for (let call = 0; call < 7; call += 1) {
        expect((await member.get('/auth/user', { headers })).status).toBe(401);
      }
    },
  );

  it('is refused before the second factor, as any other', async () => {
    const { status } = await server.client('mijn_pat_x').post('/auth/two-factor', { code: '1' });
    expect(status).toBe(401);
  });
});

describe('an access token of a member who leaves', () => {
  it('ends with the membership that it is limited to, and reaches one association less', async () => {
    const { app } = await anApp({ association_id: here.id });
    const ofAll = (await anApp()).app;
    await endMembership(
      server.database.queries,
      { association_id: here.id, user_id: user.id },
      server.clock.now(),
    );
    expect((await app.get('/auth/user')).status).toBe(401);
    expect((await ofAll.get(`/associations/${here.id}/todos`)).status).toBe(404);
    expect((await ofAll.get(`/associations/${there.id}/todos`)).status).toBe(200);
  });
});

describe('the log of the server', () => {
  it('has no access token, valid or not', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
    const own = await startTestApp({ log });
    const owner = await own.build.user();
    const { token } = await createToken(own, { user_id: owner.id });
    const unknown = newAccessToken();
    expect((await own.client(token).get('/auth/user')).status).toBe(200);
    expect((await own.client(token).post('/security/devices/sign-out')).status).toBe(403);
    expect((await own.client(unknown).get('/auth/user')).status).toBe(401);
    await own.stop();
    expect(lines.join('')).toContain('/api/auth/user');
    for (const secret of [token, unknown]) expect(lines.join('')).not.toContain(secret.slice(9));
  });
});
