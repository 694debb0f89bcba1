import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/index.ts';
import { createToken } from '../access-tokens/testing/create-token.ts';

const NEW_PASSWORD = 'Een-heel-ander-wachtwoord-9';

let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  first = await startTestApp();
  second = await startTestApp({ beside: first });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

/** Opens a stream of events. Its text is complete when the server ends it. */
async function openStream(by: ReturnType<TestApp['client']>): Promise<Response> {
  const stream = await by.raw('/api/events', { headers: { accept: 'text/event-stream' } });
  expect(stream.status).toBe(200);
  return stream;
}

it('a new password on one server ends other sessions and access tokens on another at once, with their open streams', async () => {
  const user = await first.build.user();
  await first.build.membership(await first.build.association(), user);
  const own = first.client();
  await own.login(user.email);
  const other = second.client();
  await other.login(user.email);
  const app = second.client((await createToken(first, { user_id: user.id })).token);
  expect((await app.get('/auth/user')).status).toBe(200);
  const streams = [await openStream(other), await openStream(app)];

  const changed = await own.post('/profile/password', {
    current_password: TEST_PASSWORD,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  });
  expect(changed.status).toBe(204);

  expect((await other.get('/auth/user')).status).toBe(401);
  expect((await app.get('/auth/user')).status).toBe(401);
  // The servers look after their streams once a minute: these end because the other server was told.
  const texts = await Promise.all(streams.map((stream) => stream.text()));
  expect(texts).toEqual([expect.stringContaining('event: ready'), expect.stringContaining('event: ready')]);
  expect((await own.get('/auth/user')).status).toBe(200);
});
