import { sql, type SQL } from 'drizzle-orm';
import { type InferType, type ObjectSchema, ValidationError } from 'yup';
import type { Queries } from '../database/index.ts';
import type { Files } from '../files/index.ts';
import { type CodedTable, type Key, nameOf, type Registry } from './registry.ts';

/** A fault in an import folder, with its file and, if known, its line and column. */
export interface RowFault {
  file: string;
  /**
   * The line number, counted from 1 including the header. For a row of several lines it is the last line, and
   * for a fault of the whole file it is undefined.
   */
  line?: number;
  column?: string;
  reason: string;
}

/**
 * Returns a fault as a text, such as `archive-documents.csv, line 12, column file: there is no such file`.
 */
export function describeFault({ file, line, column, reason }: RowFault): string {
  const place = [file, line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(', ');
  return `${place}: ${reason}`;
}

/**
 * Returns the SQL condition that an imported row differs from the stored row in at least one of the columns.
 */
export const isOther = (table: string, columns: readonly string[]): SQL =>
  sql.raw(`(${columns.map((column) => `${table}.${column}`).join(', ')})
    is distinct from (${columns.map((column) => `excluded.${column}`).join(', ')})`);

/**
 * Returns the faults of columns with a moment after the import. What members read at once can't be dated later,
 * because it would count as new until that moment.
 */
export function faultsOfFuture(
  values: Readonly<Record<string, unknown>>,
  columns: readonly string[],
  { now }: Pick<ImportContext, 'now'>,
): ColumnFault[] {
  return columns.flatMap((column) => {
    const moment = values[column];
    if (typeof moment !== 'string' || new Date(moment) <= now) return [];
    return [
      { column, reason: `${moment} is in the future: leave this row out until then, or correct the moment` },
    ];
  });
}

/** The data and services that an importer uses. */
export interface ImportContext {
  /** The absolute path of the import folder. */
  folder: string;
  registry: Registry;
  files: Files;
  now: Date;
  /** Runs queries in the single transaction of the import. */
  queries: Queries;
}

interface ImportRow<Values> {
  line: number;
  values: Values;
  /** The id from an earlier import of this row, or a new id. */
  id: string;
  isNew: boolean;
}

export type ColumnFault = Pick<RowFault, 'column' | 'reason'>;

/** Describes how the rows of one CSV file are checked and written to the database. */
interface ImporterSpec<Schema extends ObjectSchema<Record<string, unknown>>> {
  /** The name of the file without `.csv`. It is also the kind of the rows in the registry. */
  name: string;
  /** The table with the codes and ids of earlier imports. */
  known?: CodedTable;
  columns: Schema;
  /** The columns that identify a row across imports. */
  key: readonly (string & keyof InferType<Schema>)[];
  /** Returns the columns that refer to a row of another file, with the kind and key of that row. */
  references?: (
    values: InferType<Schema>,
  ) => readonly (readonly [column: string, kind: string, key: Key | undefined])[];
  /** Checks what the schema can't check: files, and uniqueness. */
  check?: (row: ImportRow<InferType<Schema>>, context: ImportContext) => Promise<readonly ColumnFault[]>;
  write: (row: ImportRow<InferType<Schema>>, context: ImportContext) => Promise<void>;
}

/** The result of the check of a file: the number of rows, the faults, and a function that writes the rows. */
export interface CheckedFile {
  count: number;
  faults: Omit<RowFault, 'file'>[];
  write: (context: ImportContext, report: (done: number) => void) => Promise<void>;
}

export interface Importer {
  name: string;
  known: CodedTable | undefined;
  columns: { known: readonly string[]; required: readonly string[] };
  check: (
    rows: readonly { line: number; values: Record<string, string> }[],
    context: ImportContext,
  ) => Promise<CheckedFile>;
}

/** Creates an importer from its description. */
export function defineImporter<Schema extends ObjectSchema<Record<string, unknown>>>(
  spec: ImporterSpec<Schema>,
): Importer {
  const fields = Object.entries(spec.columns.describe().fields);
  const columns = {
    known: fields.map(([name]) => name),
    required: fields.flatMap(([name, field]) => ('optional' in field && !field.optional ? [name] : [])),
  };

  const faultsOf = async (row: ImportRow<InferType<Schema>>, context: ImportContext) => {
    const faults: ColumnFault[] = [];
    for (const [column, kind, key] of spec.references?.(row.values) ?? []) {
      if (key !== undefined && !(await context.registry.has(kind, key))) {
        faults.push({ column, reason: `${nameOf(key)} is not in ${kind}.csv, nor imported before` });
      }
    }
    return [...faults, ...((await spec.check?.(row, context)) ?? [])];
  };

  return {
    name: spec.name,
    known: spec.known,
    columns,
    async check(rows, context) {
      const faults: Omit<RowFault, 'file'>[] = [];
      const good: ImportRow<InferType<Schema>>[] = [];
      const seen = new Set<string>();
      for (const { line, values: given } of rows) {
        // A row with faults is registered too, so that a row that refers to it does not get another fault.
        const key = spec.key.map((column) => given[column] ?? '');
        const registered = await context.registry.add(spec.name, key);
        const isWhole = spec.key.every(
          (column) => given[column] !== undefined || !columns.required.includes(column),
        );
        if (isWhole && seen.has(registered.id))
          faults.push({ line, reason: `${nameOf(key)} is there twice` });
        seen.add(registered.id);
        try {
          const values = await spec.columns.validate(given, { abortEarly: false, strict: true });
          const row = { line, values, ...registered };
          for (const fault of await faultsOf(row, context)) faults.push({ line, ...fault });
          good.push(row);
        } catch (error) {
          if (!ValidationError.isError(error)) throw error;
          for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
            faults.push({ line, reason: message, ...(path && { column: path }) });
          }
        }
      }
      return {
        count: rows.length,
        faults,
        async write(writeContext, report) {
          for (const [index, row] of good.entries()) {
            await spec.write(row, writeContext);
            report(index + 1);
          }
        },
      };
    },
  };
}
