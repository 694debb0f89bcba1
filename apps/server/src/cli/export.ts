import { parseArgs } from 'node:util';
import { StartFault } from '../platform/config/errors.ts';
import { type CsvValue, csvValue } from '../capabilities/lists/csv-value.ts';
import type { ExportPage } from '../capabilities/lists/export-since.ts';
import { type ExportedDecision, exportDecisions } from '../modules/invoices/decision-export.repository.ts';
import { type ExportedReport, exportReports } from '../modules/todos/reports/report-export.repository.ts';
import type { Queries } from '../platform/database/index.ts';
import { noteOperatorLook } from './note-operator-look.ts';
import { faultOfMax, type Run } from './run.ts';
import { UsageFault } from './usage.ts';

interface ExportKind {
  /** Returns the rows as CSV, and for JSON; undefined if the cursor is of a later state of the database. */
  read: (
    queries: Queries,
    since: bigint,
    max: number,
  ) => Promise<(ExportPage<object> & { csv: string }) | undefined>;
}

const decisionColumns = [
  'cursor',
  'association_code',
  'invoice_code',
  'invoice_id',
  'invoice_number',
  'supplier',
  'decision',
  'remark',
  'decided_at',
  'decided_by',
  'decided_by_staff',
  'approvals',
  'approvals_required',
  'check_status',
] as const satisfies (keyof ExportedDecision)[];

const reportColumns = [
  'cursor',
  'association_code',
  'reported_reference',
  'todo_code',
  'todo_id',
  'subject',
  'text',
  'place',
  'reporter_code',
  'reporter',
  'reporter_email',
  'reported_at',
  'photo_count',
  'video_count',
  'state',
  'joined_to',
] as const satisfies (keyof ExportedReport)[];

/** @param columns the columns of the CSV, in their order. The cursor of the last row is the next cursor. */
function exportKind<Row extends Readonly<Record<keyof Row, CsvValue>>>(
  columns: readonly (keyof Row & string)[],
  readPage: (queries: Queries, since: bigint, max: number) => Promise<ExportPage<Row> | undefined>,
): ExportKind {
  return {
    async read(queries, since, max) {
      const page = await readPage(queries, since, max);
      if (!page) return undefined;
      const lines = page.rows.map((row) => columns.map((name) => csvValue(row[name])).join(','));
      return { ...page, csv: [columns.join(','), ...lines].join('\n') };
    },
  };
}

/** What can be exported, by the word of the command and the name of the list in JSON. */
const kinds: Readonly<Record<string, ExportKind>> = {
  decisions: exportKind<ExportedDecision>(decisionColumns, exportDecisions),
  reports: exportKind<ExportedReport>(reportColumns, exportReports),
};

const MAX_DEFAULT = '10000';

const isFormat = (text: string): text is 'csv' | 'json' => text === 'csv' || text === 'json';

/** Also prints the next cursor as a message, because an export without rows has no last row. */
export function exportCommand([what = '', ...args]: string[]): Run {
  const kind = Object.hasOwn(kinds, what) ? kinds[what] : undefined;
  if (!kind) {
    throw new UsageFault('export needs the word decisions or reports: export decisions --since <cursor>.');
  }
  const { values } = parseArgs({
    args,
    options: {
      since: { type: 'string' },
      format: { type: 'string', default: 'csv' },
      max: { type: 'string', default: MAX_DEFAULT },
    },
  });
  const { since, format, max } = values;
  const faults = [
    since !== undefined && /^\d{1,18}$/u.test(since)
      ? undefined
      : `export ${what} needs --since <cursor>: 0 for all ${what}, or the cursor of your last export.`,
    faultOfMax(`export ${what}`, max),
    isFormat(format) ? undefined : `export ${what}: --format is csv or json, not ${format}.`,
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0 || since === undefined) throw new UsageFault(faults.join('\n'));
  return async (foundation) => {
    const found = await kind.read(foundation.database.queries, BigInt(since), Number(max));
    if (!found) {
      throw new StartFault(
        `--since: there is no cursor ${since} of ${what} yet. Was an older backup restored? Then export again from 0.`,
      );
    }
    await noteOperatorLook(foundation, `export ${what}`);
    const { rows, csv, next_cursor, has_more } = found;
    console.error(`Next cursor: ${next_cursor}.${has_more ? ` More ${what} follow it.` : ''}`);
    return format === 'csv' ? csv : JSON.stringify({ [what]: rows, next_cursor, has_more }, null, 2);
  };
}
