import { parseArgs } from 'node:util';
import { StartFault } from '../platform/config/errors.ts';
import {
  type DecisionExport,
  type ExportedDecision,
  exportDecisions,
} from '../modules/invoices/decision-export.repository.ts';
import type { Foundation } from '../platform/foundation.ts';
import { UsageFault } from './usage.ts';

const columns = [
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

/** Matches a text that a spreadsheet would take for a formula. Members write remarks, and suppliers their numbers. */
const FORMULA = /^[=+\-@\t\r]/u;

/** Quotes special characters (RFC 4180). A text that a spreadsheet would run gets an apostrophe, but not in JSON. */
function csvValue(value: string | number | Date | null): string {
  const written = value instanceof Date ? value.toISOString() : String(value ?? '');
  const text = typeof value === 'string' && FORMULA.test(written) ? `'${written}` : written;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The cursor of the last row is the next cursor. */
const asCsv = ({ decisions }: DecisionExport): string =>
  [columns.join(','), ...decisions.map((row) => columns.map((name) => csvValue(row[name])).join(','))].join(
    '\n',
  );

const formats = {
  csv: asCsv,
  json: (found: DecisionExport): string => JSON.stringify(found, null, 2),
} as const;

const MAX_DEFAULT = '10000';

const isFormat = (text: string): text is keyof typeof formats => Object.hasOwn(formats, text);

/** Also prints the next cursor as a message, because an export without decisions has no last row. */
export function exportCommand([what, ...args]: string[]): (foundation: Foundation) => Promise<string> {
  if (what !== 'decisions') {
    throw new UsageFault('export needs the word decisions: export decisions --since <cursor>.');
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
      : 'export decisions needs --since <cursor>: 0 for all decisions, or the cursor of your last export.',
    /^[1-9]\d{0,5}$/u.test(max)
      ? undefined
      : `export decisions: --max is a number from 1 to 999999, not ${max}.`,
    isFormat(format) ? undefined : `export decisions: --format is csv or json, not ${format}.`,
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0 || since === undefined || !isFormat(format)) throw new UsageFault(faults.join('\n'));
  return async ({ database }) => {
    const found = await exportDecisions(database.queries, BigInt(since), Number(max));
    if (!found) {
      throw new StartFault(
        `--since: there is no decision ${since} yet. Was an older backup restored? Then export again from 0.`,
      );
    }
    const more = found.has_more ? ' More decisions follow it.' : '';
    console.error(`Next cursor: ${found.next_cursor}.${more}`);
    return formats[format](found);
  };
}
