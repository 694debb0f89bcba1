import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { reportsOperations } from '@mijn/domain/reports';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../platform/database/index.ts';
import type { TestClient } from '../../../testing/index.ts';
import { todos as todosTable } from '../todos.tables.ts';
import { createReportsFixture, type ReportsFixture } from './testing/reports-fixture.ts';

jest.setTimeout(60_000);

let fixture: ReportsFixture;
beforeAll(async () => {
  fixture = await createReportsFixture();
});
afterAll(() => fixture.server.stop());

const WHY = 'Dit is van de bewoner zelf.';
const reject = (client: TestClient, id: string) =>
  client.post(`${fixture.todos}/${id}/reject`, { text: WHY });
const undo = (client: TestClient, id: string) => client.delete(`${fixture.todos}/${id}/reject`);

const waiting = async () =>
  (await fixture.board.get(`${fixture.todos}/reports/summary`)).as(reportsOperations.getReportSummary)
    .waiting_count;

describe('a report that the board rejected', () => {
  it('is mailed to the provider with the reason, and again when the board undid that', async () => {
    const { owner, board, report, server } = fixture;
    const { id, internal_reference } = await report(owner);
    expect((await reject(board, id)).status).toBe(200);
    expect((await undo(board, id)).status).toBe(200);
    const { reports_email, email } = server.config.brand;
    const mails = (await server.mails()).filter(
      ({ to, subject }) =>
        [to ?? []].flat().some(({ address }) => address === (reports_email ?? email)) &&
        subject?.includes(internal_reference),
    );
    const subjects = mails.map(({ subject }) => subject?.split(' M-')[0]);
    expect(new Set(subjects)).toEqual(new Set(['Nieuwe melding', 'Niet voor de VvE', 'Toch voor de VvE']));
    expect(mails.find(({ subject }) => subject?.startsWith('Niet voor'))?.text).toContain(WHY);
  });

  it('is open again when the board undoes that, and waits for the board as before', async () => {
    const { owner, board, report, entries, server } = fixture;
    const before = await waiting();
    const { id } = await report(owner);
    expect(await waiting()).toBe(before + 1);
    expect((await reject(board, id)).as(reportsOperations.rejectReport)).toMatchObject({
      may_undo_rejection: true,
    });
    expect(await waiting()).toBe(before);
    expect((await undo(owner, id)).error?.code).toBe('forbidden');
    expect((await undo(board, id)).as(reportsOperations.undoRejection)).toMatchObject({
      state: 'reported',
      is_done: false,
      may_reject: true,
      may_undo_rejection: false,
    });
    expect(await waiting()).toBe(before + 1);
    expect((await entries(owner, id)).slice(0, 2)).toMatchObject([
      { kind: 'reopened', state_before: 'rejected', state: 'reported', author: { role: 'board' } },
      { kind: 'rejected', text: WHY },
    ]);
    const audit = await server.database.queries
      .select({ details: auditEntries.details })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'rejection_undone'));
    expect(audit).toContainEqual({ details: { todo_id: id } });
  });

  it('is undone once by presses at the same time, and keeps its first reply', async () => {
    const { owner, board, report, react, entries, server } = fixture;
    const { id } = await report(owner);
    await react(board, id);
    server.clock.pass(60_000);
    const before = await waiting();
    await reject(board, id);
    const responses = await Promise.all([undo(board, id), undo(board, id), undo(board, id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const kinds = (await entries(board, id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'reopened')).toHaveLength(1);
    expect(await waiting()).toBe(before);
  });

  it('stays so when the provider has taken it over', async () => {
    const { owner, board, report, server } = fixture;
    const { id } = await report(owner);
    await reject(board, id);
    await server.database.queries.update(todosTable).set({ code: 'T1' }).where(eq(todosTable.id, id));
    expect((await undo(board, id)).error?.code).toBe('conflict');
  });
});
