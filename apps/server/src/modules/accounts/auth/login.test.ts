import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { MINUTE_MS } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import { attempts, auditEntries, sessions } from '../../../platform/database/index.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
// A minute passes before each test, so that failed attempts do not count in the next test.
beforeEach(() => server.clock.pass(MINUTE_MS));

const WRONG = { code: 'invalid_credentials' };

describe('logging in', () => {
  it('returns the user with all associations and rights', async () => {
    const owner = await server.build.user({ name: 'Bram Bestuur' });
    const [kade, park] = [
      await server.build.association({ code: '1001', name: 'VvE De Kade', title: 'Kadestraat' }),
      await server.build.association({ code: '1002', name: 'VvE Parkzicht' }),
    ];
    await server.build.membership(park, owner);
    await server.build.membership(kade, owner, { is_board: true, is_invoice_check: true });

    const client = server.client();
    const expected = {
      id: owner.id,
      email: owner.email,
      name: 'Bram Bestuur',
      associations: [
        {
          id: kade.id,
          name: 'VvE De Kade',
          code: '1001',
          title: 'Kadestraat',
          is_board: true,
          is_invoice_check: true,
          is_invoice_check_copy: false,
        },
        {
          id: park.id,
          name: 'VvE Parkzicht',
          code: '1002',
          title: null,
          is_board: false,
          is_invoice_check: false,
          is_invoice_check_copy: false,
        },
      ],
      last_active_association_id: null,
      owner: null,
      two_factor_auth: { enabled: false, authenticated: true },
      session_ends_in_s: 12 * 3600,
      impersonation: null,
    };
    expect(await client.login(owner.email)).toMatchObject({ status: 200, body: expected });
    expect((await client.get('/auth/user')).body).toEqual({ ...expected, session_id: expect.any(String) });
  });

  it('accepts the e-mail address in capitals', async () => {
    const user = await server.build.user({ email: 'capitals@waterpas.example' });
    expect((await server.client().login('Capitals@Waterpas.EXAMPLE')).as(authOperations.login).id).toBe(
      user.id,
    );
  });

  it('returns the same response for a wrong password and an unknown e-mail address', async () => {
    const user = await server.build.user();
    const client = server.client();
    const wrong = await client.login(user.email, 'Een-ander-wachtwoord');
    const unknown = await client.login('nobody@waterpas.example', 'Een-ander-wachtwoord');
    expect(wrong).toMatchObject({ status: 401, body: WRONG });
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
    expect((await client.get('/auth/user')).status).toBe(401);
  });

  it('refuses a user who never chose a password', async () => {
    const user = await server.build.user({ password_hash: null });
    expect(await server.client().login(user.email)).toMatchObject({ status: 401, body: WRONG });
  });

  it('returns an error for every field that does not match the contract', async () => {
    const client = server.client();
    await client.csrf();
    expect(await client.post('/auth/login', { email: 'anna', password: 12, remember: true })).toMatchObject({
      status: 422,
      body: {
        code: 'validation_failed',
        errors: {
          email: [{ code: 'invalid_email' }],
          password: [{ code: 'invalid' }],
          '': [expect.objectContaining({ code: 'unknown_field' })],
        },
      },
    });
  });

  it('returns 422 for a body that is not JSON, and for no body', async () => {
    const client = server.client();
    await client.csrf();
    expect((await client.post('/auth/login', '{"email":')).status).toBe(422);
    expect((await client.post('/auth/login')).status).toBe(422);
  });
});

describe('a failed login', () => {
  /** Lists failures in their order. @param userId null for unknown e-mail addresses. */
  const failuresOf = async (userId: string | null) =>
    (await server.database.queries.select().from(auditEntries))
      .filter(({ user_id, action }) => user_id === userId && action.endsWith('_failed'))
      .map(({ action, details }) => ({ action, details }));

  it('is in the audit log, with the device, for a known and for an unknown e-mail address', async () => {
    const user = await server.build.user();
    const before = (await failuresOf(null)).length;
    await server.client().login(user.email, 'Een-ander-wachtwoord');
    await server.client().login(`nobody-${user.id}@waterpas.example`, 'Een-ander-wachtwoord');
    const failure = { action: 'sign_in_failed', details: expect.any(Object) };
    expect(await failuresOf(user.id)).toEqual([failure]);
    expect((await failuresOf(null)).slice(before)).toEqual([failure]);
  });

  it('with a wrong code is in the audit log', async () => {
    const user = await server.build.user({ totp_secret: 'JBSWY3DPEHPK3PXP' });
    const client = server.client();
    await client.login(user.email);
    await client.csrf();
    expect((await client.post('/auth/two-factor', { code: '000000' })).status).toBe(422);
    expect(await failuresOf(user.id)).toMatchObject([{ action: 'second_factor_failed' }]);
  });

  it('is no entry when the limit refused it', async () => {
    const user = await server.build.user();
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await server.client().login(user.email, 'Een-ander-wachtwoord');
    }
    expect(await failuresOf(user.id)).toHaveLength(5);
  });
});

