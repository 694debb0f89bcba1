import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readyStream, startTestApp, TEST_PASSWORD, type TestApp } from '../../../testing/index.ts';
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

async function aMember() {
  const user = await first.build.user();
  await first.build.membership(await first.build.association(), user);
  const client = first.client();
  await client.login(user.email);
  return {
    user,
    changePassword: async () => {
      const changed = await client.post('/profile/password', {
        current_password: TEST_PASSWORD,
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
      });
      expect(changed.status).toBe(204);
      expect((await client.get('/auth/user')).status).toBe(200);
    },
  };
}

// The servers look after their streams once a minute, so that a stream that ends at once ends because the server was told.
describe('a new password on one server', () => {
  it('ends another session on the other server at once, with its open stream of events', async () => {
    const { user, changePassword } = await aMember();
    const other = second.client();
    await other.login(user.email);
    const stream = await readyStream(other);
    await changePassword();
    expect((await other.get('/auth/user')).status).toBe(401);
    await stream.ended;
  });

  it('ends an access token on the other server at once, with its open stream of events', async () => {
    const { user, changePassword } = await aMember();
    const app = second.client((await createToken(first, { user_id: user.id })).token);
    expect((await app.get('/auth/user')).status).toBe(200);
    const stream = await readyStream(app);
    await changePassword();
    expect((await app.get('/auth/user')).status).toBe(401);
    await stream.ended;
  });
});
