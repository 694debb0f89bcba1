import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS, STREAMS_PER_MEMBER } from '@mijn/domain/limits';
import type { Section } from '@mijn/domain/sections';
import { v7 as newId } from 'uuid';
import { pino } from 'pino';
import { startTestApp, type TestApp } from '../../../testing/index.ts';
import { and, eq } from 'drizzle-orm';
import { memberships } from '../../../platform/database/index.ts';
import { closeOtherSessions, openSession } from '../../../modules/accounts/auth/session.repository.ts';
import { announce, announceRights, announceToMember } from '../sections.ts';
import { idOf, openStream, ready, sectionsIn, type Stream, until } from './testing/open-stream.ts';

jest.setTimeout(20_000);

const CHECK_MS = 150;

let server: TestApp;
let association: { id: string };
beforeAll(async () => {
  server = await startTestApp({
    streamTimes: { heartbeat: 50, check: CHECK_MS, stream: 60_000 },
    // The log is silent, because a lost connection is written to the log.
    log: pino({ level: 'silent' }),
  });
  association = await server.build.association();
});
afterAll(() => server.stop());

async function aMember(of: readonly { id: string }[] = [association], on = server) {
  const user = await on.build.user();
  for (const one of of) await on.build.membership(one, user);
  const client = on.client();
  await client.login(user.email);
  return { user, client };
}

const event = (section: Section = 'bulletin_board', association_id: string | null = association.id) => ({
  association_id,
  section,
  entity_id: newId(),
  happened_at: server.clock.now(),
});