describe('the throttling of logins', () => {
  it('refuses the sixth attempt in a minute for one e-mail address, even with the right password', async () => {
    const user = await server.build.user();
    const client = server.client();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await client.login(user.email, 'Een-ander-wachtwoord')).status).toBe(401);
    }
    const refused = await client.login(user.email);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBe(60);

    server.clock.pass(MINUTE_MS);
    expect((await client.login(user.email)).status).toBe(200);
  });

  it('refuses a flood without a connection, and checks again when two seconds have passed', async () => {
    const user = await server.build.user();
    const client = server.client();
    for (let attempt = 0; attempt < 6; attempt += 1) await client.login(user.email, 'Een-ander-wachtwoord');
    await server.database.queries.transaction(async (transaction) => {
      await transaction.execute(sql`lock table attempts in access exclusive mode`);
      expect((await client.login(user.email)).status).toBe(429);
    });
    // The attempts of the member no longer count, as after a reset of the password on another server.
    await server.database.queries.delete(attempts);
    expect((await client.login(user.email)).status).toBe(429);
    server.clock.pass(2000);
    expect((await client.login(user.email)).status).toBe(200);
  });

  it('lets the attempts of a flood wait for their refusal, and other calls not', async () => {
    const user = await server.build.user();
    const client = server.client();
    for (let attempt = 0; attempt < 6; attempt += 1) await client.login(user.email, 'Een-ander-wachtwoord');
    const ended: string[] = [];
    const refused = client
      .post('/auth/login', { email: user.email, password: 'wrong' })
      .then(({ status }) => {
        ended.push('refused');
        return status;
      });
    await server.client().csrf();
    ended.push('other');
    expect(await refused).toBe(429);
    expect(ended).toEqual(['other', 'refused']);
  });

  it('checks at most five of many concurrent attempts', async () => {
    const user = await server.build.user();
    const clients = Array.from({ length: 12 }, () => server.client());
    const responses = await Promise.all(clients.map((client) => client.login(user.email, 'wrong')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('does not count successful logins', async () => {
    const user = await server.build.user();
    for (let attempt = 0; attempt < 7; attempt += 1) {
      expect((await server.client().login(user.email)).status).toBe(200);
    }
  });

  it('refuses the thirty-first failed attempt in a minute from one client', async () => {
    // The attempts are concurrent, because each attempt hashes a password, which takes long one after the
    // other.
    const logins = Array.from({ length: 30 }, (_, attempt) =>
      server.client().login(`nobody-${attempt}@waterpas.example`, 'wrong'),
    );
    for (const { status } of await Promise.all(logins)) expect(status).toBe(401);
    const client = server.client();
    const user = await server.build.user();
    expect((await client.login(user.email)).status).toBe(429);
    server.clock.pass(MINUTE_MS);
    expect((await client.login(user.email)).status).toBe(200);
  });
});

describe('the session after a login', () => {
  it('has a new cookie value, and the previous session is closed', async () => {
    const user = await server.build.user();
    const client = server.client();
    await client.csrf();
    const asVisitor = client.cookies.get('mijn_session');
    await client.login(user.email);
    const first = client.cookies.get('mijn_session') ?? '';
    await client.login(user.email);
    const second = client.cookies.get('mijn_session');
    expect(new Set([asVisitor, first, second]).size).toBe(3);

    const cookie = `mijn_session=${first}`;
    expect((await server.client().raw('/api/auth/user', { headers: { cookie } })).status).toBe(401);
  });

  it('has a cookie that is HttpOnly and SameSite, and the database contains only the hash of its value', async () => {
    const user = await server.build.user();
    const client = server.client();
    await client.csrf();
    const response = await client.raw('/api/auth/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
      },
      body: JSON.stringify({ email: user.email, password: TEST_PASSWORD }),
    });
    const [session, xsrf] = response.headers.getSetCookie();
    expect(session).toMatch(/^mijn_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/u);
    expect(xsrf).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/u);

    const rows = await server.database.queries.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(client.cookies.get('mijn_session'));
  });

  it('has a Secure cookie with the prefix __Host- outside localhost', async () => {
    const elsewhere = await startTestApp({ config: { appUrl: new URL('https://mijn.waterpas.example') } });
    try {
      const response = await fetch(`${elsewhere.url}/api/auth/csrf`);
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-mijn_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/u),
        expect.stringMatching(/^XSRF-TOKEN=.*; Path=\/; Secure; SameSite=Lax$/u),
      ]);
      expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await elsewhere.stop();
    }
  });
});
