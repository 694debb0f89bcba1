import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { countsOperations } from '@mijn/domain/counts';
import { JOINED_REPORTS_MAX } from '@mijn/domain/limits';
import { overviewOperations } from '@mijn/domain/overview';
import { reportsOperations } from '@mijn/domain/reports';
import { searchOperations } from '@mijn/domain/search';
import { todosOperations } from '@mijn/domain/todos';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { auditEntries } from '../../../platform/database/index.ts';
import { importRows } from '../../../testing/import-rows.ts';
import { todos as todosTable } from '../todos.tables.ts';
import { createJoinsFixture, type JoinsFixture } from './testing/joins-fixture.ts';

jest.setTimeout(120_000);

let fixture: JoinsFixture;
beforeAll(async () => {
  fixture = await createJoinsFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.ageReports());

describe('joining a report', () => {
  it('makes one item of two, in both timelines, in the audit log, and for its reporters', async () => {
    const { owner, board, entries, getTodo, server, join, reportTwice } = fixture;
    const { target, same } = await reportTwice();
    expect(await getTodo(board, same.id)).toMatchObject({ may_join: true, joined_to: null });
    const joined = await join(same.id, target.id);
    const { reported_reference: item } = target;
    expect(joined).toMatchObject({
      joined_to: { id: target.id, reference: item, description: 'Lekkage in portiek A' },
      may_join: false,
      may_undo_join: true,
      may_reject: false,
      may_set_visibility: false,
    });
    expect(await getTodo(board, target.id)).toMatchObject({
      joined_to: null,
      joined_reports: [{ id: same.id, reference: same.reported_reference }],
      reporter_count: 2,
    });
    expect(await getTodo(owner, target.id)).toMatchObject({ joined_reports: [], reporter_count: 2 });
    expect((await entries(board, same.id))[0]).toMatchObject({ kind: 'joined', internal_reference: item });
    expect((await entries(board, target.id))[0]).toMatchObject({
      kind: 'received',
      internal_reference: same.reported_reference,
      author: { role: 'board' },
    });
    const audit = await server.database.queries
      .select({ details: auditEntries.details })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'report_joined'));
    expect(audit).toContainEqual({ details: expect.objectContaining({ todo_id: same.id }) });
  });

  it('leaves the report in no list, count, overview or search, and finds its item by its number', async () => {
    const { board, server, second, join, reportTwice, listed, scope } = fixture;
    const { target, same } = await reportTwice('Bronbemaling in de kelder');
    await server.runJobs();
    const summary = async () =>
      (await board.get(`${fixture.todos}/reports/summary`)).as(reportsOperations.getReportSummary);
    const badge = async () => (await board.get(`${scope}/counts`)).as(countsOperations.getCounts).todos;
    const card = async () =>
      (await board.get(`${scope}/overview?parts=waiting_reports`)).as(overviewOperations.getOverview)
        .waiting_reports?.total ?? 0;
    const groups = async () =>
      (await board.get(`${fixture.todos}/groups`))
        .as(todosOperations.listGroups)
        .data.reduce((sum, { todo_count }) => sum + todo_count, 0);
    const hits = async (q: string): Promise<string> =>
      JSON.stringify((await board.get(`${scope}/search?q=${q}`)).as(searchOperations.search));
    const numbers = async () => [
      (await summary()).waiting_count,
      await badge(),
      await card(),
      await groups(),
    ];
    const before = await numbers();
    await join(same.id, target.id);
    expect(await numbers()).toEqual(before.map((one) => one - 1));
    expect((await summary()).waiting.map(({ id }) => id)).not.toContain(same.id);
    for (const client of [board, second]) {
      expect(await listed(client)).not.toContain(same.id);
      expect(await listed(client, '&q=bronbemaling')).toEqual([target.id]);
      expect(await listed(client, `&q=${same.reported_reference}`)).toEqual([target.id]);
    }
    expect(await hits('bronbemaling')).not.toContain(same.id);
    const similar = await board.get(`${fixture.todos}/reports/similar?q=bronbemaling%20kelder`);
    expect(JSON.stringify(similar.body)).toContain(target.id);
    expect(JSON.stringify(similar.body)).not.toContain(same.id);
  });

  it.each([
    ['an owner', async () => fixture.neighbour, 403],
    ['its reporter', async () => fixture.second, 403],
    ['a board member of another association', async () => fixture.stranger, 404],
  ])('is refused to %s', async (_, clientOf, expected) => {
    const { sendJoin, separate, reportTwice, show } = fixture;
    const { target, same } = await reportTwice();
    await show(same.id);
    const client = await clientOf();
    expect((await sendJoin(client, same.id, target.id)).status).toBe(expected);
    expect((await separate(client, same.id)).status).toBe(expected);
  });

  it('is refused with a target that is unknown, of another association, done, joined, or the report itself', async () => {
    const { owner, board, report, sendJoin, join, reportTwice, createItem } = fixture;
    const { target, same } = await reportTwice();
    const other = await fixture.server.build.association();
    const foreign = await createItem({ association_id: other.id });
    const done = await createItem({ is_done: true });
    const codeOf = async (target_id: string) =>
      (await sendJoin(board, same.id, target_id)).error?.errors?.['target_id']?.[0]?.code;
    for (const id of [newId(), foreign, done, same.id]) expect(await codeOf(id)).toBe('not_allowed');
    const third = await report(owner);
    await join(third.id, target.id);
    expect(await codeOf(third.id)).toBe('is_joined');
    expect((await fixture.getTodo(board, same.id)).joined_to).toBeNull();
  });

  it('is refused for what is no open report: rejected, taken over, of the provider, or joined to something else', async () => {
    const { board, server, todos, sendJoin, join, separate, reportTwice, createItem } = fixture;
    const { target, same } = await reportTwice();
    const item = await createItem();
    expect((await sendJoin(board, item, target.id)).error?.code).toBe('conflict');
    await board.post(`${todos}/${same.id}/reject`, { text: 'Van uzelf.' });
    expect((await sendJoin(board, same.id, target.id)).error?.code).toBe('conflict');
    await board.delete(`${todos}/${same.id}/reject`);
    await join(same.id, target.id);
    expect((await sendJoin(board, same.id, item)).error?.code).toBe('conflict');
    await separate(board, same.id);
    await server.database.queries.update(todosTable).set({ code: 'T9' }).where(eq(todosTable.id, same.id));
    expect((await sendJoin(board, same.id, target.id)).error?.code).toBe('conflict');
  });

  it('takes an action item of the provider as the target', async () => {
    const { join, reportTwice, createItem } = fixture;
    const { same } = await reportTwice();
    const item = await createItem();
    expect((await join(same.id, item)).joined_to).toMatchObject({ id: item, reference: 'AP-2026-001' });
    expect((await fixture.getTodo(fixture.board, item)).reporter_count).toBe(1);
  });

  it('changes nothing when it is repeated, also at the same time', async () => {
    const { board, entries, sendJoin, reportTwice } = fixture;
    const { target, same } = await reportTwice();
    const responses = await Promise.all([1, 2, 3].map(() => sendJoin(board, same.id, target.id)));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
    expect((await entries(board, same.id)).filter(({ kind }) => kind === 'joined')).toHaveLength(1);
    expect((await entries(board, target.id)).filter(({ kind }) => kind === 'received')).toHaveLength(1);
  });

  it('makes no circle of two calls at the same time', async () => {
    const { board, getTodo, sendJoin, reportTwice } = fixture;
    for (const _ of [1, 2, 3]) {
      const { target, same } = await reportTwice();
      const responses = await Promise.all([
        sendJoin(board, same.id, target.id),
        sendJoin(board, target.id, same.id),
      ]);
      expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200, 422]));
      const both = await Promise.all([getTodo(board, same.id), getTodo(board, target.id)]);
      expect(both.filter(({ joined_to }) => joined_to !== null)).toHaveLength(1);
    }
  });

  it('takes along what was joined to the report, and tells its reporter', async () => {
    const { board, owner, report, getTodo, entries, second, join, reportTwice } = fixture;
    const { target, same } = await reportTwice();
    const first = await report(owner);
    await join(same.id, first.id);
    await join(first.id, target.id);
    expect((await getTodo(board, same.id)).joined_to?.id).toBe(target.id);
    expect((await getTodo(board, target.id)).joined_reports.map(({ id }) => id).toSorted()).toEqual(
      [same.id, first.id].toSorted(),
    );
    expect((await getTodo(board, first.id)).joined_reports).toEqual([]);
    expect((await entries(second, same.id))[0]).toMatchObject({
      kind: 'joined',
      internal_reference: target.reported_reference,
    });
  });

  it('takes so many reports and no more', async () => {
    const { board, sendJoin, reportTwice, createItem } = fixture;
    const { target, same } = await reportTwice();
    for (let number = 0; number < JOINED_REPORTS_MAX; number += 1)
      await createItem({
        code: null,
        reported_reference: `M-2020-${1000 + number}`,
        reported_at: new Date(),
        joined_to: target.id,
      });
    const refused = (await sendJoin(board, same.id, target.id)).error;
    expect(refused).toMatchObject({ code: 'too_many_joined', params: { max: JOINED_REPORTS_MAX } });
  });

  it('refuses a reaction on the report with the number of its item', async () => {
    const { second, join, reportTwice } = fixture;
    const { target, same } = await reportTwice();
    await join(same.id, target.id);
    const body = { text: 'Het lekt nog.', attachments: [], photos: [] };
    const { error } = await second.post(`${fixture.todos}/${same.id}/entries`, body);
    expect(error).toMatchObject({
      code: 'report_joined',
      params: { reference: target.reported_reference },
    });
  });
});

