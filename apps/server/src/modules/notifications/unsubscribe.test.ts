import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  notificationKinds,
  notificationsOperations,
  type NotificationKind,
} from '@mijn/domain/notifications';
import { sql } from 'drizzle-orm';
import { type associations, inTransaction, type Queries, type users } from '../../platform/database/index.ts';
import { type Subscribed, unsubscribeToken } from '../../capabilities/notifications/unsubscribe-token.ts';
import { startTestApp, type TestApp, type TestClient, untilACallWaits } from '../../testing/index.ts';

const NO_ONE = '01a1f9c4-c6f4-7226-b044-46c8cecb18b1';

let server: TestApp;
let association: typeof associations.$inferSelect;
let elsewhere: typeof associations.$inferSelect;
let user: typeof users.$inferSelect;
let member: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  association = await server.build.association({ code: `${Math.random()}`, name: 'VvE De Kade' });
  elsewhere = await server.build.association({ name: 'VvE Elders' });
  user = await server.build.user();
  await server.build.membership(association, user);
  await server.build.membership(elsewhere, user);
  member = server.client();
  await member.login(user.email);
  visitor = server.client();
  await visitor.csrf();
});

const tokenOf = (values: Partial<Subscribed> = {}) =>
  unsubscribeToken(server.secret, {
    user_id: user.id,
    association_id: association.id,
    kind: 'bulletin',
    ...values,
  });
const digestToken = () => tokenOf({ association_id: null, kind: 'digest' });

const listOn = async (of = association) =>
  (await member.get('/notifications/choices'))
    .as(notificationsOperations.listChoices)
    .data.filter(({ association_id, is_on }) => is_on && association_id === of.id)
    .map(({ kind }) => kind);

const choose = (kind: NotificationKind, is_on: boolean, at = association) =>
  member.call('PUT', '/notifications/choices', {
    body: { choices: [{ association_id: at.id, kind, is_on }] },
  });

describe('the choices of a member', () => {
  it('are changed in one order, so that calls in two tabs never wait for each other', async () => {
    const kinds = ['bulletin', 'newsletters'] as const;
    for (const kind of kinds) await choose(kind, false);
    const { queries } = server.database;
    const lock = (transaction: Queries, kind: NotificationKind) =>
      transaction.execute(sql`
        select from notification_choices where association_id = ${association.id} and user_id = ${user.id}
          and kind = ${kind} for update nowait`);
    for (const order of [kinds, kinds.toReversed()]) {
      const choices = order.map((kind) => ({ association_id: association.id, kind, is_on: true }));
      const changed = await inTransaction(queries, async (transaction) => {
        await lock(transaction, 'bulletin');
        const running = member.call('PUT', '/notifications/choices', { body: { choices } });
        await untilACallWaits(queries);
        await lock(transaction, 'newsletters');
        return { running };
      });
      expect((await changed.running).status).toBe(200);
      for (const kind of kinds) await choose(kind, false);
    }
  });

  it('are every kind of each association, without those for checkers and the board: mail on request is on, the digest is off', async () => {
    const { data } = (await member.get('/notifications/choices')).as(notificationsOperations.listChoices);
    expect(data).toHaveLength(2 * (notificationKinds.length - 2));
    expect(await listOn()).toEqual(['bulletin', 'newsletters', 'questions', 'todos']);
  });

  it('change for one association', async () => {
    expect((await choose('albums', true)).status).toBe(200);
    await choose('bulletin', false);
    expect(await listOn()).toEqual(['newsletters', 'questions', 'todos', 'albums']);
    expect(await listOn(elsewhere)).toEqual(['bulletin', 'newsletters', 'questions', 'todos']);
  });

  it('of another association are refused, all or nothing', async () => {
    const choices = [
      { association_id: association.id, kind: 'albums', is_on: true },
      { association_id: NO_ONE, kind: 'albums', is_on: true },
    ];
    const response = await member.call('PUT', '/notifications/choices', { body: { choices } });
    expect(response.status).toBe(404);
    expect(await listOn()).toEqual(['bulletin', 'newsletters', 'questions', 'todos']);
  });

  it.each([[{ choices: [] }], [{}], [{ choices: [{ association_id: NO_ONE, kind: 'spam', is_on: true }] }]])(
    'are refused with 422 for %j',
    async (body) => {
      expect((await member.call('PUT', '/notifications/choices', { body })).status).toBe(422);
    },
  );
});

