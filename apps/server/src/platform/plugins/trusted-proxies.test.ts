import { afterEach, describe, expect, it } from '@jest/globals';
import { ATTEMPTS_PER_MINUTE_PER_CLIENT } from '@mijn/domain/limits';
import { startTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
afterEach(() => app.stop());

/** Asks for a link as often as one client may, and once more, each time with another address in front. */
async function statusAfterMany(forwarded: (attempt: number) => string): Promise<number> {
  const client = app.client();
  await client.csrf();
  const ask = async (attempt: number) => {
    const headers = { 'x-forwarded-for': forwarded(attempt) };
    const body = { email: `lid-${attempt}@waterpas.example` };
    return (await client.post('/auth/forgot-password', body, { headers })).status;
  };
  for (let attempt = 0; attempt < ATTEMPTS_PER_MINUTE_PER_CLIENT; attempt += 1)
    expect(await ask(attempt)).toBe(202);
  return ask(ATTEMPTS_PER_MINUTE_PER_CLIENT);
}

describe('the address of a client', () => {
  it('is that before the trusted number of proxies, whatever the client names before it', async () => {
    app = await startTestApp({ config: { trustProxy: 1 } });
    expect(await statusAfterMany((attempt) => `10.1.1.${attempt}, 203.0.113.9`)).toBe(429);
  });

  it('is another one for another client behind the same proxy', async () => {
    app = await startTestApp({ config: { trustProxy: 1 } });
    expect(await statusAfterMany((attempt) => `203.0.113.${attempt}`)).toBe(202);
  });

  it('is that of the connection without a trusted proxy', async () => {
    app = await startTestApp();
    expect(await statusAfterMany((attempt) => `203.0.113.${attempt}`)).toBe(429);
  });
});