describe('the stream of events', () => {
  it('sends the events of the associations of the member, and those that concern everybody', async () => {
    const elsewhere = await server.build.association();
    const { client } = await aMember();
    const stream = await openStream(client);
    await ready(stream);
    const { queries } = server.database;
    await announce(queries, event('albums', elsewhere.id));
    await announce(queries, event());
    await announce(queries, event('news', null));
    await until(() => sectionsIn(stream).length === 2, 'two events');
    expect(sectionsIn(stream)).toEqual([
      { association_id: association.id, section: 'bulletin_board' },
      { association_id: null, section: 'news' },
    ]);
    stream.close();
  });

  it('sends what concerns one member to all devices of that member alone', async () => {
    const { user, client } = await aMember();
    const { client: other } = await aMember();
    const streams = [await openStream(client), await openStream(client)];
    const stranger = await openStream(other);
    await Promise.all([...streams, stranger].map(ready));
    await announceToMember(server.database.queries, {
      member_id: user.id,
      association_id: association.id,
      section: 'ballots',
    });
    await announce(server.database.queries, event('albums'));
    await until(() => [...streams, stranger].every((one) => one.text.includes('albums')), 'the last event');
    expect([...streams, stranger].map((one) => sectionsIn(one).map(({ section }) => section))).toEqual([
      ['ballots', 'albums'],
      ['ballots', 'albums'],
      ['albums'],
    ]);
    for (const stream of [...streams, stranger]) stream.close();
  });

  it('is not cached, buffered or compressed, and beats while nothing happens', async () => {
    const { client } = await aMember();
    const stream = await openStream(client, { headers: { 'accept-encoding': 'gzip, br' } });
    const { headers } = stream.response;
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-encoding')).toBeNull();
    await until(() => /\n:\n\n/u.test(stream.text), 'a heartbeat');
    stream.close();
  });

  it('hears of a change after its transaction, and not of one that is undone', async () => {
    const { client } = await aMember();
    const stream = await openStream(client);
    await ready(stream);
    const { queries } = server.database;
    await queries
      .transaction(async (transaction) => {
        await announce(transaction, event('albums'));
        throw new Error('undone');
      })
      .catch(() => undefined);
    await queries.transaction(async (transaction) => {
      await announce(transaction, event('newsletters'));
      await wait(100);
      expect(sectionsIn(stream)).toEqual([]);
    });
    await until(() => sectionsIn(stream).length > 0, 'an event');
    expect(sectionsIn(stream)).toMatchObject([{ section: 'newsletters' }]);
    stream.close();
  });

  it.each(['header', 'query'])(
    'continues after the last event that the browser knows, by %s, and repeats the latest before it',
    async (by) => {
      const { client } = await aMember();
      const first = await openStream(client);
      await ready(first);
      const { queries } = server.database;
      await announce(queries, event('albums'));
      await until(() => sectionsIn(first).length === 1, 'an event');
      first.close();
      await announce(queries, event('newsletters'));
      const id = idOf(first);
      const again = await openStream(
        client,
        by === 'query' ? { query: `?last_event_id=${id}` } : { headers: { 'last-event-id': String(id) } },
      );
      await ready(again);
      const names = sectionsIn(again).map(({ section }) => section);
      expect(names).toEqual(expect.arrayContaining(['albums', 'newsletters']));
      expect(again.text).not.toContain('refresh');
      again.close();
    },
  );

  it('begins with what changed since the page was loaded, and repeats nothing that the page has', async () => {
    const own = await server.build.association();
    const { client } = await aMember([own]);
    const missedSince = async (loaded_ms_ago: number) => {
      const { text } = await client.get(`/events?loaded_ms_ago=${loaded_ms_ago}`);
      expect(text).not.toContain('refresh');
      return ['albums', 'newsletters'].filter((section) =>
        text.includes(`"${own.id}","section":"${section}"`),
      );
    };
    await announce(server.database.queries, event('albums', own.id));
    server.clock.pass(15_000);
    await announce(server.database.queries, event('newsletters', own.id));
    // The transaction of the event may have ended after the page was read.
    expect(await missedSince(0)).toEqual(['newsletters']);
    server.clock.pass(15_000);
    expect(await missedSince(2000)).toEqual([]);
    expect(await missedSince(40_000)).toEqual(['albums', 'newsletters']);
    expect((await client.get(`/events?loaded_ms_ago=${HOUR_MS + 1}`)).status).toBe(422);
  });

  it('tells a browser that was away for too long to ask for everything again', async () => {
    const { user, client } = await aMember();
    await announce(server.database.queries, event());
    const stream = await openStream(client);
    await ready(stream);
    stream.close();
    server.clock.pass(HOUR_MS + 1000);
    await client.login(user.email);
    for (const id of [idOf(stream), 0, 999_999_999]) {
      const again = await openStream(client, { query: `?last_event_id=${id}` });
      await ready(again);
      expect(again.text).toContain('event: refresh');
      again.close();
    }
  });

  it('answers a client that does not accept streams with the events so far', async () => {
    const { client } = await aMember();
    const response = await client.get('/events');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(response.text).toContain('event: ready');
    expect((await client.get('/events?last_event_id=1e300')).status).toBe(422);
  });

  it('needs one connection to the database for all streams', async () => {
    const { client } = await aMember();
    const streams: Stream[] = [];
    for (let number = 0; number < 3; number += 1) streams.push(await openStream((await aMember()).client));
    streams.push(await openStream(client));
    const { rows } = await server.database.pool.query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and query in ('listen section_events', 'select 1')`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    for (const stream of streams) stream.close();
  });
});

describe('a stream ends', () => {
  it('when the session ends', async () => {
    const { client } = await aMember();
    const stream = await openStream(client);
    await ready(stream);
    await client.post('/auth/logout');
    await until(() => stream.isEnded, 'the end');
    expect((await client.get('/events')).status).toBe(401);
  });

  it('when the session was idle for too long, because the stream does not keep it alive', async () => {
    const { client } = await aMember();
    server.clock.pass(HOUR_MS);
    const stream = await openStream(client);
    await ready(stream);
    await client.get(`/associations/${association.id}/counts`, { headers: { 'x-background': '1' } });
    server.clock.pass(HOUR_MS + 1000);
    await until(() => stream.isEnded, 'the end');
    expect((await client.get('/auth/user')).status).toBe(401);
  });

  it('for an association that the member has left, and goes on for the others', async () => {
    const other = await server.build.association();
    const { user, client } = await aMember([association, other]);
    const stream = await openStream(client);
    await ready(stream);
    await server.database.pool.query('delete from memberships where user_id = $1 and association_id = $2', [
      user.id,
      association.id,
    ]);
    await wait(3 * CHECK_MS);
    await announce(server.database.queries, event());
    await announce(server.database.queries, event('albums', other.id));
    await until(() => sectionsIn(stream).length > 0, 'an event');
    expect(sectionsIn(stream)).toEqual([{ association_id: other.id, section: 'albums' }]);
    stream.close();
  });

  it('when the session has newer streams', async () => {
    const { client } = await aMember();
    const streams: Stream[] = [];
    for (let number = 0; number < 5; number += 1) {
      const stream = await openStream(client);
      await ready(stream);
      streams.push(stream);
    }
    await until(() => streams[0]?.isEnded === true, 'the end of the oldest');
    expect(streams.map(({ isEnded }) => isEnded)).toEqual([true, false, false, false, false]);
    expect(streams.map(({ text }) => text.includes('event: replaced\nretry: 300000\n'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    for (const stream of streams) stream.close();
  });

  it('when the member has newer streams in other sessions, and those of other members go on', async () => {
    const { user } = await aMember();
    const stays = await openStream((await aMember()).client);
    const streams: Stream[] = [];
    for (let number = 0; number <= STREAMS_PER_MEMBER; number += 1) {
      const browser = server.client();
      const opened = { user_id: user.id, now: server.clock.now() };
      browser.cookies.set('mijn_session', await openSession(server.database.queries, opened));
      const stream = await openStream(browser);
      await ready(stream);
      streams.push(stream);
    }
    await until(() => streams[0]?.isEnded === true, 'the end of the oldest');
    expect(streams[0]?.text).toContain('event: replaced');
    expect([stays, ...streams.slice(1)].filter(({ isEnded }) => isEnded)).toEqual([]);
    for (const stream of [stays, ...streams]) stream.close();
  });

  it('after a while, so that the rights are checked again', async () => {
    const short = await startTestApp({ streamTimes: { heartbeat: 50, check: 50, stream: 200 } });
    const at = await short.build.association();
    const { client } = await aMember([at], short);
    const stream = await openStream(client);
    await ready(stream);
    await until(() => stream.isEnded, 'the end');
    await short.stop();
  });

  it('at once when the server stops', async () => {
    const stopping = await startTestApp();
    const at = await stopping.build.association();
    const { client } = await aMember([at], stopping);
    const stream = await openStream(client);
    await ready(stream);
    const start = Date.now();
    await stopping.app.close();
    expect(Date.now() - start).toBeLessThan(2000);
    await until(() => stream.isEnded, 'the end');
    await stopping.stop();
  });
});

describe('without waiting for the next check, a stream', () => {
  const HOURLY = { heartbeat: 25_000, check: HOUR_MS, stream: HOUR_MS };
  let slow: TestApp;
  let home: { id: string };
  beforeAll(async () => {
    slow = await startTestApp({ streamTimes: HOURLY });
    home = await slow.build.association();
  });
  afterAll(() => slow.stop());

  it('ends with its session, and those of other members go on', async () => {
    const { client } = await aMember([home], slow);
    const other = await aMember([home], slow);
    const [stream, stays] = [await openStream(client), await openStream(other.client)];
    await Promise.all([ready(stream), ready(stays)]);
    await client.post('/auth/logout');
    await until(() => stream.isEnded, 'the end');
    await announce(slow.database.queries, { ...event(), association_id: home.id });
    await until(() => sectionsIn(stays).length === 1, 'an event');
    expect(stays.isEnded).toBe(false);
    stays.close();
  });

  it('ends when another device chooses a new password', async () => {
    const { user, client } = await aMember([home], slow);
    const stream = await openStream(client);
    await ready(stream);
    await closeOtherSessions(slow.database.queries, user.id, undefined, slow.clock.now());
    await until(() => stream.isEnded, 'the end');
  });

  it('loses an association when its membership ends', async () => {
    const other = await slow.build.association();
    const { queries } = slow.database;
    const { user, client } = await aMember([home, other], slow);
    const stream = await openStream(client);
    await ready(stream);
    await queries.transaction(async (transaction) => {
      await transaction
        .delete(memberships)
        .where(and(eq(memberships.user_id, user.id), eq(memberships.association_id, home.id)));
      await announceRights(transaction, user.id);
    });
    // The check runs between these events, whose order the database keeps.
    await wait(200);
    await announce(queries, { ...event(), association_id: home.id });
    await announce(queries, { ...event('albums'), association_id: other.id });
    await until(() => sectionsIn(stream).length > 0, 'an event');
    expect(sectionsIn(stream)).toEqual([{ association_id: other.id, section: 'albums' }]);
    stream.close();
  });
});

describe('a lost connection to the database', () => {
  it('is replaced, and the streams tell the browsers to ask for everything again', async () => {
    const { client } = await aMember();
    const stream = await openStream(client);
    await ready(stream);
    await server.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen section_events'`,
    );
    await until(() => stream.text.includes('event: refresh'), 'a refresh');
    await announce(server.database.queries, event());
    await until(() => sectionsIn(stream).length === 1, 'an event');
    stream.close();
  });
});