describe('the link in a mail', () => {
  it('says what it is about, and changes nothing when it is opened', async () => {
    const response = await visitor.get(`/notifications/unsubscribe/${tokenOf()}`);
    expect(response.body).toEqual({ kind: 'bulletin', association_name: 'VvE De Kade', is_on: true });
    await visitor.call('HEAD', `/notifications/unsubscribe/${tokenOf()}`);
    expect(await listOn()).toEqual(['bulletin', 'newsletters', 'questions', 'todos']);
  });

  it('switches the kind off for its association alone, and on again', async () => {
    const path = tokenOf();
    expect((await visitor.post(`/notifications/unsubscribe/${path}`)).body).toMatchObject({ is_on: false });
    expect(await listOn()).toEqual(['newsletters', 'questions', 'todos']);
    expect(await listOn(elsewhere)).toEqual(['bulletin', 'newsletters', 'questions', 'todos']);
    expect((await visitor.post(`/notifications/resubscribe/${path}`)).body).toMatchObject({ is_on: true });
    expect(await listOn()).toEqual(['bulletin', 'newsletters', 'questions', 'todos']);
  });

  it('works again and again', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect((await visitor.post(`/notifications/unsubscribe/${tokenOf()}`)).status).toBe(200);
    }
    expect(await listOn()).toEqual(['newsletters', 'questions', 'todos']);
  });

  it('of a digest switches all of it off, and exactly that on again', async () => {
    await choose('albums', true);
    await choose('archive_documents', true, elsewhere);
    await choose('meeting_documents', true);
    await choose('meeting_documents', false);
    expect((await visitor.get(`/notifications/unsubscribe/${digestToken()}`)).body).toEqual({
      kind: 'digest',
      association_name: null,
      is_on: true,
    });
    await visitor.post(`/notifications/unsubscribe/${digestToken()}`);
    expect([await listOn(), await listOn(elsewhere)]).toEqual([
      ['bulletin', 'newsletters', 'questions', 'todos'],
      ['bulletin', 'newsletters', 'questions', 'todos'],
    ]);
    await visitor.post(`/notifications/resubscribe/${digestToken()}`);
    expect(await listOn()).toEqual(['bulletin', 'newsletters', 'questions', 'todos', 'albums']);
    expect(await listOn(elsewhere)).toEqual([
      'bulletin',
      'newsletters',
      'questions',
      'todos',
      'archive_documents',
    ]);
  });

  it('of one kind of a digest leaves the other kinds', async () => {
    await choose('albums', true);
    await choose('archive_documents', true);
    await visitor.post(`/notifications/unsubscribe/${tokenOf({ association_id: null, kind: 'albums' })}`);
    expect(await listOn()).toEqual(['bulletin', 'newsletters', 'questions', 'todos', 'archive_documents']);
  });

  it('still works after the member has left', async () => {
    await server.database.pool.query('delete from memberships where user_id = $1', [user.id]);
    expect((await visitor.post(`/notifications/unsubscribe/${tokenOf()}`)).status).toBe(200);
  });

  it.each([
    ['a made up token', () => 'A'.repeat(88)],
    [
      'a token of another server',
      () =>
        unsubscribeToken({ current: 'other' }, { user_id: user.id, association_id: null, kind: 'digest' }),
    ],
    [
      'a token with another payload',
      () => `${digestToken().split('.')[0] ?? ''}.${tokenOf().split('.')[1] ?? ''}`,
    ],
    ['a token of nobody', () => tokenOf({ user_id: NO_ONE })],
    ['a token of an association that is gone', () => tokenOf({ association_id: NO_ONE })],
  ])('responds with 404 to %s', async (_, create) => {
    const token = create();
    for (const response of [
      await visitor.get(`/notifications/unsubscribe/${token}`),
      await visitor.post(`/notifications/unsubscribe/${token}`),
      await visitor.post(`/notifications/resubscribe/${token}`),
      await visitor.post(`/notifications/unsubscribe/${token}/one-click`),
    ]) {
      expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect(await listOn()).toEqual(['bulletin', 'newsletters', 'questions', 'todos']);
  });

  it('contains no name and no address, and nothing of the secret', () => {
    const bytes = Buffer.from(tokenOf().split('.')[0] ?? '', 'base64url');
    expect(bytes).toHaveLength(33);
    expect(bytes.toString('latin1')).not.toContain('waterpas');
  });
});

describe('the call of a mail program (RFC 8058)', () => {
  const send = (init: RequestInit, token = tokenOf()) =>
    server.client().raw(`/api/notifications/unsubscribe/${token}/one-click`, { method: 'POST', ...init });
  const form = (type: string): RequestInit => ({
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': type },
  });
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');

  it.each([
    ['a form', form('application/x-www-form-urlencoded')],
    ['a form in parts', { body: multipart }],
    ['a form with a charset', form('application/x-www-form-urlencoded; charset=utf-8')],
    ['no body', {}],
  ])('unsubscribes at once, without cookies and anti-forgery token, with %s', async (_, init) => {
    expect((await send(init)).status).toBe(204);
    expect(await listOn()).toEqual(['newsletters', 'questions', 'todos']);
  });

  it('is no call of the session that a browser happens to send along', async () => {
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const other = await server.build.user();
    await server.build.membership(association, other);
    const token = tokenOf({ user_id: other.id });
    expect((await send({ headers: { cookie } }, token)).status).toBe(204);
    expect(await listOn()).toEqual(['bulletin', 'newsletters', 'questions', 'todos']);
  });

  it('refuses a large body', async () => {
    const { status } = await send({ ...form('text/plain'), body: 'x'.repeat(300_000) });
    expect(status).toBe(413);
    expect(await listOn()).toEqual(['bulletin', 'newsletters', 'questions', 'todos']);
  });

  it('leads a browser that opens its URL to the page, and changes nothing', async () => {
    const token = tokenOf();
    const { status, headers } = await send({ method: 'GET' }, token);
    expect([status, headers.get('location')]).toEqual([302, `/unsubscribe/${token}`]);
    expect(await listOn()).toEqual(['bulletin', 'newsletters', 'questions', 'todos']);
  });

  it('is the only call that changes something without an anti-forgery token, and the only one that takes a form', async () => {
    const { allOperations } = await import('../../testing/fuzz/operations.ts');
    const changing = allOperations.filter(({ method }) => method !== 'GET');
    expect(changing.length).toBeGreaterThan(15);
    const open = [];
    for (const { method, path } of changing) {
      const url = `/api${path.replace('{token}', tokenOf()).replaceAll(/\{\w+\}/gu, NO_ONE)}`;
      const { status } = await server
        .client()
        .raw(url, { ...form('application/x-www-form-urlencoded'), method });
      if (status !== 419) open.push(`${method} ${path}`);
    }
    expect(open).toEqual(['POST /notifications/unsubscribe/{token}/one-click']);
    const taken = await visitor.raw(`/api/notifications/unsubscribe/${tokenOf()}`, {
      ...form('application/x-www-form-urlencoded'),
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
      },
    });
    expect(taken.status).toBe(415);
  });
});
