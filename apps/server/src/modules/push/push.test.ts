import { createPublicKey, verify } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PUSH_LEFT_MS, PUSH_SUBSCRIPTIONS_MAX, SESSION_IDLE_MS } from '@mijn/domain/limits';
import { type PushMessage, pushOperations } from '@mijn/domain/push';
import type { NotificationKind } from '@mijn/domain/notifications';
import { type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { requestNotification } from '../../capabilities/notifications/request-notification.ts';
import type { MailSources, NotificationContent } from '../../capabilities/notifications/sources.ts';
import { type Receiver, startReceiver } from '../../platform/outgoing/testing/receiver.ts';
import { sealedPushKeys } from '../../platform/push/push-keys.ts';
import { createDevice } from '../../platform/push/testing/device.ts';
import { openSession } from '../accounts/auth/session.repository.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/index.ts';

type Device = ReturnType<typeof createDevice> & { endpoint: string };
type Person = { id: string };

let server: TestApp;
let service: Receiver;
let association: { id: string };
let author: Person;
let owner: Person;
let content: NotificationContent | null;
/** The members whom an entity concerns. */
let concerned: SQL;

const sources: MailSources = {
  notifications: [{ kind: 'bulletin', concerns: () => concerned, describe: async () => content }],
  digests: [],
};

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  service = await startReceiver();
  concerned = sql`true`;
  service.response = (response) => response.writeHead(201).end();
  association = await server.build.association({ name: 'VvE De Kade' });
  author = await server.build.user({ name: 'Bram Bestuur' });
  owner = await server.build.user({ name: 'Anna Eigenaar' });
  for (const user of [author, owner]) await server.build.membership(association, user);
  content = {
    subject: 'Lekkage bij mevrouw Jansen',
    author: { id: author.id, name: 'Bram Bestuur' },
    lines: [],
    path: '/bulletin-board',
    thread: newId(),
  };
});
afterEach(() => service.stop());

async function signIn(user: Person): Promise<TestClient> {
  const browser = server.client();
  const session = { user_id: user.id, now: server.clock.now() };
  browser.cookies.set('mijn_session', await openSession(server.database.queries, session));
  await browser.csrf();
  return browser;
}

const newDevice = (): Device => {
  const device = createDevice();
  return { ...device, endpoint: `${service.url}/${device.keys.auth}` };
};

const subscribe = (browser: TestClient, { endpoint, keys }: Device, shows_subject = false) =>
  browser.call('PUT', '/push/subscription', { body: { endpoint, ...keys, shows_subject } });

/** Subscribes a new device of a user who chose pushes about the bulletin board. */
async function switchOn(user: Person = owner, shows_subject = false) {
  const browser = await signIn(user);
  const device = newDevice();
  expect((await subscribe(browser, device, shows_subject)).status).toBe(200);
  await choose(browser, { is_push_on: true });
  return { browser, device };
}

const choose = (browser: TestClient, choice: object, kind: NotificationKind = 'bulletin') =>
  browser.call('PUT', '/notifications/choices', {
    body: { choices: [{ association_id: association.id, kind, is_on: true, ...choice }] },
  });

async function publish(): Promise<void> {
  await server.database.queries.transaction((transaction) =>
    requestNotification(transaction, {
      association_id: association.id,
      kind: 'bulletin',
      entity_id: newId(),
    }),
  );
  await server.runJobs({ sources });
}

/** Returns the pushes to a device so far. */
const read = ({ endpoint, read: open }: Device): PushMessage[] =>
  service.received.filter(({ url }) => endpoint.endsWith(url)).map(({ bytes }) => JSON.parse(open(bytes)));

const isSubscribed = async (user: Person = owner): Promise<boolean> => {
  const { rowCount } = await server.database.pool.query('select from push_subscriptions where user_id = $1', [
    user.id,
  ]);
  return rowCount === 1;
};

