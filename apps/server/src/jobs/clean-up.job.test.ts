import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attempts } from '../database/index.ts';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { deleteEnded } from './clean-up.job.ts';

const HOUR_MS = 3_600_000;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const count = async () => (await server.database.queries.select().from(attempts)).length;

describe('the hourly clean-up', () => {
  it('deletes attempts that no longer count, and nothing else', async () => {
    const user = await server.build.user();
    await server.client().login(user.email);
    await server.client().login(user.email, 'wrong');
    server.clock.pass(HOUR_MS);
    const client = server.client();
    await client.login(user.email);
    await server.client().login(user.email, 'wrong');
    server.clock.pass(HOUR_MS + 1);
    await deleteEnded(server.database.queries, server.clock.now());
    expect((await client.get('/auth/user')).status).toBe(200);
    expect(await count()).toBe(0);
  });
});
