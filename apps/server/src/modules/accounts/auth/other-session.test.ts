import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { messagesOperations } from '@mijn/domain/messages';
import { RENEWED_SESSION_MS } from '@mijn/domain/limits';
import { USER_HEADER } from '@mijn/domain/wire';
import { v7 as newId } from 'uuid';
import type { users } from '../../../platform/database/index.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index.ts';

let server: TestApp;
let client: TestClient;
let user: typeof users.$inferSelect;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  user = await server.build.user();
  client = server.client();
  await client.login(user.email);
});

const isFor = (id: string) => ({ headers: { [USER_HEADER]: id } });
const sessionId = async (of = client) =>
  (await of.get('/auth/user')).as(authOperations.user).session_id ?? '';

describe('a call that names the user for whom its page was made', () => {
  it('changes nothing for another user, and says so', async () => {
    const association = await server.build.association();
    await server.build.membership(association, user);
    const path = `/associations/${association.id}/bulletin/messages`;
    const message = { subject: 'Van een ander', text: 'Niet van mij', attachments: [], notify: false };
    const refused = await client.post(path, message, isFor(newId()));
    expect(refused).toMatchObject({ status: 409, error: { code: 'other_user' } });
    expect((await client.get(path)).as(messagesOperations.listMessages).data).toEqual([]);
    expect((await client.post(path, message, isFor(user.id))).status).toBe(201);
  });

  it('does not end the session of another user', async () => {
    const refused = await client.post('/auth/logout', undefined, isFor(newId()));
    expect(refused).toMatchObject({ status: 409, error: { code: 'other_user' } });
    expect((await client.get('/auth/user')).status).toBe(200);
    expect((await client.post('/auth/logout', undefined, isFor(user.id))).status).toBe(204);
    expect((await client.get('/auth/user')).status).toBe(401);
  });

  it('reads as whoever is signed in', async () => {
    expect((await client.get('/auth/user', isFor(newId()))).status).toBe(200);
  });
});

describe('a logout that names its session', () => {
  it('leaves a newer session of the browser', async () => {
    const former = await sessionId();
    await client.post('/auth/logout');
    await client.login(user.email);
    expect((await client.post(`/auth/logout?session_id=${former}`)).status).toBe(204);
    expect((await client.get('/auth/user')).status).toBe(200);
    expect((await client.post(`/auth/logout?session_id=${await sessionId()}`)).status).toBe(204);
    expect((await client.get('/auth/user')).status).toBe(401);
  });

  it.each(['geen-id', ''])('is refused with the name %j', async (name) => {
    expect((await client.post(`/auth/logout?session_id=${name}`)).status).toBe(422);
    expect((await client.get('/auth/user')).status).toBe(200);
  });
});

describe('a call with the former cookie of a session', () => {
  /** Returns a tab that has not received the new cookie yet. */
  async function changePassword(): Promise<TestClient> {
    const late = server.client();
    for (const [name, value] of client.cookies) late.cookies.set(name, value);
    const changed = await client.post('/profile/password', {
      current_password: TEST_PASSWORD,
      password: 'Een-heel-ander-wachtwoord-7',
      password_confirmation: 'Een-heel-ander-wachtwoord-7',
    });
    expect(changed.status).toBe(204);
    return late;
  }

  it.each(['GET', 'POST'])(
    'is to be repeated for a minute after the cookie was renewed: %s',
    async (method) => {
      const late = await changePassword();
      const path = method === 'GET' ? '/auth/user' : `/auth/user/association/${newId()}`;
      server.clock.pass(RENEWED_SESSION_MS - 1);
      const refused = await late.call(method, path);
      expect(refused).toMatchObject({ status: 401, error: { code: 'unauthenticated' } });
      expect(refused.headers.get('retry-after')).toBe('1');
      server.clock.pass(2);
      expect((await late.call(method, path)).headers.get('retry-after')).toBeNull();
    },
  );

  it('is not repeated when the session has ended since', async () => {
    const late = await changePassword();
    await client.post('/auth/logout');
    expect((await late.get('/auth/user')).headers.get('retry-after')).toBeNull();
  });

  it('does not get the rights of the session back', async () => {
    const late = await changePassword();
    expect((await late.post('/auth/logout')).status).toBe(204);
    expect((await client.get('/auth/user')).status).toBe(200);
  });
});
