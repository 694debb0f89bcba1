import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as newId } from 'uuid';
import { invoiceDecisions } from '../modules/invoices/invoices.tables.ts';
import { createInvoicesFixture, type InvoicesFixture } from '../modules/invoices/testing/invoices-fixture.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';

let fixture: InvoicesFixture;
const output = keepOutput();
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.server.stop());

interface Exported {
  next_cursor: string;
  has_more: boolean;
  decisions: Readonly<Record<string, string | number | null>>[];
}

const run = async (...args: string[]): Promise<number> => {
  const { config, database } = fixture.server;
  const environment = { DATA_DIR: config.dataDir, DATABASE_URL: database.pool.options.connectionString };
  return runCommandLine(['export', 'decisions', ...args], environment);
};
async function exportSince(cursor: string): Promise<Exported> {
  expect(await run('--since', cursor, '--format', 'json')).toBe(0);
  return JSON.parse(output.stdout.at(-1) ?? '');
}
const approve = (version = 0) => ({ decision: 'approved', version });

describe('the export of decisions', () => {
  it('has every decision once, also one that was withdrawn, with a cursor for the next export', async () => {
    const invoice = await fixture.invoice({ code: 'F-1', invoice_number: '2026-1', supplier: 'Helder' });
    await fixture.decide(fixture.checker, invoice, approve());
    await fixture.decide(fixture.checker, invoice, { decision: 'withdrawn', version: 1 });
    const first = await exportSince('0');
    expect(first.decisions).toMatchObject([
      {
        association_code: '1001',
        invoice_code: 'F-1',
        invoice_id: invoice.id,
        invoice_number: '2026-1',
        supplier: 'Helder',
        decision: 'approved',
        decided_by: 'Bram Bestuur',
        check_status: 'approved',
        approvals: 1,
        approvals_required: 1,
      },
      { decision: 'withdrawn', check_status: 'to_check' },
    ]);
    expect(first.next_cursor).toBe(first.decisions.at(-1)?.['cursor']);
    expect(output.stderr).toEqual([`Next cursor: ${first.next_cursor}.`]);

    const none = await exportSince(first.next_cursor);
    expect(none).toEqual({ decisions: [], next_cursor: first.next_cursor, has_more: false });
    const body = { decision: 'rejected', remark: 'Te "duur",\nzie regel 2.', version: 2 };
    await fixture.decide(fixture.colleague, invoice, body);
    const next = await exportSince(first.next_cursor);
    expect(next.decisions).toMatchObject([{ decision: 'rejected', remark: body.remark }]);
    // The same cursor gives the same decisions with the same cursors.
    expect((await exportSince('0')).decisions).toEqual([...first.decisions, ...next.decisions]);
  });

  it('has at most as many decisions as were asked for, and says that more follow', async () => {
    const all = await exportSince('0');
    expect(await run('--since', '0', '--format', 'json', '--max', '2')).toBe(0);
    const part: Exported = JSON.parse(output.stdout.at(-1) ?? '');
    expect(part).toMatchObject({ decisions: all.decisions.slice(0, 2), has_more: true });
    expect(output.stderr.at(-1)).toBe(`Next cursor: ${part.next_cursor}. More decisions follow it.`);
    expect((await exportSince(part.next_cursor)).decisions).toEqual(all.decisions.slice(2));
  });

  it('is CSV with a header, in which values with quotes and line breaks are quoted', async () => {
    expect(await run('--since=0')).toBe(0);
    const [header, ...rows] = (output.stdout[0] ?? '').split(/\n(?!zie)/u);
    expect(header).toMatch(/^cursor,association_code,invoice_code,.*,check_status$/u);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toContain(',rejected,"Te ""duur"",\nzie regel 2.",20');
  });

  it('loses no decision whose transaction ends after a later one was exported', async () => {
    const { cursor, slow, quick } = {
      cursor: (await exportSince('0')).next_cursor,
      slow: await fixture.invoice(),
      quick: await fixture.invoice(),
    };
    const { queries } = fixture.server.database;
    const row = {
      association_id: fixture.association.id,
      version: 1,
      decided_by: 'Anna',
      decision: 'approved',
    };
    const at = new Date('2026-10-01T10:00:00Z');
    const rowOf = ({ id }: { id: string }) =>
      ({ ...row, id: newId(), invoice_id: id, decided_at: at, decision: 'approved' }) as const;
    const between = await queries.transaction(async (transaction) => {
      await transaction.insert(invoiceDecisions).values(rowOf(slow));
      await queries.insert(invoiceDecisions).values(rowOf(quick));
      return exportSince(cursor);
    });
    expect(between.decisions.map(({ invoice_id }) => invoice_id)).toEqual([quick.id]);
    const after = await exportSince(between.next_cursor);
    expect(after.decisions.map(({ invoice_id }) => invoice_id)).toEqual([slow.id]);
    expect(Number(after.next_cursor)).toBeGreaterThan(Number(between.next_cursor));
  });

  it('gives each decision one cursor when exports and decisions are made at the same time', async () => {
    const cursor = (await exportSince('0')).next_cursor;
    const created = [];
    for (let count = 0; count < 12; count += 1) created.push(await fixture.invoice());
    await Promise.all([
      ...created.map(async (one) => fixture.decide(fixture.checker, one, approve())),
      ...[1, 2, 3].map(async () => run('--since', cursor)),
    ]);
    const cursors = (await exportSince(cursor)).decisions.map((one) => Number(one['cursor']));
    expect(cursors).toHaveLength(12);
    expect(cursors).toEqual([...new Set(cursors)].toSorted((one, other) => one - other));
  });

  it('leaves out decisions that the provider imported', async () => {
    const { next_cursor } = await exportSince('0');
    const { id } = await fixture.invoice();
    await fixture.server.database.queries.insert(invoiceDecisions).values({
      association_id: fixture.association.id,
      id: newId(),
      invoice_id: id,
      version: 1,
      decision: 'approved',
      decided_at: new Date(),
      decided_by: 'Anna',
      is_imported: true,
    });
    expect((await exportSince(next_cursor)).decisions).toEqual([]);
  });

  it('refuses a cursor that was never given, so that no decision is missed after a restored backup', async () => {
    expect(await run('--since=999999')).toBe(1);
    expect(output.stderr.join()).toContain('there is no cursor 999999 of decisions yet');
  });

  it('is CSV without formulas, because a spreadsheet would run what a member wrote', async () => {
    const { next_cursor } = await exportSince('0');
    const invoice = await fixture.invoice({ code: 'F-3', invoice_number: '2026-3', supplier: 'Helder' });
    const remark = '=HYPERLINK("http://kwaad.example")';
    await fixture.decide(fixture.checker, invoice, { decision: 'rejected', remark, version: 0 });
    expect(await run('--since', next_cursor)).toBe(0);
    expect(output.stdout.at(-1)).toContain(`,"'=HYPERLINK(""http://kwaad.example"")",`);
    expect((await exportSince(next_cursor)).decisions).toMatchObject([{ remark }]);
  });
});