describe('undoing a join', () => {
  it('lets the report stand alone again, once, and ends the follow that came with it', async () => {
    const { board, getTodo, entries, second, join, separate, reportTwice, status, listed } = fixture;
    const { target, same } = await reportTwice();
    await join(same.id, target.id);
    expect((await getTodo(second, target.id)).is_followed).toBe(true);
    const responses = await Promise.all([1, 2, 3].map(() => separate(board, same.id)));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
    expect(await getTodo(board, same.id)).toMatchObject({ joined_to: null, may_join: true });
    expect(await listed(second, '&mine=reported')).toContain(same.id);
    expect(await status(second, target.id)).toBe(404);
    expect((await getTodo(board, target.id)).follower_count).toBe(1);
    for (const { id } of [target, same])
      expect((await entries(board, id)).filter(({ kind }) => kind === 'separated')).toHaveLength(1);
  });

  it('keeps a follow that was there before, or that another report of the member gives', async () => {
    const { board, report, getTodo, second, join, separate, reportTwice, show } = fixture;
    const { target, same } = await reportTwice();
    await show(target.id);
    await second.call('PUT', `${fixture.todos}/${target.id}/follow`);
    fixture.server.clock.pass(1000);
    await join(same.id, target.id);
    await separate(board, same.id);
    expect((await getTodo(second, target.id)).is_followed).toBe(true);
    await second.delete(`${fixture.todos}/${target.id}/follow`);
    const again = await report(second);
    await join(same.id, target.id);
    await join(again.id, target.id);
    await separate(board, same.id);
    expect((await getTodo(second, target.id)).is_followed).toBe(true);
    await separate(board, again.id);
  });

  it('happens when the provider takes the report over, and when the item goes', async () => {
    const { board, server, entries, getTodo, second, join, reportTwice, status } = fixture;
    const { target, same } = await reportTwice();
    await join(same.id, target.id);
    const header =
      'association_code,code,internal_reference,description,group,start_date,is_done,reported_reference';
    const rowOf = (code: string, reference: string | null) =>
      `1001,${code},AP-${code},Lekkage,Onderhoud,2026-06-10,no,${reference ?? ''}`;
    await importRows(
      server,
      { headers: { todos: header } },
      { todos: [rowOf('J1', same.reported_reference)] },
    );
    expect(await getTodo(board, same.id)).toMatchObject({ joined_to: null, internal_reference: 'AP-J1' });
    const kinds = (await entries(board, same.id)).map(({ kind, author }) => ({ kind, author }));
    expect(kinds).toContainEqual({ kind: 'separated', author: null });

    const { same: other } = await reportTwice();
    await join(other.id, same.id);
    await importRows(
      server,
      { headers: { todos: header } },
      { todos: [rowOf('J2', target.reported_reference)] },
      { complete: ['todos.csv'], allowsManyWithdrawn: true },
    );
    expect(await status(board, same.id)).toBe(404);
    expect(await getTodo(board, other.id)).toMatchObject({ joined_to: null, is_done: false });
    expect((await entries(second, other.id))[0]).toMatchObject({ kind: 'separated', author: null });
  });
});
