import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@mijn/domain/limits';
import type { DigestKind } from '@mijn/domain/notifications';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { v7 as idAt } from 'uuid';
import { type associations, outboxMails, type users } from '../../platform/database/index.ts';
import { archiveDocuments, archiveGroups } from '../../modules/archive/archive.tables.ts';
import { meetingDocuments, meetings } from '../../modules/meetings/meetings.tables.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { collectNews, hasNews } from './collect-news.ts';
import { startDigests } from './digest.job.ts';
import { notificationChoices } from './notifications.tables.ts';
import type { DigestSource } from './sources.ts';

const START = new Date('2026-11-20T11:00:00Z');

let server: TestApp;
let association: typeof associations.$inferSelect;
let owner: typeof users.$inferSelect;
let groups: Record<'open' | 'board', string>;

beforeAll(async () => {
  server = await startTestApp({ now: START });
});
afterAll(() => server.stop());
beforeEach(async () => {
  association = await server.build.association({ name: 'VvE De Kade' });
  owner = await server.build.user({ salutation: 'ms', name_prefix: 'de', last_name: 'Vries' });
  await server.build.membership(association, owner);
  await server.build.reading(association);
  groups = { open: idAt(), board: idAt() };
  const group = { association_id: association.id, position: 0 };
  await server.database.queries.insert(archiveGroups).values([
    { ...group, id: groups.open, code: 'O', name: 'Onderhoud', is_board_only: false },
    { ...group, id: groups.board, code: 'B', name: 'Bestuursstukken', is_board_only: true },
  ]);
});
afterEach(async () => {
  for (const table of ['notification_choices', 'digest_marks', 'digest_days', 'outbox_mails']) {
    await server.database.pool.query(`delete from ${table}`);
  }
  await server.database.queries.execute(sql`delete from graphile_worker._private_jobs`);
  server.clock.pass(DAY_MS);
});

const ago = (hours: number) => new Date(server.clock.now().getTime() - hours * HOUR_MS);
const file = {
  extension: 'pdf',
  media_type: 'application/pdf',
  byte_size: 1,
  file_hash: '0'.repeat(64),
};

/** Adds a document to the archive, some hours ago. Its own dates are older. */
async function addDocument(
  name: string,
  hours: number,
  values: Partial<typeof archiveDocuments.$inferInsert> = {},
) {
  await server.database.queries.insert(archiveDocuments).values({
    ...file,
    association_id: association.id,
    id: idAt({ msecs: ago(hours).getTime() }),
    group_id: groups.open,
    name: `${name}.pdf`,
    tags: [],
    document_date: '2020-01-01',
    created_at: new Date('2020-01-01'),
    ...values,
  });
}

async function addMeetingDocument(name: string, hours: number): Promise<string> {
  const id = idAt({ msecs: ago(hours).getTime() });
  const meeting = { association_id: association.id, id: idAt(), code: id };
  const meeting_date = new Date('2026-12-09T18:30:00Z');
  await server.database.queries
    .insert(meetings)
    .values({ ...meeting, meeting_date, concerns: 'Vergadering', changed_at: START });
  await server.database.queries.insert(meetingDocuments).values({
    ...file,
    association_id: association.id,
    id,
    code: id,
    meeting_id: meeting.id,
    name: `${name}.pdf`,
    position: 1,
    created_at: START,
  });
  return `/meetings/${meeting.id}?document=${id}`;
}

const choose = (user: { id: string }, kind: DigestKind, hours = 48, at = association) =>
  server.database.queries.insert(notificationChoices).values({
    association_id: at.id,
    user_id: user.id,
    kind,
    is_on: true,
    changed_at: ago(hours),
  });

async function digest() {
  await startDigests.add(server.database.queries, {});
  return server.mails();
}

async function newMails() {
  const before = new Set((await server.mails()).map(({ messageId }) => messageId));
  return (await digest()).filter(({ messageId }) => !before.has(messageId));
}

