import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MeetingsQuery } from '@mijn/domain/meetings';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { planOf } from '../../testing/plan-of.ts';
import { meetingsFor, meetingsOfUser } from './meetings.access.ts';
import { listMeetings, listYears } from './meetings-list.repository.ts';
import { findMeeting, listDocuments, listMeetingsSince } from './meetings.repository.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let server: TestApp;
let association_id: string;
beforeAll(async () => {
  server = await startTestApp();
  association_id = (await server.build.association()).id;
  for (let count = 0; count < 60; count += 1) await server.build.association();
  const { queries, pool } = server.database;
  await queries.execute(sql`
    insert into meetings (association_id, id, code, meeting_date, concerns, changed_at)
    select id, gen_random_uuid(), n::text, timestamptz '2027-06-01' - n * interval '90 days', 'Vergadering ' || n, now()
    from associations, generate_series(1, 60) n`);
  await queries.execute(sql`
    insert into file_readings (association_id, file_hash, media_type, searchability)
    select id, 'hash', 'application/pdf', 'not_searchable' from associations`);
  await queries.execute(sql`
    insert into meeting_documents (association_id, id, code, meeting_id, name, extension, media_type, byte_size,
      file_hash, position, created_at)
    select association_id, gen_random_uuid(), code || '-' || n, id, 'Notulen.pdf', 'pdf', 'application/pdf', 1000,
      'hash', n, now()
    from meetings, generate_series(1, 4) n`);
  await pool.query('analyze');
});
afterAll(() => server.stop());

const planOfList = (wish: Partial<MeetingsQuery>) =>
  planOf(server.database, (database) =>
    listMeetings(
      database,
      { association_id, filter: meetingsFor({ association_id }) },
      { page: 1, per_page: 25, sort: '-meeting_date', ...wish },
      NOW,
    ),
  );

describe('the query plan of the list of meetings', () => {
  it.each([{}, { period: 'past' }, { year: 2025, sort: 'meeting_date' }, { page: 2 }] as const)(
    'with %j uses the order of the index',
    async (wish) => {
      const plan = await planOfList(wish);
      expect(plan).toContain('using meetings_by_date on meetings');
      expect(plan).toContain('using meeting_documents_by_meeting on meeting_documents');
      expect(plan).not.toMatch(/Sort|Seq Scan/u);
    },
  );

  it('of upcoming meetings does not read past meetings', async () => {
    const plan = await planOfList({ period: 'upcoming', sort: 'meeting_date' });
    expect(plan).toMatch(/Index Scan on meetings_by_date\s.*\s+Index Cond: .*meeting_date >=/u);
    expect(plan).not.toContain('Seq Scan');
  });

  it('of a search does not read other associations', async () => {
    expect(await planOfList({ q: 'vergadering' })).not.toContain('Seq Scan');
  });
});

describe('the query plans of other data of meetings', () => {
  it('do not read all rows', async () => {
    const filter = meetingsFor({ association_id });
    const id = '01890000-0000-7000-8000-000000000000';
    for (const read of [
      (database: TestApp['database']) => listYears(database, filter),
      (database: TestApp['database']) => findMeeting(database, filter, id),
      (database: TestApp['database']) => listDocuments(database, filter, id),
      (database: TestApp['database']) => listMeetingsSince(database, meetingsOfUser(id), NOW),
    ]) {
      expect(await planOf(server.database, read)).not.toMatch(/Seq Scan on meeting/u);
    }
  });
});