describe('a push', () => {
  it('goes to the devices of members who chose so, says nothing personal, and opens the page', async () => {
    const { device } = await switchOn();
    const tablet = newDevice();
    await subscribe(await signIn(owner), tablet);
    await switchOn(author);
    await publish();
    expect(service.received).toHaveLength(2);
    expect(read(tablet)).toHaveLength(1);
    const [message] = read(device);
    expect(message).toEqual({
      title: 'Nieuw bericht op het prikbord',
      body: '',
      path: '/bulletin-board',
      tag: expect.stringMatching(/^[\da-f-]{36}$/u),
    });
  });

  it('has what it is about if the member chose so for the device, and the association for members of several', async () => {
    const second = await server.build.association();
    await server.build.membership(second, owner);
    const { device } = await switchOn(owner, true);
    await publish();
    const [message] = read(device);
    expect(message?.body).toBe('VvE De Kade: Lekkage bij mevrouw Jansen');
    expect(message?.path).toMatch(/^\/bulletin-board\?vve=/u);
  });

  it('is signed for the push service with the key of the installation', async () => {
    const { browser } = await switchOn();
    await publish();
    const [received] = service.received;
    const [, token = '', key = ''] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/u.exec(received?.headers.authorization ?? '') ?? [];
    const { body } = await browser.get('/push');
    expect(body).toMatchObject({ public_key: key });
    const point = Buffer.from(key, 'base64url');
    const x = point.toString('base64url', 1, 33);
    const y = point.toString('base64url', 33);
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const [header = '', claims = '', signature = ''] = token.split('.');
    const signed = Buffer.from(`${header}.${claims}`);
    const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', signed, options, Buffer.from(signature, 'base64url'))).toBe(true);
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect([aud, sub]).toEqual([new URL(service.url).origin, `mailto:${server.config.brand.email}`]);
    expect(exp * 1000 - server.clock.now().getTime()).toBeLessThan(24 * 3_600_000);
    expect(received?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
    });
  });

  it('is off until the member chooses it, stays on when the mail goes off, and no kind of the digest has it', async () => {
    const browser = await signIn(owner);
    await subscribe(browser, newDevice());
    await publish();
    expect(service.received).toEqual([]);
    await choose(browser, { is_on: false, is_push_on: true });
    // A portal of the previous version leaves the pushes as they are.
    await choose(browser, { is_on: false });
    await publish();
    expect(service.received).toHaveLength(1);
    const { body } = await choose(browser, { is_push_on: true }, 'albums');
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        { association_id: association.id, kind: 'albums', is_on: true, is_push_on: false },
        { association_id: association.id, kind: 'bulletin', is_on: false, is_push_on: true },
      ]),
    });
  });

  it('is not sent to a member who has left, or about a message that is gone meanwhile', async () => {
    await switchOn();
    await server.database.queries.transaction((transaction) =>
      requestNotification(transaction, {
        association_id: association.id,
        kind: 'bulletin',
        entity_id: newId(),
      }),
    );
    content = null;
    await server.runJobs({ sources });
    await server.database.pool.query('delete from memberships where user_id = $1', [owner.id]);
    await publish();
    expect(service.received).toEqual([]);
  });

  it('is for the members whom it concerns alone, also if that changes before it is sent', async () => {
    const neighbour = await server.build.user();
    await server.build.membership(association, neighbour);
    const [own, others] = [await switchOn(owner, true), await switchOn(neighbour, true)];
    concerned = sql`memberships.user_id = ${owner.id}`;
    await publish();
    expect([read(own.device).length, read(others.device).length]).toEqual([1, 0]);
    service.response = (response) => response.writeHead(503).end();
    await publish();
    const tried = service.received.length;
    concerned = sql`false`;
    server.clock.pass(60_000);
    await server.runJobs({ sources });
    expect(service.received).toHaveLength(tried);
  });

  it('is sent again while the push service has a fault, and blocks no mail', async () => {
    const { device } = await switchOn();
    service.response = (response) => response.writeHead(503).end();
    await publish();
    expect(service.received).toHaveLength(1);
    const sent = (await server.mails()).filter(({ to }) => to?.[0]?.address !== undefined);
    expect(sent.length).toBeGreaterThan(0);
    service.response = (response) => response.writeHead(201).end();
    server.clock.pass(60_000);
    await server.runJobs({ sources });
    server.clock.pass(60_000);
    await server.runJobs({ sources });
    expect(new Set(read(device).map(({ tag }) => tag)).size).toBe(1);
    expect(service.received).toHaveLength(2);
  });

  it.each([404, 410])('ends the push subscription if the push service answers %d', async (status) => {
    await switchOn();
    service.response = (response) => response.writeHead(status).end();
    await publish();
    expect(await isSubscribed()).toBe(false);
  });

  it('that is refused is given up, and the next one is sent', async () => {
    await switchOn();
    service.response = (response) => response.writeHead(413).end();
    await publish();
    server.clock.pass(3_600_000);
    await server.runJobs({ sources });
    expect(service.received).toHaveLength(1);
    expect(await isSubscribed()).toBe(true);
  });
});

