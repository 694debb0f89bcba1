import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  COSTLY_CALLS_WAITING_MAX,
  MINUTE_MS,
  SEARCHES_PER_MINUTE,
  UPLOADS_PER_MINUTE,
  ZIPS_PER_MINUTE,
} from '@mijn/domain/limits';
import { eq } from 'drizzle-orm';
import { callCounts, type users } from '../database/index.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/index.ts';

const REFUSED = { status: 429, body: { code: 'too_many_requests' } };

let server: TestApp;
let association: { id: string };
let user: typeof users.$inferSelect;
let member: TestClient;

beforeAll(async () => {
  server = await startTestApp();
  association = await server.build.association();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(MINUTE_MS);
  user = await server.build.user();
  member = await memberOf(user);
});

async function memberOf(one: typeof users.$inferSelect): Promise<TestClient> {
  await server.build.membership(association, one, { is_board: true });
  const client = server.client();
  await client.login(one.email);
  return client;
}

const search = async (by = member) => by.get(`/associations/${association.id}/todos?q=lek`);

/** Searches often, with as many searches at the same time as a member may wait for. */
async function searchOften(times: number, by = member) {
  const responses = [];
  while (responses.length < times) {
    const some = Math.min(COSTLY_CALLS_WAITING_MAX, times - responses.length);
    responses.push(...(await Promise.all(Array.from({ length: some }, async () => search(by)))));
  }
  return responses;
}

async function count(kind: 'search' | 'upload' | 'zip', total: number): Promise<void> {
  const row = { user_id: user.id, kind, minute_began_at: server.clock.now(), total };
  await server.database.queries.insert(callCounts).values(row);
}

describe('the searches of a member', () => {
  it('are limited for each minute, in lists and in everything', async () => {
    await count('search', SEARCHES_PER_MINUTE - 2);
    expect((await search()).status).toBe(200);
    server.clock.pass(20_000);
    expect((await member.get(`/associations/${association.id}/search?q=lek`)).status).toBe(200);
    const refused = await search();
    expect(refused).toMatchObject(REFUSED);
    expect(refused.headers.get('retry-after')).toBe('40');
    server.clock.pass(40_000);
    expect((await search()).status).toBe(200);
  });

  it('are counted from the first one', async () => {
    const responses = await searchOften(SEARCHES_PER_MINUTE + 5);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(SEARCHES_PER_MINUTE);
  });

  it('do not limit other members, nor lists without a search', async () => {
    await count('search', SEARCHES_PER_MINUTE);
    expect((await search()).status).toBe(429);
    expect((await member.get(`/associations/${association.id}/todos`)).status).toBe(200);
    expect((await member.get(`/associations/${association.id}/todos?q=`)).status).toBe(200);
    const other = await memberOf(await server.build.user());
    expect((await search(other)).status).toBe(200);
  });

  it('are counted again after the clock was set back', async () => {
    await count('search', SEARCHES_PER_MINUTE);
    server.clock.pass(-60 * MINUTE_MS);
    member = server.client();
    await member.login(user.email);
    expect((await search()).status).toBe(200);
    server.clock.pass(60 * MINUTE_MS);
  });

  it('are refused without being counted again, until two seconds have passed', async () => {
    await count('search', SEARCHES_PER_MINUTE);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await search()).status).toBe(429);
    const [row] = await server.database.queries
      .select()
      .from(callCounts)
      .where(eq(callCounts.user_id, user.id));
    expect(row?.total).toBe(SEARCHES_PER_MINUTE + 1);
  });
});

describe('the uploads and zips of a member', () => {
  const upload = async () => {
    const form = new FormData();
    form.set('file', new File(['%PDF-1.4'], 'Notulen.pdf', { type: 'application/pdf' }));
    return member.post(`/associations/${association.id}/attachments`, form);
  };
  const zip = async () => member.get(`/associations/${association.id}/archive/zip?ids=${user.id}`);

  it.each([
    ['upload', UPLOADS_PER_MINUTE, upload],
    ['zip', ZIPS_PER_MINUTE, zip],
  ] as const)('are limited: %s', async (kind, limit, call) => {
    await count(kind, limit - 1);
    expect((await call()).status).not.toBe(429);
    expect(await call()).toMatchObject(REFUSED);
    expect((await search()).status).toBe(200);
  });
});

it('an operator can leave the limits to something else', async () => {
  const unlimited = await startTestApp({ config: { callLimits: 'off' } });
  try {
    association = await unlimited.build.association();
    const one = await unlimited.build.user();
    await unlimited.build.membership(association, one, {});
    const client = unlimited.client();
    await client.login(one.email);
    const responses = await searchOften(SEARCHES_PER_MINUTE + 1, client);
    expect(responses.every(({ status }) => status === 200)).toBe(true);
  } finally {
    await unlimited.stop();
  }
});
