import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { v7 as newId } from 'uuid';
import { HOUR_MS } from '@mijn/domain/limits';
import { overviewOperations } from '@mijn/domain/overview';
import { startTestApp, type Builders, type TestApp, type TestClient } from '../../testing/index.ts';
import { noteStatements } from '../../testing/plans/note-statements.ts';
import { archiveDocuments, archiveGroups } from '../archive/archive.tables.ts';
import { invoices } from '../invoices/invoices.tables.ts';
import { meetingDocuments, meetings } from '../meetings/meetings.tables.ts';
import { todos } from '../todos/todos.tables.ts';

/** The statements of the overview of an owner with a meeting to come, of whom one says who the owner is. */
const STATEMENTS_MAX = 17;

let server: TestApp;
let path: string;
let owner: TestClient;
let checker: TestClient;
let copies: TestClient;
let stranger: TestClient;

async function signIn(
  at: { id: string },
  rights: Parameters<Builders['membership']>[2] = {},
): Promise<TestClient> {
  const user = await server.build.user();
  await server.build.membership(at, user, rights);
  const client = server.client();
  await client.login(user.email);
  return client;
}

beforeAll(async () => {
  // The log is silent, because parts that fail are written to the log.
  server = await startTestApp({ log: pino({ level: 'silent' }) });
  const association = await server.build.association();
  const association_id = association.id;
  const { queries } = server.database;
  const named = () => {
    const id = newId();
    return { association_id, id, code: id };
  };
  for (const [description, start_date, is_done] of [
    ['Dakgoot', '2026-10-01', false],
    ['Lift', '2026-10-04', true],
    ['Verf', '2026-10-02', false],
    ['Deur', '2026-09-01', false],
    ['Lamp', '2026-10-03', false],
  ] as const) {
    const group = 'Onderhoud';
    await queries
      .insert(todos)
      .values({ ...named(), internal_reference: 'A-1', description, group, start_date, is_done });
  }
  const now = server.clock.now();
  for (const [concerns, days] of [
    ['Vorige', -30],
    ['Latere', 200],
    ['Volgende', 20],
  ] as const) {
    const meeting_date = new Date(now.getTime() + days * 24 * HOUR_MS);
    const meeting = { ...named(), meeting_date, concerns, changed_at: now };
    await queries.insert(meetings).values(meeting);
    if (concerns === 'Vorige') continue;
    for (const [position, name] of ['Agenda', 'Begroting', 'Offerte'].entries()) {
      const file_hash = (await server.build.reading(association)).file_hash;
      await queries.insert(meetingDocuments).values({
        ...named(),
        meeting_id: meeting.id,
        name: concerns === 'Volgende' ? `${name}.pdf` : 'Later.pdf',
        extension: 'pdf',
        media_type: 'application/pdf',
        byte_size: 1000,
        file_hash,
        position,
        created_at: now,
      });
    }
  }
  for (const [name, days, check_status] of [
    ['Jongste', 1, 'to_check'],
    ['Oudste', 9, 'to_check'],
    ['Klaar', 12, 'approved'],
    ['Middelste', 5, 'to_check'],
    ['Op een na oudste', 7, 'to_check'],
  ] as const) {
    const created_at = new Date(now.getTime() - days * 24 * HOUR_MS);
    await queries.insert(invoices).values({ ...named(), name, created_at, check_status, currency: 'EUR' });
  }
  const group = { ...named(), name: 'Vergaderstukken', is_board_only: false, position: 1 };
  await queries.insert(archiveGroups).values(group);
  const { file_hash } = await server.build.reading(association);
  for (const number of [3, 1, 5, 2, 4, 6]) {
    await queries.insert(archiveDocuments).values({
      ...named(),
      group_id: group.id,
      name: `${number}.pdf`,
      extension: 'pdf',
      media_type: 'application/pdf',
      byte_size: 1000,
      file_hash,
      tags: [],
      document_date: '2026-06-10',
      created_at: new Date(now.getTime() - number * HOUR_MS),
      hidden_at: number === 2 ? now : null,
    });
  }
  path = `/associations/${association_id}/overview`;
  owner = await signIn(association);
  checker = await signIn(association, { is_invoice_check: true });
  copies = await signIn(association, { is_invoice_check_copy: true });
  stranger = await signIn(await server.build.association());
});
afterAll(() => server.stop());

/** Renames a table while some work runs, so that the queries of a part fail. */
async function withoutTable(table: string, work: () => Promise<void>): Promise<void> {
  await server.database.pool.query(`alter table ${table} rename to ${table}_away`);
  try {
    await work();
  } finally {
    await server.database.pool.query(`alter table ${table}_away rename to ${table}`);
  }
}

