import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { ATTEMPTS_PER_MINUTE_PER_CLIENT } from '@mijn/domain/limits';
import { meetingsOperations } from '@mijn/domain/meetings';
import { calendarFeeds } from '../accounts/auth/auth.tables.ts';
import { createMeetingsFixture, type MeetingsFixture } from './testing/meetings-fixture.ts';
import { readCalendar } from './testing/read-calendar.ts';
import { createImpersonationLink } from '../accounts/auth/impersonation.service.ts';
import type { TestClient } from '../../testing/index.ts';

let fixture: MeetingsFixture;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  fixture = await createMeetingsFixture({ appUrl: new URL('http://mijn.waterpas.example:8080') }, log);
});
afterAll(() => fixture.stop());

const feedUrlOf = async (client: TestClient): Promise<URL> =>
  new URL((await client.get('/calendar-feed')).as(meetingsOperations.getCalendarFeed).address);

/** Sends no cookies and no headers of the portal, as a calendar program. */
const subscribe = (url: URL, init: RequestInit = {}) =>
  fixture.server.client().raw(url.pathname + url.search, init);

const concernsOf = async (url: URL) =>
  readCalendar(await (await subscribe(url)).text()).events.map(({ summary }) => summary);

describe('the calendar feed of a member', () => {
  it('has a URL of the portal that does not change', async () => {
    const { client } = await fixture.member(fixture.association);
    const url = await feedUrlOf(client);
    expect(url.href).toMatch(
      /^http:\/\/mijn\.waterpas\.example:8080\/api\/calendar-feed\/meetings\.ics\?key=[\w.-]{80,}$/u,
    );
    expect((await feedUrlOf(client)).href).toBe(url.href);
  });

  it('contains the meetings of all associations of the member, of the past year and of the future', async () => {
    const { client } = await fixture.member(fixture.association, fixture.elsewhere);
    const response = await subscribe(await feedUrlOf(client));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const { calendar, events } = readCalendar(await response.text());
    expect(calendar).toMatchObject({ name: 'Vergaderingen Mijn Waterpas', refresh: 'PT4H' });
    expect(events.map(({ summary }) => summary)).toEqual([
      'VvE De Kade: Algemene ledenvergadering',
      'VvE De Kade: Dakgoot noordzijde',
      'VvE Parkzicht, Oost: Ledenvergadering',
      'VvE De Kade: Algemene ledenvergadering',
      'VvE De Kade: Jaarvergadering',
    ]);
  });

  it('follows the memberships, and leaves out meetings of more than a year ago', async () => {
    const { client, id } = await fixture.member(fixture.elsewhere);
    const url = await feedUrlOf(client);
    expect(await concernsOf(url)).toHaveLength(1);
    await fixture.server.build.membership(fixture.association, { id });
    expect(await concernsOf(url)).toHaveLength(5);
    await fixture.importRows({ meetings: '1001,OUD,2025-11-19T19:30:00+01:00,,Lang geleden,,,,,' });
    expect(await concernsOf(url)).toHaveLength(5);
  });

  it('returns 304 if the client already has the feed', async () => {
    const { client } = await fixture.member(fixture.association);
    const url = await feedUrlOf(client);
    const etag = (await subscribe(url)).headers.get('etag') ?? '';
    const again = await subscribe(url, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('has a new URL after a renewal, and the old URL stops working', async () => {
    const { client } = await fixture.member(fixture.association);
    const first = await feedUrlOf(client);
    const body = (await client.post('/calendar-feed/renew')).as(meetingsOperations.renewCalendarFeed);
    expect((await subscribe(first)).status).toBe(404);
    expect((await subscribe(new URL(body.address))).status).toBe(200);
    expect((await feedUrlOf(client)).href).toBe(body.address);
    const third = (await client.post('/calendar-feed/renew')).as(meetingsOperations.renewCalendarFeed);
    expect((await subscribe(new URL(body.address))).status).toBe(404);
    expect((await subscribe(new URL(third.address))).status).toBe(200);
  });

  it('refuses an invented key and a key with the id of another member', async () => {
    const one = await fixture.member(fixture.association);
    const other = await fixture.member(fixture.association);
    const url = await feedUrlOf(one.client);
    const key = url.searchParams.get('key') ?? '';
    for (const wrong of ['', 'sleutel', one.id, key.slice(0, -1), key.replace(one.id, other.id), `${key}A`]) {
      url.searchParams.set('key', wrong);
      expect([wrong, (await subscribe(url)).status]).toEqual([wrong, wrong === '' ? 422 : 404]);
    }
  });

  it('limits the number of keys that a client can try', async () => {
    const { client } = await fixture.member(fixture.association);
    const url = await feedUrlOf(client);
    const wrong = new URL(url);
    wrong.searchParams.set('key', 'sleutel');
    const statuses = new Set<number>();
    for (let count = 0; count <= ATTEMPTS_PER_MINUTE_PER_CLIENT; count += 1)
      statuses.add((await subscribe(wrong)).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await subscribe(url)).status).toBe(200);
  });

  it('cannot be seen or renewed by provider staff', async () => {
    const { config, secret, database, clock, build } = fixture.server;
    const member = await fixture.member(fixture.association);
    const staff = await build.staff();
    for (const canWrite of [false, true]) {
      const wish = { staff: staff.email, customer: member.email, reason: 'Vraag', canWrite };
      const link = await createImpersonationLink({ config, secret, database, now: clock.now }, wish);
      const [, token, signature] = /impersonate\/([\w-]+)\/([\w-]+)$/u.exec(link) ?? [];
      const client = fixture.server.client();
      await client.csrf();
      await client.post('/auth/impersonate', { token, signature });
      expect((await client.get('/calendar-feed')).body).toMatchObject({ code: 'forbidden' });
      expect((await client.post('/calendar-feed/renew')).status).toBe(403);
    }
  });

  it('has its key neither in the database nor in the log', async () => {
    const { client } = await fixture.member(fixture.association);
    await client.post('/calendar-feed/renew');
    const url = await feedUrlOf(client);
    const key = url.searchParams.get('key') ?? '';
    await subscribe(url);
    const [, signature = key] = key.split('.');
    expect(JSON.stringify(await fixture.server.database.queries.select().from(calendarFeeds))).not.toContain(
      signature,
    );
    expect(logged.join('')).toContain('/api/calendar-feed/meetings.ics');
    expect(logged.join('')).not.toContain('key=');
    expect(logged.join('')).not.toContain(signature);
  });
});
