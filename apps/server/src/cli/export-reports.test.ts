import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  createReportsFixture,
  type ReportsFixture,
} from '../modules/todos/reports/testing/reports-fixture.ts';
import { todos } from '../modules/todos/todos.tables.ts';
import { users } from '../platform/database/index.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';

let fixture: ReportsFixture;
const output = keepOutput();
beforeAll(async () => {
  fixture = await createReportsFixture({ now: new Date() });
});
afterAll(() => fixture.server.stop());

interface Exported {
  next_cursor: string;
  has_more: boolean;
  reports: Readonly<Record<string, string | number | null>>[];
}

const environment = () => {
  const { config, database } = fixture.server;
  return { DATA_DIR: config.dataDir, DATABASE_URL: database.pool.options.connectionString };
};
const run = async (...args: string[]): Promise<number> =>
  runCommandLine(['export', 'reports', ...args], environment());
async function exportSince(cursor: string, ...args: string[]): Promise<Exported> {
  expect(await run('--since', cursor, '--format', 'json', ...args)).toBe(0);
  return JSON.parse(output.stdout.at(-1) ?? '');
}

describe('the export of reports', () => {
  it('has every report once, with a cursor for the next export', async () => {
    const { owner, neighbour, report, stage } = fixture;
    const [photo] = await stage(owner, 1);
    const todo = await report(owner, { photos: [{ id: photo?.id ?? '', alt: 'De plek' }] });
    const first = await exportSince('0');
    expect(first).toMatchObject({
      has_more: false,
      reports: [
        {
          association_code: '1001',
          reported_reference: todo.reported_reference,
          todo_code: null,
          todo_id: todo.id,
          subject: 'Natte plek op het plafond',
          text: 'Er zit een natte plek op het plafond. Vannacht drupte het.',
          place: 'Portiek A',
          reporter: todo.reporter,
          photo_count: 1,
          video_count: 0,
          state: 'reported',
        },
      ],
    });
    expect(first.next_cursor).toBe(first.reports[0]?.['cursor']);
    expect(output.stderr).toEqual([`Next cursor: ${first.next_cursor}.`]);

    const none = await exportSince(first.next_cursor);
    expect(none).toEqual({ reports: [], next_cursor: first.next_cursor, has_more: false });
    const other = await report(neighbour);
    const next = await exportSince(first.next_cursor);
    expect(next.reports.map(({ todo_id }) => todo_id)).toEqual([other.id]);
    // The same cursor gives the same reports with the same cursors.
    expect((await exportSince('0')).reports).toEqual([...first.reports, ...next.reports]);
  });

  it('has at most as many reports as were asked for, and says that more follow', async () => {
    const all = await exportSince('0');
    const part = await exportSince('0', '--max', '1');
    expect(part).toMatchObject({ reports: all.reports.slice(0, 1), has_more: true });
    expect(output.stderr.at(-1)).toBe(`Next cursor: ${part.next_cursor}. More reports follow it.`);
    expect((await exportSince(part.next_cursor)).reports).toEqual(all.reports.slice(1));
  });

  it('loses and doubles no report when exports and reports are made at the same time', async () => {
    const { owner, report } = fixture;
    const { next_cursor } = await exportSince('0');
    const made = await Promise.all([
      ...[1, 2, 3, 4].map(async () => report(owner)),
      ...[1, 2].map(async () => run('--since', next_cursor)),
    ]);
    const ids = made.flatMap((one) => (typeof one === 'number' ? [] : [one.id]));
    const { reports } = await exportSince(next_cursor);
    expect(new Set(reports.map(({ todo_id }) => todo_id))).toEqual(new Set(ids));
    expect(reports).toHaveLength(ids.length);
    const cursors = reports.map(({ cursor }) => Number(cursor));
    expect(cursors).toEqual([...new Set(cursors)].toSorted((one, other) => one - other));
  });

  it('keeps the cursor of a report that the provider took over, and names its code', async () => {
    const { owner, report, server } = fixture;
    const { id, reported_reference } = await report(owner);
    const before = (await exportSince('0')).reports.at(-1);
    await server.database.queries
      .update(todos)
      .set({ code: 'T1', internal_reference: 'AP-2026-029', state: 'in_progress' })
      .where(eq(todos.id, id));
    const { reports, next_cursor } = await exportSince('0');
    expect(reports.at(-1)).toEqual({ ...before, todo_code: 'T1', state: 'in_progress' });
    expect(reports.at(-1)).toMatchObject({ reported_reference });
    expect((await exportSince(next_cursor)).reports).toEqual([]);
  });

  it('has a report that the board rejected once more, and again when the board undid that', async () => {
    const { owner, board, report, todos: path } = fixture;
    const { id } = await report(owner);
    const other = await report(owner);
    const first = await exportSince('0');
    expect((await board.post(`${path}/${id}/reject`, { text: 'Dit is van de bewoner.' })).status).toBe(200);
    const rejected = await exportSince(first.next_cursor);
    expect(rejected.reports).toMatchObject([{ todo_id: id, state: 'rejected' }]);
    expect((await board.delete(`${path}/${id}/reject`)).status).toBe(200);
    const restored = await exportSince(rejected.next_cursor);
    expect(restored.reports).toMatchObject([{ todo_id: id, state: 'reported' }]);
    // The cursor of the one that was exported last goes, and is still one that the provider may send.
    expect((await exportSince(restored.next_cursor)).reports).toEqual([]);
    expect((await board.post(`${path}/${other.id}/reject`, { text: 'Ook van de bewoner.' })).status).toBe(
      200,
    );
    expect((await exportSince(restored.next_cursor)).reports).toMatchObject([{ todo_id: other.id }]);
  });

  it('has a report that the board joined to another item once more, with its number, and again when that was undone', async () => {
    const { owner, board, report, todos: path } = fixture;
    const { id } = await report(owner);
    const target = await report(owner);
    const first = await exportSince('0');
    const body = { target_id: target.id };
    expect((await board.call('PUT', `${path}/${id}/join`, { body })).status).toBe(200);
    const joined = await exportSince(first.next_cursor);
    expect(joined.reports).toMatchObject([
      { todo_id: id, state: 'reported', joined_to: target.reported_reference },
    ]);
    expect((await board.delete(`${path}/${id}/join`)).status).toBe(200);
    expect((await exportSince(joined.next_cursor)).reports).toMatchObject([{ todo_id: id, joined_to: null }]);
  });

  it('has action items of the provider never', async () => {
    const { next_cursor } = await exportSince('0');
    await fixture.server.database.queries.insert(todos).values({
      association_id: fixture.association.id,
      id: '0190a1b2-0000-7000-8000-000000000001',
      code: 'T9',
      internal_reference: 'AP-2026-009',
      description: 'Schilderwerk',
      group: 'Onderhoud',
      start_date: '2026-11-16',
      is_done: false,
    });
    expect((await exportSince(next_cursor)).reports).toEqual([]);
  });

  it('is CSV with a header and without formulas, because a spreadsheet would run what a member wrote', async () => {
    const { owner, report } = fixture;
    const { next_cursor } = await exportSince('0');
    const text = '=HYPERLINK("http://kwaad.example") staat er, en meer.\n\nKijk zelf.';
    await report(owner, { text, subject: '+31 op de muur' });
    expect(await run('--since', next_cursor)).toBe(0);
    const csv = output.stdout.at(-1) ?? '';
    expect(csv).toMatch(
      /^cursor,association_code,reported_reference,.*,photo_count,video_count,state,joined_to\n/u,
    );
    expect(csv).toContain(
      `,'+31 op de muur,"'=HYPERLINK(""http://kwaad.example"") staat er, en meer.\n\nKijk`,
    );
    expect((await exportSince(next_cursor)).reports).toMatchObject([{ text, subject: '+31 op de muur' }]);
  });

  it('names no reporter whose account was deleted', async () => {
    const { report, server, signIn, association } = fixture;
    const leaver = await signIn(association, {}, { name: 'Lea Weg', email: 'lea.weg@waterpas.example' });
    const { next_cursor } = await exportSince('0');
    const { reported_reference } = await report(leaver);
    expect((await exportSince(next_cursor)).reports).toMatchObject([
      { reported_reference, reporter: 'Lea Weg', reporter_email: 'lea.weg@waterpas.example' },
    ]);
    const removal = [
      'users',
      'delete',
      '--email',
      'lea.weg@waterpas.example',
      '--reason',
      'Verhuisd',
      '--yes',
    ];
    expect(await runCommandLine(removal, environment())).toBe(0);
    await server.runJobs();
    const { queries } = server.database;
    expect(await queries.select().from(users).where(eq(users.email, 'lea.weg@waterpas.example'))).toEqual([]);
    const [row] = (await exportSince(next_cursor)).reports;
    expect(row).toMatchObject({ reported_reference, reporter_code: null, reporter_email: null });
    expect(JSON.stringify(row)).not.toContain('Lea');
  });

  it('refuses a cursor that was never given, so that no report is missed after a restored backup', async () => {
    expect(await run('--since=999999')).toBe(1);
    expect(output.stderr.join()).toContain('there is no cursor 999999 of reports yet');
  });
});