describe('the overview', () => {
  it('asks the database nothing twice', async () => {
    const statements = await noteStatements(server.database, async () => {
      expect((await owner.get(path)).status).toBe(200);
    });
    const texts = statements.map(({ text }) => text);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    expect(texts.length).toBeLessThanOrEqual(STATEMENTS_MAX);
  });

  it('has the newest open action items, the next meeting and the newest documents in one response', async () => {
    const response = await owner.get(path);
    const body = response.as(overviewOperations.getOverview);
    expect(response.status).toBe(200);
    expect(body.todos?.data.map(({ description }) => description)).toEqual(['Lamp', 'Verf', 'Dakgoot']);
    expect(body.todos?.total).toBe(4);
    expect(body.meetings).toMatchObject({ data: [{ concerns: 'Volgende' }], total: 2 });
    expect(body.meetings?.documents.map(({ name }) => name)).toEqual(['Agenda.pdf', 'Begroting.pdf']);
    expect(body.documents?.data.map(({ name }) => name)).toEqual(['1.pdf', '3.pdf', '4.pdf', '5.pdf']);
    expect(body.documents?.total).toBe(5);
    expect(body.failed).toEqual([]);
  });

  it('has the newest message of the bulletin board and the newest news', async () => {
    const { id: association_id } = await server.build.association();
    const client = await signIn({ id: association_id });
    const messages = `/associations/${association_id}/bulletin/messages`;
    const get = async () =>
      (await client.get(`/associations/${association_id}/overview`)).as(overviewOperations.getOverview);
    expect((await get()).bulletin_board).toEqual({ data: [] });
    for (const subject of ['Tuindag', 'Fiets gevonden']) {
      server.clock.pass(1000);
      const response = await client.post(messages, {
        subject,
        text: `Over:\n\n${subject}`,
        attachments: [],
        notify: false,
      });
      expect(response.status).toBe(201);
    }
    expect((await get()).bulletin_board?.data).toMatchObject([
      { title: 'Fiets gevonden', excerpt: 'Over: Fiets gevonden', picture_id: null },
    ]);
    expect((await get()).news).toEqual({ data: [] });
  });

  it('has the oldest invoices to check for checkers', async () => {
    const body = (await checker.get(path)).as(overviewOperations.getOverview);
    const names = body.invoices?.data.map(({ name }) => name);
    expect(names).toEqual(['Oudste', 'Op een na oudste', 'Middelste']);
    expect(body.invoices?.total).toBe(4);
  });

  it('has no invoices for other members, also on request', async () => {
    for (const client of [owner, copies]) {
      expect((await client.get(path)).as(overviewOperations.getOverview).invoices).toBeNull();
      const response = await client.get(`${path}?parts=invoices`);
      const body = response.as(overviewOperations.getOverview);
      expect([response.status, body.invoices, body.failed]).toEqual([200, null, []]);
    }
  });

  it('has only the requested parts', async () => {
    const { body } = await owner.get(`${path}?parts=meetings,documents`);
    expect(body).toMatchObject({ todos: null, meetings: { total: 2 }, documents: { total: 5 } });
    expect((await owner.get(`${path}?parts=photos`)).status).toBe(422);
  });

  it('does not exist for a member of another association', async () => {
    expect((await stranger.get(path)).status).toBe(404);
  });
});

describe('a part that fails', () => {
  it.each([
    // Reports are action items.
    ['todos', 'todos', ['todos', 'reports']],
    // The attendance is that of the next meeting.
    ['meetings', 'meetings', ['meetings', 'attendance']],
    ['invoices', 'invoices', ['invoices']],
    ['archive_documents', 'documents', ['documents']],
  ] as const)(
    'is listed as failed if the table %s is missing, and the other parts are returned',
    async (table, part, failed) => {
      await withoutTable(table, async () => {
        const response = await checker.get(path);
        const body = response.as(overviewOperations.getOverview);
        expect([response.status, body.failed, body[part]]).toEqual([200, failed, null]);
        const others = (['todos', 'meetings', 'invoices', 'documents'] as const).filter(
          (other) => other !== part,
        );
        for (const other of others) expect(body[other]?.total).toBeGreaterThan(0);
      });
      const { [part]: list } = (await checker.get(`${path}?parts=${part}`)).as(
        overviewOperations.getOverview,
      );
      expect(list?.total).toBeGreaterThan(0);
    },
  );

  it('is an error if it is the only requested part', async () => {
    await withoutTable('meetings', async () => {
      const { status, error } = await owner.get(`${path}?parts=meetings`);
      expect([status, error?.code]).toEqual([500, 'internal_error']);
    });
  });
});