describe('a push subscription', () => {
  it('is of one session and one device, and goes with the device to another member', async () => {
    const { browser, device } = await switchOn();
    const next = newDevice();
    await subscribe(browser, next);
    expect((await browser.get('/push')).body).toMatchObject({ subscription: { endpoint: next.endpoint } });
    expect(await isSubscribed()).toBe(true);
    const neighbour = await server.build.user();
    const other = await signIn(neighbour);
    await subscribe(other, next);
    expect(await isSubscribed()).toBe(false);
    expect((await browser.get('/push')).body).toMatchObject({ subscription: null });
    expect(device.endpoint).not.toBe(next.endpoint);
  });

  it('ends by the call, at the sign-out, and with all sessions', async () => {
    const first = await switchOn();
    expect((await first.browser.delete('/push/subscription')).status).toBe(204);
    expect((await first.browser.delete('/push/subscription')).status).toBe(204);
    expect(await isSubscribed()).toBe(false);
    const second = await switchOn();
    await second.browser.post('/auth/logout');
    expect(await isSubscribed()).toBe(false);
    await switchOn();
    const { browser } = await switchOn();
    await browser.delete('/push/subscription');
    await browser.post('/security/devices/sign-out');
    expect(await isSubscribed()).toBe(false);
  });

  it('outlives a session that ended by itself, without what it is about, until every session of the member ends', async () => {
    const { device } = await switchOn(owner, true);
    server.clock.pass(SESSION_IDLE_MS + 3_600_000);
    await server.runJobs({ sources });
    await publish();
    expect(read(device).map(({ body }) => body)).toEqual(['']);
    const again = await signIn(owner);
    await again.post('/security/devices/sign-out');
    expect(await isSubscribed()).toBe(false);
  });

  it('is of the next session of the same member on the device, and of nobody else', async () => {
    const { device } = await switchOn();
    server.clock.pass(SESSION_IDLE_MS + 3_600_000);
    const { endSessions } = await import('../accounts/auth/session.jobs.ts');
    await endSessions.add(server.database.queries, {});
    await server.runJobs({ sources });
    const body = { endpoint: device.endpoint };
    const stranger = await signIn(author);
    expect((await stranger.post('/push/subscription/renew', body)).status).toBe(404);
    const again = await signIn(owner);
    expect((await again.get('/push')).body).toMatchObject({ subscription: null });
    expect((await again.post('/push/subscription/renew', body)).status).toBe(204);
    expect((await again.get('/push')).body).toMatchObject({ subscription: body });
    await again.post('/auth/logout');
    expect(await isSubscribed()).toBe(false);
  });

  it('ends a month after the last session on the device', async () => {
    await switchOn();
    server.clock.pass(SESSION_IDLE_MS + 3_600_000);
    const { endSessions } = await import('../accounts/auth/session.jobs.ts');
    const { forgetPushes } = await import('./push.jobs.ts');
    for (const { add } of [endSessions, forgetPushes]) await add(server.database.queries, {});
    await server.runJobs({ sources });
    expect(await isSubscribed()).toBe(true);
    server.clock.pass(PUSH_LEFT_MS);
    await forgetPushes.add(server.database.queries, {});
    await server.runJobs({ sources });
    expect(await isSubscribed()).toBe(false);
  });

  it('is refused beyond the maximum number of devices', async () => {
    for (let device = 0; device < PUSH_SUBSCRIPTIONS_MAX; device += 1)
      expect((await subscribe(await signIn(owner), newDevice())).status).toBe(200);
    const response = await subscribe(await signIn(owner), newDevice());
    expect(response).toMatchObject({ status: 422, body: { errors: { '': [{ code: 'too_many' }] } } });
  });

  it.each([
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest',
    'http://push.example/x',
    'https://user:secret@push.example/x',
  ])('is refused for an address that is not public: %s', async (endpoint) => {
    const strict = await startTestApp({ config: { allowsPrivatePushes: false }, beside: server });
    const browser = strict.client();
    const session = { user_id: owner.id, now: server.clock.now() };
    browser.cookies.set('mijn_session', await openSession(server.database.queries, session));
    await browser.csrf();
    const body = { endpoint, ...createDevice().keys, shows_subject: false };
    const response = await browser.call('PUT', '/push/subscription', { body });
    await strict.stop();
    expect(response).toMatchObject({
      status: 422,
      body: { errors: { endpoint: [{ code: 'not_allowed' }] } },
    });
  });
});

