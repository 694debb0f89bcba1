import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countsOperations } from '@mijn/domain/counts';
import { DAY_MS, HOUR_MS, VISIT_MS } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import { isUnread } from '../../capabilities/sections/sections.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/index.ts';
import { getCounts } from './counts.service.ts';
import type { Module } from '../define-module.ts';
import type { Services } from '../../capabilities/services.ts';
import type { Member } from '../../platform/wire/index.ts';

let server: TestApp;
let association: { id: string };
let path: string;
beforeAll(async () => {
  server = await startTestApp();
  association = await server.build.association();
  path = `/associations/${association.id}/counts`;
});
afterAll(() => server.stop());

async function aMember() {
  const user = await server.build.user();
  await server.build.membership(association, user);
  const client = server.client();
  await client.login(user.email);
  const caller = { user_id: user.id, membership: { association_id: association.id } } as Member;
  return { user, client, caller };
}

const open = (client: TestClient, section = 'bulletin_board') => client.post(`${path}/${section}/open`);

async function countedSince(caller: Member): Promise<Date | undefined> {
  let since: Date | undefined;
  const counting = {
    counts: {
      section: 'bulletin_board',
      count: (_: Services, __: Member, from: Date) => {
        since = from;
        return sql`select 1000`;
      },
    },
  } as Partial<Module> as Module;
  const services = { database: server.database, now: server.clock.now } as Services;
  const counts = await getCounts(services, [counting], caller);
  expect(counts).toEqual({ bulletin_board: 100, newsletters: 0, albums: 0, news: 0, todos: 0 });
  return since;
}

async function isMarked(caller: Member, published_at: Date, author_id: string | null = null) {
  const row = {
    published_at: sql`${published_at.toISOString()}::timestamptz`,
    author_id: sql`${author_id}::uuid`,
  };
  const condition = isUnread(caller, 'bulletin_board', server.clock.now(), row);
  const { rows } = await server.database.queries.execute(sql`select ${condition} as is_unread`);
  return rows[0]?.['is_unread'];
}

const ago = (milliseconds: number) => new Date(server.clock.now().getTime() - milliseconds);

describe('the counts of a member', () => {
  it('are 0 for sections without a module', async () => {
    const { client } = await aMember();
    expect((await client.get(path)).as(countsOperations.getCounts)).toEqual({
      bulletin_board: 0,
      newsletters: 0,
      albums: 0,
      news: 0,
      todos: 0,
    });
  });

  it('have the items that others publish between the loading of a list and the begin of its visit', async () => {
    const { client, caller } = await aMember();
    await client.post(`${path}/bulletin_board/open?loaded_ms_ago=4000`);
    expect(await countedSince(caller)).toEqual(ago(4000));
  });

  it('have the items of the last 30 days before the first visit, and then those since the last visit', async () => {
    const { client, caller } = await aMember();
    expect(await countedSince(caller)).toEqual(ago(30 * DAY_MS));
    expect((await open(client)).status).toBe(200);
    const seenAt = server.clock.now();
    server.clock.pass(HOUR_MS);
    expect(await countedSince(caller)).toEqual(seenAt);
  });

  it('are those of this section and this member alone', async () => {
    const { client } = await aMember();
    const { caller } = await aMember();
    await open(client);
    expect(await countedSince(caller)).toEqual(ago(30 * DAY_MS));
    const own = await aMember();
    await open(own.client, 'albums');
    expect(await countedSince(own.caller)).toEqual(ago(30 * DAY_MS));
  });

  it('do not exist for an unknown section', async () => {
    const { client } = await aMember();
    expect((await open(client, 'invoices')).status).toBe(404);
  });
});

describe('the marks in the list of a section', () => {
  it('are on what others published since the visit before, whether the list is read before or after the opening', async () => {
    const { user, client, caller } = await aMember();
    expect(await isMarked(caller, ago(29 * DAY_MS))).toBe(true);
    expect(await isMarked(caller, ago(31 * DAY_MS))).toBe(false);
    expect(await isMarked(caller, ago(DAY_MS), user.id)).toBe(false);
    await open(client);
    expect(await isMarked(caller, ago(29 * DAY_MS))).toBe(true);
    const old = server.clock.now();
    server.clock.pass(2 * DAY_MS);
    await client.login(user.email);
    const published = ago(DAY_MS);
    for (const isOpened of [false, true]) {
      if (isOpened) await open(client);
      expect(await isMarked(caller, published)).toBe(true);
      expect(await isMarked(caller, old)).toBe(false);
    }
  });

  it('stay during a visit, and go at the next visit', async () => {
    const { client, caller } = await aMember();
    await open(client);
    const published = ago(DAY_MS);
    server.clock.pass(VISIT_MS - 1000);
    await open(client);
    expect(await isMarked(caller, published)).toBe(true);
    server.clock.pass(VISIT_MS + 1000);
    expect(await isMarked(caller, published)).toBe(false);
    await open(client);
    expect(await isMarked(caller, published)).toBe(false);
  });
});

describe('staff who act for a member', () => {
  it('do not take away what is new to the member, with write access either', async () => {
    const { user, caller } = await aMember();
    const { id: staff_id } = await server.build.staff();
    const client = server.client();
    await client.login(user.email);
    await server.database.pool.query('update sessions set staff_id = $1 where user_id = $2', [
      staff_id,
      user.id,
    ]);
    expect((await open(client)).status).toBe(200);
    expect(await countedSince(caller)).toEqual(ago(30 * DAY_MS));
  });
});
