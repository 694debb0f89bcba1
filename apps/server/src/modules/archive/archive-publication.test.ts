import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { archiveOperations } from '@mijn/domain/archive';
import { overviewOperations } from '@mijn/domain/overview';
import { searchOperations } from '@mijn/domain/search';
import { v7 as newId } from 'uuid';
import { sectionEvents } from '../../capabilities/sections/sections.tables.ts';
import { createPdf } from '../../testing/create-file.ts';
import type { TestResponse } from '../../testing/index.ts';
import { listAddedDocuments } from './archive-digest.repository.ts';
import { createArchiveFixture, type ArchiveFixture } from './testing/archive-fixture.ts';

/** The members outside the board: the owner of the fixture, and those that the test adds. */
const OWNERS = 3;

let fixture: ArchiveFixture;
let closed: { id: string };

beforeAll(async () => {
  fixture = await createArchiveFixture();
  for (let added = 1; added < OWNERS; added += 1) {
    const user = await fixture.server.build.user();
    await fixture.server.build.membership(fixture.association, user, { is_invoice_check: true });
  }
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  closed = await fixture.group('Contracten', true);
});

const move = (id: string, group_id: string, own: object = {}) =>
  fixture.board.patch(`${fixture.path}/documents/${id}`, { version: 1, group_id, ...own });
const unhide = (id: string, query = '') =>
  fixture.board.post(`${fixture.path}/documents/${id}/unhide${query}`);
const open = (group: { id: string }, version: number, own: object = {}) =>
  fixture.board.patch(`${fixture.path}/groups/${group.id}/visibility`, {
    is_board_only: false,
    version,
    ...own,
  });
const asks = (response: TestResponse, documents: number) =>
  expect(response).toMatchObject({
    status: 409,
    error: { code: 'conflict', params: { documents, owners: OWNERS } },
  });
const isSeen = async (id: string) =>
  (await fixture.owner.get(`${fixture.path}/documents/${id}`)).status === 200;

describe('a change that shows documents to owners', () => {
  it('is refused with their numbers, until the call names as many', async () => {
    const document = await fixture.row({ group_id: closed.id });
    asks(await move(document.id, fixture.open.id, { visible_max: 0 }), 1);
    expect(await isSeen(document.id)).toBe(false);
    const moved = await move(document.id, fixture.open.id, { visible_max: 1 });
    expect(moved.as(archiveOperations.updateDocument)).toMatchObject({ version: 2, is_board_only: false });
    expect(await isSeen(document.id)).toBe(true);
  });

  it('is not refused if the call says nothing, as calls of other apps do', async () => {
    const document = await fixture.row({ group_id: closed.id });
    expect((await move(document.id, fixture.open.id)).status).toBe(200);
  });

  it.each([
    ['to another group for the board', true, true, null],
    ['to a group for the board', false, true, null],
    ['to another group for all', false, false, null],
    ['to a group for all while it is hidden', true, false, new Date()],
  ])('asks nothing for a document that moves %s', async (_, from, to, hidden_at) => {
    const source = await fixture.group('Van', from);
    const target = await fixture.group('Naar', to);
    const document = await fixture.row({ group_id: source.id, hidden_at });
    expect((await move(document.id, target.id, { visible_max: 0 })).status).toBe(200);
  });

  it('asks nothing for a document that keeps its group', async () => {
    const document = await fixture.row({ group_id: closed.id });
    const response = await move(document.id, closed.id, { name: 'Contract', visible_max: 0 });
    expect(response.status).toBe(200);
  });

  it('asks before a hidden document is shown, unless its group is for the board', async () => {
    const hidden_at = new Date();
    const document = await fixture.row({ hidden_at });
    asks(await unhide(document.id, '?visible_max=0'), 1);
    expect(await isSeen(document.id)).toBe(false);
    expect((await unhide(document.id, '?visible_max=1')).status).toBe(200);
    expect(await isSeen(document.id)).toBe(true);
    expect((await unhide(document.id, '?visible_max=0')).status).toBe(200);
    const ofBoard = await fixture.row({ hidden_at, group_id: closed.id });
    expect((await unhide(ofBoard.id, '?visible_max=0')).status).toBe(200);
  });

  it('counts the documents of a group without those that are hidden', async () => {
    for (const hidden_at of [null, null, new Date()]) await fixture.row({ group_id: closed.id, hidden_at });
    asks(await open(closed, 1, { visible_max: 0 }), 2);
    asks(await open(closed, 1, { visible_max: 1 }), 2);
    expect((await open(closed, 1, { visible_max: 2 })).status).toBe(200);
    const empty = await fixture.group('Leeg', true);
    expect((await open(empty, 1, { visible_max: 0 })).status).toBe(200);
  });

  it('asks nothing when a group is closed, or is open already', async () => {
    await fixture.row();
    const path = `${fixture.path}/groups/${fixture.open.id}/visibility`;
    expect((await open(fixture.open, 1, { visible_max: 0 })).status).toBe(200);
    const closing = { is_board_only: true, version: 1, visible_max: 0 };
    expect((await fixture.board.patch(path, closing)).status).toBe(200);
    expect((await open(fixture.open, 2)).status).toBe(200);
  });

  it('refuses an upload into a group that was for the board when it was chosen', async () => {
    const bytes = await createPdf('Contract met de aannemer');
    const file = { name: 'Contract.pdf', bytes };
    const to = (group: { id: string }, visible_max: string) =>
      fixture.upload({ ...file, fields: { group_id: group.id, visible_max } });
    asks(await to(fixture.open, '0'), 1);
    expect((await to(closed, '0')).status).toBe(201);
    expect((await to(fixture.open, '1')).status).toBe(201);
  });
});