describe('a test push', () => {
  it('arrives on the device of the session, and says what the push service answered', async () => {
    const { browser, device } = await switchOn();
    expect((await browser.post('/push/test')).body).toEqual({ outcome: 'sent' });
    expect(read(device)).toMatchObject([
      { title: 'Proefmelding', path: '/profile/settings#meldingen-op-dit-apparaat' },
    ]);
    service.response = (response) => response.writeHead(500).end();
    expect((await browser.post('/push/test')).body).toEqual({ outcome: 'failed' });
    service.response = (response) => response.writeHead(410).end();
    expect((await browser.post('/push/test')).body).toEqual({ outcome: 'gone' });
    expect((await browser.post('/push/test')).status).toBe(404);
  });
});

describe('the key of the installation', () => {
  const keyOf = async () => {
    const browser = await signIn(owner);
    return (await browser.get('/push')).as(pushOperations.getPush).public_key;
  };

  it('survives a rotation of the secret of the server', async () => {
    const before = await keyOf();
    const next = { current: 'next', other: server.secret.current };
    expect(await sealedPushKeys.reseal(server.database.queries, next)).toEqual({
      resealed: 1,
      unreadable: 0,
    });
    expect(await sealedPushKeys.reseal(server.database.queries, next)).toEqual({
      resealed: 0,
      unreadable: 0,
    });
    const back = { current: server.secret.current, other: 'next' };
    expect(await sealedPushKeys.reseal(server.database.queries, back)).toEqual({
      resealed: 1,
      unreadable: 0,
    });
    expect(await keyOf()).toBe(before);
  });

  it('is replaced, with all push subscriptions, if no secret opens it', async () => {
    const before = await keyOf();
    await switchOn();
    await sealedPushKeys.reseal(server.database.queries, { current: 'lost', other: server.secret.current });
    expect(await sealedPushKeys.reseal(server.database.queries, server.secret)).toEqual({
      resealed: 0,
      unreadable: 1,
    });
    expect(await keyOf()).not.toBe(before);
    expect(await isSubscribed()).toBe(false);
  });
});
