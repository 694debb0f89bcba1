import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { normalizeText } from '@mijn/domain/texts';
import { CsvError, parse } from 'csv-parse';
import { type CsvFormat, csvFormatOf, readFrom, UnreadableCsv } from './csv-format.ts';
import type { RowFault } from './faults.ts';

/** A row without its empty values, and the number of the line on which the row ends. */
export interface CsvRow {
  line: number;
  values: Record<string, string>;
}

interface Columns {
  known: readonly string[];
  required: readonly string[];
}

/** The number of rows that are checked, compared and remembered together. */
export const SET_ROWS = 500;

/** Line breaks are allowed, because some columns accept them. */
const HARMFUL = /[^\P{Cc}\n]|[\p{Cs}\uFFFD]/u;

/** The columns whose values are not changed. All other values are normalized. */
const VERBATIM = new Set(['password', 'file', 'e_invoice']);

const cleanValue = (column: string, value: string): string =>
  (VERBATIM.has(column) ? value : normalizeText(value)).trim();

function headerFaults(
  header: readonly string[],
  line: number,
  { known, required }: Columns,
): Omit<RowFault, 'file'>[] {
  const fault = (column: string, reason: string) => ({ line, column, reason });
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

interface CsvReader {
  /** Receives a set of rows that follow each other, and missing required columns. The next rows wait for the promise. */
  onRows: (rows: readonly CsvRow[], missing: readonly string[]) => Promise<void>;
  onFault: (fault: Omit<RowFault, 'file'>) => void;
}

/** Recognises encoding and delimiter (docs/import.md). A record with a fault does not hide the faults of later records. */
export async function readCsv(path: string, columns: Columns, reader: CsvReader): Promise<void> {
  try {
    await readRows(path, columns, reader);
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    // The columns are unknown, so that no row has further faults in them.
    reader.onFault({ reason: error.message });
  }
}

const QUOTE_INSIDE = 'has a quote inside a value: write the value in quotes, and a quote inside it twice';

interface CsvRecord {
  record: string[];
  line: number;
}

const WRONG_QUOTES_MAX = 20;

interface RecordReader {
  /** Records before a fault are received, too. */
  onRecord: (record: CsvRecord) => void;
  /** Waits until the records so far are processed. It is called after each piece of the file. */
  settle: () => Promise<void>;
}

/** @throws CsvError for a record with wrong quotes. */
async function readRecordsFrom(
  path: string,
  { encoding, delimiter }: CsvFormat,
  firstLine: number,
  { onRecord, settle }: RecordReader,
): Promise<void> {
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    skip_records_with_empty_values: true,
    trim: true,
    on_record: (record: string[], { lines }) => {
      onRecord({ record, line: firstLine - 1 + lines });
      return null;
    },
  });
  async function* pieces(): AsyncGenerator<string> {
    for await (const piece of readFrom(path, encoding, firstLine)) {
      yield piece;
      await settle();
    }
  }
  await pipeline(Readable.from(pieces()), parser.resume());
}

/** Continues on the next line after a record with wrong quotes, so that one wrong quote does not hide later faults. */
async function readRecords(
  path: string,
  format: CsvFormat,
  { onRecord, settle }: RecordReader,
  onFault: (fault: { line: number; reason: string }) => void,
): Promise<void> {
  let firstLine: number = format.headerLine;
  for (let wrong = 0; wrong < WRONG_QUOTES_MAX; wrong += 1) {
    let last = firstLine - 1;
    try {
      await readRecordsFrom(path, format, firstLine, {
        settle,
        onRecord: (record) => {
          last = record.line;
          onRecord(record);
        },
      });
      return;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
      // An open quote takes in the rest of the file, so that its record begins after the last good one.
      const lines = typeof error['lines'] === 'number' ? error['lines'] : 1;
      const line = isOpen ? last + 1 : firstLine - 1 + lines;
      onFault({ line, reason: isOpen ? 'has a quote that is not closed' : QUOTE_INSIDE });
      firstLine = line + 1;
    }
  }
  onFault({ line: firstLine, reason: 'and the lines after it are not read, because of the wrong quotes' });
}

async function readRows(path: string, columns: Columns, { onRows, onFault }: CsvReader): Promise<void> {
  const format = await csvFormatOf(path);
  let header: string[] | undefined;
  let missing: readonly string[] = [];
  let hasFault = false;
  const waiting: CsvRow[] = [];
  let settled = Promise.resolve();
  // Pieces follow each other, also if the reading of a piece ended early because of wrong quotes.
  const settle = async (rowsMin = SET_ROWS): Promise<void> => {
    const before = settled;
    settled = (async () => {
      await before;
      while (waiting.length >= rowsMin) await onRows(waiting.splice(0, SET_ROWS), missing);
    })();
    return settled;
  };
  const refuse = (fault: Omit<RowFault, 'file'>): void => {
    hasFault = true;
    onFault(fault);
  };
  const onRecord = ({ record, line }: CsvRecord): void => {
    if (!header) {
      // A spreadsheet that once had more columns writes empty ones at the end of each row.
      const names = record.slice(0, record.findLastIndex((column) => column !== '') + 1);
      for (const fault of headerFaults(names, line, columns)) refuse(fault);
      missing = columns.required.filter((column) => !names.includes(column));
      header = names;
      return;
    }
    if (record.length < header.length || record.slice(header.length).some((value) => value !== '')) {
      refuse({ line, reason: `has ${record.length} values for ${header.length} columns` });
      return;
    }
    const values: Record<string, string> = {};
    for (const [at, column] of header.entries()) {
      const given = (record[at] ?? '').trim();
      if (given === '') continue;
      if (HARMFUL.test(given)) {
        refuse({ line, column, reason: 'holds a control character, or a letter that is not UTF-8' });
      }
      const value = cleanValue(column, given);
      if (value !== '') values[column] = value;
    }
    waiting.push({ line, values });
  };
  await readRecords(path, format, { onRecord, settle }, refuse);
  await settle(1);
  if (!header && !hasFault) onFault({ reason: 'is empty; it needs a row with the names of its columns' });
}
