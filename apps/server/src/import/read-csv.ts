import { createReadStream } from 'node:fs';
import { normalizeText } from '@mijn/domain/texts';
import { parse, CsvError } from 'csv-parse';
import type { RowFault } from './importer.ts';

/** A row without its empty values, and the number of the line on which the row ends. */
interface CsvRow {
  line: number;
  values: Record<string, string>;
}

interface Columns {
  known: readonly string[];
  required: readonly string[];
}

/** Matches forbidden characters. Line breaks are allowed, because some columns accept them. */
const HARMFUL = /[^\P{Cc}\n]|[\p{Cs}\uFFFD]/u;

const LINE_BREAK = /\r\n?/gu;

/** The columns whose values are not changed. All other values are normalized. */
const VERBATIM = new Set(['password', 'file', 'e_invoice']);

const cleanValue = (column: string, value: string): string =>
  (VERBATIM.has(column) ? value : normalizeText(value)).replaceAll(LINE_BREAK, '\n').trim();

function headerFaults(header: readonly string[], { known, required }: Columns): Omit<RowFault, 'file'>[] {
  const fault = (column: string, reason: string) => ({ line: 1, column, reason });
  return [
    ...required.filter((column) => !header.includes(column)).map((column) => fault(column, 'is missing')),
    ...header
      .filter((column) => !known.includes(column))
      .map((column) => fault(column, `is not known; known are ${known.join(', ')}`)),
    ...header
      .filter((column, at) => header.indexOf(column) !== at)
      .map((column) => fault(column, 'is there twice')),
  ];
}

/**
 * Reads a CSV file (UTF-8, with a header row) as a stream.
 * @returns the rows, the missing columns, and the faults in columns, quotes and characters.
 */
export async function readCsv(
  path: string,
  columns: Columns,
): Promise<{ rows: CsvRow[]; missing: string[]; faults: Omit<RowFault, 'file'>[] }> {
  const rows: CsvRow[] = [];
  const faults: Omit<RowFault, 'file'>[] = [];
  let header: string[] | undefined;
  const options = {
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  } as const;
  const records: AsyncIterable<{ record: string[]; info: { lines: number } }> = createReadStream(path).pipe(
    parse(options),
  );
  try {
    for await (const { record, info } of records) {
      if (!header) {
        header = record;
        faults.push(...headerFaults(record, columns));
        continue;
      }
      const line = info.lines;
      if (record.length !== header.length) {
        faults.push({ line, reason: `has ${record.length} values for ${header.length} columns` });
        continue;
      }
      const given = header.map((column, at) => [column, record[at] ?? ''] as const);
      for (const [column, value] of given) {
        if (HARMFUL.test(value.trim().replaceAll(LINE_BREAK, '\n'))) {
          faults.push({ line, column, reason: 'holds a control character, or a letter that is not UTF-8' });
        }
      }
      const pairs = given.map(([column, value]) => [column, cleanValue(column, value)] as const);
      rows.push({ line, values: Object.fromEntries(pairs.filter(([, value]) => value !== '')) });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.push({ reason: error.message });
  }
  if (!header && faults.length === 0)
    faults.push({ reason: 'is empty; it needs a row with the names of its columns' });
  const missing = columns.required.filter((column) => !header?.includes(column));
  return { rows, missing, faults };
}
