import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { reportsOperations } from '@mijn/domain/reports';
import { todosOperations } from '@mijn/domain/todos';
import { importRows } from '../../testing/import-rows.ts';
import { createReportsFixture, type ReportsFixture } from './reports/testing/reports-fixture.ts';

jest.setTimeout(60_000);

let fixture: ReportsFixture;
beforeAll(async () => {
  fixture = await createReportsFixture();
});
afterAll(() => fixture.server.stop());

const headers = {
  todos:
    'association_code,code,internal_reference,description,group,handler,start_date,is_done,state,planned_on,public_note,reported_reference',
};

const importTodos = (...todos: readonly string[]) => importRows(fixture.server, { headers }, { todos });

describe('a report that the import takes over', () => {
  it('keeps its id, number, timeline and followers, and is found by both references', async () => {
    const { owner, report, getTodo, entries, todos } = fixture;
    const { id, reported_reference } = await report(owner);
    const row = (rest: string) =>
      `1001,T1,AP-2026-029,Dakdoorvoer dichten,Onderhoud,${rest},${reported_reference}`;
    fixture.server.clock.pass(1000);
    await importTodos(row('de heer K. Overdijk,2026-11-16,no,in_progress,,'));
    expect(await getTodo(owner, id)).toMatchObject({
      internal_reference: 'AP-2026-029',
      reported_reference,
      description: 'Dakdoorvoer dichten',
      // The provider sent no place.
      concerns: 'Portiek A',
      state: 'in_progress',
      is_own_report: true,
      is_followed: true,
      is_visible_to_owners: false,
    });
    expect((await entries(owner, id))[0]).toMatchObject({
      kind: 'change',
      author: null,
      internal_reference: 'AP-2026-029',
      handler: 'de heer K. Overdijk',
      state_before: 'reported',
      state: 'in_progress',
      is_new: true,
    });
    for (const reference of ['AP-2026-029', reported_reference]) {
      const found = (await owner.get(`${todos}?q=${reference}`)).as(todosOperations.listTodos);
      expect(found.data.map((todo) => todo.id)).toEqual([id]);
    }
    const before = await entries(owner, id);
    await importTodos(row('de heer K. Overdijk,2026-11-16,no,in_progress,,'));
    expect(await entries(owner, id)).toEqual(before);
    await importTodos(
      row('de heer K. Overdijk,2026-11-16,no,waiting,2026-12-02,De doorvoer komt op 1 december.'),
    );
    expect((await entries(owner, id))[0]).toMatchObject({
      state_before: 'in_progress',
      state: 'waiting',
      planned_on: '2026-12-02',
      text: 'De doorvoer komt op 1 december.',
      handler: null,
    });
  });

  it('stays open after it was reopened, until the provider says that it is not done', async () => {
    const { owner, board, report, getTodo, todos } = fixture;
    const { id, reported_reference } = await report(owner);
    const waits = async () => {
      const summary = await board.get(`${todos}/reports/summary`);
      return summary.as(reportsOperations.getReportSummary).waiting.some((one) => one.id === id);
    };
    const row = (done: string) =>
      `1001,T2,AP-2026-030,Lift,Onderhoud,,2026-11-16,${done},,,,${reported_reference}`;
    await importTodos(row('yes'));
    expect(await getTodo(owner, id)).toMatchObject({ is_done: true, state: 'done', may_reopen: true });
    expect((await owner.post(`${todos}/${id}/reopen`, { text: 'Hij staat weer stil.' })).status).toBe(200);
    await importTodos(row('yes'));
    expect(await getTodo(owner, id)).toMatchObject({ is_done: false, state: 'in_progress' });
    expect(await waits()).toBe(true);
    await importTodos(row('no'));
    expect(await waits()).toBe(false);
    expect(await getTodo(owner, id)).toMatchObject({ is_done: false });
    await importTodos(row('yes'));
    expect(await getTodo(owner, id)).toMatchObject({ is_done: true, state: 'done' });
  });

  it('has to exist, and belongs to one action item', async () => {
    const { owner, report } = fixture;
    const { reported_reference } = await report(owner);
    const row = (code: string, reference: string | null) =>
      `1001,${code},AP-1,Deur,Onderhoud,,2026-11-16,no,,,,${reference}`;
    await expect(importTodos(row('T3', 'M-2026-9999'))).rejects.toThrow(
      /column reported_reference: M-2026-9999 is no report of association 1001/u,
    );
    await expect(importTodos(row('T3', reported_reference), row('T4', reported_reference))).rejects.toThrow(
      /is another action item already/u,
    );
    await importTodos(row('T3', reported_reference));
    await expect(importTodos(row('T4', reported_reference))).rejects.toThrow(
      /is another action item already/u,
    );
  });
});

describe('the state of an action item in an import', () => {
  it.each([
    ['no,done,,', 'state: done needs is_done yes'],
    ['yes,waiting,,', 'state: waiting needs is_done no'],
    ['yes,rejected,,', 'public_note: is empty'],
    ['no,busy,,', 'state: must be reported, in_progress'],
    ['no,,31-2-2026,', 'planned_on: must be a day'],
  ])('is refused as %j', async (rest, fault) => {
    await expect(importTodos(`1001,T9,AP-9,Deur,Onderhoud,,2026-11-16,${rest},`)).rejects.toThrow(fault);
  });

  it('is told in the timeline of an action item that nobody reported', async () => {
    const { owner, entries, todos } = fixture;
    const row = (rest: string) => `1001,T10,AP-10,Schilderwerk,Onderhoud,,2026-11-16,${rest},`;
    await importTodos(row('no,,,'));
    const { data } = (await owner.get(`${todos}?q=AP-10`)).as(todosOperations.listTodos);
    const id = data[0]?.id ?? '';
    expect(await entries(owner, id)).toEqual([]);
    await importTodos(row('yes,,,'));
    expect(await entries(owner, id)).toMatchObject([
      { kind: 'change', state_before: 'in_progress', state: 'done' },
    ]);
  });
});