describe('the digest', () => {
  it('is sent to those who chose it, with what was added since they chose', async () => {
    const other = await server.build.user();
    await server.build.membership(association, other);
    await choose(owner, 'archive_documents');
    await choose(owner, 'meeting_documents', 24);
    await addDocument('Offerte schilderwerk', 5);
    await addDocument('Van vorige week', 200);
    const path = await addMeetingDocument('Agenda', 3);
    await addMeetingDocument('Van voor de keuze', 30);
    const mails = await newMails();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([owner.email]);
    const [mail] = mails;
    expect(mail?.subject).toBe('Nieuw in VvE De Kade');
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Geachte mevrouw De Vries,');
      for (const text of ['Offerte schilderwerk', 'Onderhoud', 'Agenda', 'Vergadering van 9-12-2026']) {
        expect(body).toContain(text);
      }
      expect(body).toContain(`http://localhost:3000${path}`);
      expect(body).not.toContain('Van v');
    }
  });

  it('is sent once a day, and tells everything once', async () => {
    await choose(owner, 'archive_documents');
    await addDocument('Eerste', 2);
    expect(await newMails()).toHaveLength(1);
    await addDocument('Tweede', 0.5);
    server.clock.pass(2 * HOUR_MS);
    expect(await newMails()).toHaveLength(0);
    server.clock.pass(22 * HOUR_MS);
    const [second, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(second?.text).toContain('Tweede');
    expect(second?.text).not.toContain('Eerste');
  });

  it('is never empty', async () => {
    await choose(owner, 'archive_documents');
    await addDocument('Oud', 100);
    expect(await newMails()).toEqual([]);
    expect(await server.database.queries.$count(outboxMails)).toBe(0);
  });

  it('waits with what is younger than an hour, so that a long import is told whole', async () => {
    await choose(owner, 'archive_documents');
    await addDocument('Net toegevoegd', 0.9);
    expect(await newMails()).toEqual([]);
    server.clock.pass(DAY_MS);
    expect((await newMails())[0]?.text).toContain('Net toegevoegd');
  });

  it('has documents of board-only groups for the board alone, and hidden documents for nobody', async () => {
    const board = await server.build.user();
    await server.build.membership(association, board, { is_board: true });
    for (const user of [owner, board]) await choose(user, 'archive_documents');
    await addDocument('Bestuursbesluit', 2, { group_id: groups.board });
    await addDocument('Weggegooid', 2, { hidden_at: START });
    const mails = await newMails();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([board.email]);
    expect(mails[0]?.text).toContain('Bestuursbesluit');
    expect(mails[0]?.text).not.toContain('Weggegooid');
  });

  it.each([
    ['the membership ended', sql`delete from memberships`],
    ['the choice was switched off', sql`update notification_choices set is_on = false`],
    ['all of it was hidden', sql`update archive_documents set hidden_at = now()`],
  ])('is not sent if %s after it was written', async (_, change) => {
    await choose(owner, 'archive_documents');
    await addDocument('Offerte', 2);
    await startDigests.add(server.database.queries, {});
    const refuse = { send: () => Promise.reject(new Error('not now')), close: () => undefined };
    await server.runJobs({ transport: refuse });
    expect(await server.database.queries.$count(outboxMails)).toBe(1);
    await server.database.queries.execute(change);
    await server.database.queries.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    const sent = await server.mails();
    expect(sent.filter(({ to }) => to?.[0]?.address === owner.email)).toEqual([]);
    const [row] = await server.database.queries.select().from(outboxMails);
    expect(row).toMatchObject({ sent_at: null, skipped_at: expect.any(Date) });
  });

  it('has the associations of the member together, and counts what it does not name', async () => {
    const elsewhere = await server.build.association({ name: 'VvE Zonder nieuws' });
    await server.build.membership(elsewhere, owner);
    await choose(owner, 'archive_documents');
    await choose(owner, 'archive_documents', 48, elsewhere);
    for (let index = 0; index < 22; index += 1) await addDocument(`Stuk ${index}`, 2 + index / 60);
    const [mail] = await newMails();
    expect(mail?.text?.match(/Stuk \d+/gu)).toHaveLength(10);
    expect(mail?.text).toContain(`en nog 12\n  http://localhost:3000/archive?vve=${association.code}`);
    expect(mail?.text).not.toContain('Zonder nieuws');
  });

  it('has links to end each kind, and the whole digest in one click', async () => {
    await choose(owner, 'archive_documents');
    await addDocument('Offerte', 2);
    const [mail] = await newMails();
    expect(mail?.text).toContain('Geen mail meer over documenten in het archief:\n');
    const link = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const { pathname } = new URL(link.slice(1, -1));
    const response = await server.client().raw(pathname, { method: 'POST' });
    expect(response.status).toBe(204);
    await addDocument('Volgende', 2);
    server.clock.pass(DAY_MS);
    expect(await newMails()).toEqual([]);
  });

  it.each([
    ['2027-01-15T05:59:00Z', 0],
    ['2027-01-15T06:00:00Z', 1],
    ['2027-07-15T04:59:00Z', 0],
    ['2027-07-15T05:00:00Z', 1],
    ['2027-07-15T17:30:00Z', 1],
    ['2027-07-15T19:30:00Z', 0],
  ])('at %s, in winter and summer time, is written %i times', async (time, count) => {
    const app = await startTestApp({ now: new Date(time) });
    try {
      await startDigests.add(app.database.queries, {});
      await app.runJobs();
      const { rowCount } = await app.database.pool.query(
        'select from digest_days where written_at is not null',
      );
      expect(rowCount).toBe(count);
    } finally {
      await app.stop();
    }
  });

  it('of many members is written in batches, each member once, also if two servers do it', async () => {
    await server.database.queries.execute(sql`
      with added as (
        insert into users (id, code, email, name)
        select gen_random_uuid(), 'lid' || n, n || '@digest.example', 'Lid' from generate_series(1, 120) n returning id
      ), joined as (
        insert into memberships select ${association.id}, id, false, false, false from added
      )
      insert into notification_choices select ${association.id}, id, 'archive_documents', true, false, ${ago(48).toISOString()} from added`);
    await addDocument('Offerte', 2);
    await startDigests.add(server.database.queries, {});
    const refuse = { send: () => Promise.reject(new Error('not now')), close: () => undefined };
    const work = () => server.runJobs({ transport: refuse });
    await Promise.all([work(), work(), work()]);
    await work();
    expect(await server.database.queries.$count(outboxMails)).toBe(120);
  });

  it('is written without reading all news of a member first', async () => {
    await choose(owner, 'archive_documents');
    await choose(owner, 'meeting_documents');
    const read: DigestKind[] = [];
    const sourceOf = (kind: DigestKind): DigestSource => ({
      kind,
      list: async () => {
        read.push(kind);
        return { items: [{ title: 'Offerte', path: '/archive' }], total: 1 };
      },
    });
    const { config, secret, database, clock } = server;
    const sources = {
      notifications: [],
      digests: [sourceOf('archive_documents'), sourceOf('meeting_documents')],
    };
    const context = { config, secret, database, now: clock.now, log: pino({ level: 'silent' }), sources };
    const asked = { user_id: owner.id, since: ago(24), until: ago(1) };
    expect(await hasNews(context, asked)).toBe(true);
    expect(read).toHaveLength(1);
    expect(await collectNews(context, asked)).toMatchObject([{ kinds: [{}, {}] }]);
  });
});
