import { afterEach, describe, expect, it } from '@jest/globals';
import { ATTEMPTS_PER_MINUTE_PER_CLIENT } from '@mijn/domain/limits';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { trustProxies } from '../security/client-networks.ts';

describe('a number of trusted proxies', () => {
  it.each(['127.0.0.1', '::1', '::ffff:10.2.3.4', '172.31.0.9', '192.168.1.1', 'fd12::7', 'fe80::1%eth0'])(
    'counts the connection of %s, which is in an inner network',
    (ip) => expect(trustProxies(1)(ip, 0)).toBe(true),
  );

  it.each(['203.0.113.9', '::ffff:203.0.113.9', '172.32.0.1', '2001:db8::1'])(
    'does not count the connection of %s, which could name any address',
    (ip) => expect(trustProxies(1)(ip, 0)).toBe(false),
  );

  it('counts the addresses that proxies name up to the number', () => {
    expect([0, 1, 2].map((hop) => trustProxies(2)(hop === 0 ? '10.0.0.1' : '203.0.113.9', hop))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

let app: TestApp;

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
  afterEach(() => app.stop());

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