describe('two board members at once', () => {
  /** Holds a group locked while calls wait for it, so that they meet each other. */
  async function meet<T>(groupId: string, calls: () => Promise<T>): Promise<T> {
    const client = await fixture.server.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from archive_groups where id = $1 for no key update', [groupId]);
      const responses = calls();
      await waitsForLock(2);
      await client.query('rollback');
      return await responses;
    } finally {
      client.release();
    }
  }

  async function waitsForLock(count: number): Promise<void> {
    for (const deadline = Date.now() + 8000; Date.now() < deadline;) {
      const { rows } = await fixture.server.database.queries.execute(
        sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      if (rows.length >= count) return;
    }
    throw new Error('Nothing waits.');
  }

  it('one who moves a document into a group and one who opens the group do not both go on', async () => {
    for (let round = 0; round < 4; round += 1) {
      const group = await fixture.group('Offertes', true);
      await fixture.row({ group_id: group.id });
      const document = await fixture.row({ group_id: closed.id });
      const responses = await meet(group.id, () =>
        Promise.all([move(document.id, group.id, { visible_max: 0 }), open(group, 1, { visible_max: 1 })]),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const [, opened] = responses;
      expect(await isSeen(document.id)).toBe(false);
      if (opened.status === 409) asks(opened, 2);
    }
  });

  it('a document that is shown again while its group opens is asked about', async () => {
    const group = await fixture.group('Offertes', true);
    const document = await fixture.row({ group_id: group.id, hidden_at: new Date() });
    const responses = await meet(group.id, () =>
      Promise.all([unhide(document.id, '?visible_max=0'), open(group, 1, { visible_max: 0 })]),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await isSeen(document.id)).toBe(false);
  });
});

describe('the open tabs of the members', () => {
  const events = async (change: () => Promise<TestResponse>) => {
    const { queries } = fixture.server.database;
    await queries.delete(sectionEvents);
    expect((await change()).status).toBe(200);
    return (await queries.select().from(sectionEvents)).map(({ section, entity_id }) => [section, entity_id]);
  };

  it('are told when others may see a document or a group than before', async () => {
    const { id } = await fixture.row({ group_id: closed.id });
    const url = `${fixture.path}/documents/${id}`;
    const told = [['archive', id]];
    expect(await events(() => move(id, fixture.open.id))).toEqual(told);
    expect(await events(() => fixture.board.post(`${url}/hide`))).toEqual(told);
    expect(await events(() => unhide(id))).toEqual(told);
    expect(await events(() => open(closed, 1))).toEqual([['archive', closed.id]]);
  });

  it('are not told of other changes', async () => {
    const { id } = await fixture.row();
    const other = await fixture.group('Overig');
    expect(await events(() => move(id, other.id))).toEqual([]);
    expect(await events(() => unhide(id))).toEqual([]);
    expect(await events(() => open(other, 1))).toEqual([]);
  });
});

describe('what only the board sees', () => {
  it('is marked in the daily mail of a board member', async () => {
    const { association } = fixture;
    const foundation = { ...fixture.server, now: fixture.server.clock.now };
    const since = new Date(Date.now() - 60_000);
    await fixture.row({ group_id: closed.id });
    const membership = {
      association_id: association.id,
      is_board: true,
      is_invoice_check: false,
      is_invoice_check_copy: false,
    };
    const reader = { user_id: newId(), membership };
    const until = new Date(Date.now() + 60_000);
    const { items } = await listAddedDocuments(foundation, reader, since, until);
    expect(items[0]?.details).toBe('Contracten · alleen bestuur');
    const owner = { ...reader, membership: { ...membership, is_board: false } };
    const { items: ofOwner } = await listAddedDocuments(foundation, owner, since, until);
    expect(ofOwner.map(({ details }) => details)).not.toContain('Contracten · alleen bestuur');
  });

  it('is marked in the list, a search, the document, the overview and the search over everything', async () => {
    const { board, path, association } = fixture;
    const ofBoard = await fixture.row({ name: 'Schikking buren.pdf', group_id: closed.id });
    const ofAll = await fixture.row({ name: 'Schikking lift.pdf' });
    const marks = (rows: readonly { id: string; is_board_only: boolean }[]) =>
      new Map(rows.map(({ id, is_board_only }) => [id, is_board_only]));
    const check = (rows: readonly { id: string; is_board_only: boolean }[]) => {
      expect(marks(rows).get(ofBoard.id)).toBe(true);
      expect(marks(rows).get(ofAll.id)).toBe(false);
    };
    const list = await board.get(`${path}/documents?sort=-created_at&per_page=100`);
    check(list.as(archiveOperations.listDocuments).data);
    const found = await board.get(`${path}/documents?q=schikking`);
    check(found.as(archiveOperations.listDocuments).data);
    const one = async (id: string) =>
      (await board.get(`${path}/documents/${id}`)).as(archiveOperations.getDocument);
    check([await one(ofBoard.id), await one(ofAll.id)]);
    const search = await board.get(`/associations/${association.id}/search?q=schikking`);
    check(search.as(searchOperations.search).data.flatMap(({ hits }) => hits));
    await fixture.row({ name: 'Nieuwste.pdf', group_id: closed.id, created_at: new Date('2027-01-01') });
    const overview = await board.get(`/associations/${association.id}/overview?parts=documents`);
    const newest = overview.as(overviewOperations.getOverview).documents?.data[0];
    expect(newest).toMatchObject({ name: 'Nieuwste.pdf', is_board_only: true });
  });
});
