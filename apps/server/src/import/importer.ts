import { type InferType, type ObjectSchema, ValidationError } from 'yup';
import type { Queries } from '../database/index.ts';
import type { ServerSecret } from '../security/server-secret.ts';
import type { Files } from '../files/index.ts';
import type { Outcome } from './outcomes.ts';
import { type CodedTable, type Key, nameOf, type Registry } from './registry.ts';
import type { SetAside } from './set-aside.ts';
import type { Withdrawal } from './withdrawal.ts';

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
  /** The secret of the server, for what is stored sealed. */
  secret: ServerSecret;
  /** Runs queries: in the transaction of the rows while they are written, and outside any transaction before. */
  queries: Queries;
  /** The rows that are set aside; undefined if a row that can't be read is a fault. */
  setAside: SetAside | undefined;
}

interface ImportRow<Values> {
  line: number;
  values: Values;
  /** The id from an earlier import of this row, or a new id. */
  id: string;
  isNew: boolean;
}

export interface ColumnFault extends Pick<RowFault, 'column' | 'reason'> {
  /** The file of the import folder because of which the row may be set aside. */
  aside?: string;
}

/** Writes a row in the transaction of its queries, and returns what it did. It may run again after a deadlock. */
type Write = (context: ImportContext) => Promise<Outcome>;

/** How the rows of a file are written. */
type Writing<Values> =
  | { write: (row: ImportRow<Values>, context: ImportContext) => Promise<Outcome> }
  | {
      /**
       * Does the slow part of a row before any row is written: reads and stores files, and computes hashes. It runs
       * outside a transaction, so that nobody waits for it.
       * @returns the function that writes the row.
       */
      stage: (row: ImportRow<Values>, context: ImportContext) => Promise<Write>;
    };

/** Describes how the rows of one CSV file are checked and written to the database. */
type ImporterSpec<Schema extends ObjectSchema<Record<string, unknown>>> = Writing<InferType<Schema>> & {
  /** The name of the file without `.csv`. It is also the kind of the rows in the registry. */
  name: string;
  /** The table with the codes and ids of earlier imports. */
  known?: CodedTable;
  columns: Schema;
  /** The columns that identify a row across imports. */
  key: readonly (string & keyof InferType<Schema>)[];
  /**
   * Returns the columns that refer to a row of another file, with the kind and key of that row. A value that does not
   * fit its column is left out.
   */
  references?: (
    values: Partial<InferType<Schema>>,
  ) => readonly (readonly [column: string, kind: string, key: Key | undefined])[];
  /**
   * Checks what the schema can't check: files, and uniqueness. A value that does not fit its column is left out, so
   * that one run finds all faults of a row.
   */
  check?: (
    row: ImportRow<Partial<InferType<Schema>>>,
    context: ImportContext,
  ) => Promise<readonly ColumnFault[]>;
  /** How the rows that a complete file omits are withdrawn. Without it, such a file can't be complete. */
  withdrawal?: Withdrawal;
};

/** A checked row whose files are stored, and that is ready to be written. */
export interface StagedRow {
  /** Whether another row of the folder refers to the row. */
  isReferredTo: boolean;
  write: Write;
}

type Fault = Omit<RowFault, 'file'> & Pick<ColumnFault, 'aside'>;

/** The result of the check of a file. */
export interface CheckedFile {
  /** The number of rows without faults, and of rows that are set aside. */
  count: number;
  setAside: number;
  faults: Fault[];
  /** The keys of all rows of the file, also of those with faults and those set aside. */
  keys: readonly (readonly string[])[];
  /** Prepares the rows. `report` receives the number of prepared rows after each row. */
  stage: (context: ImportContext, report: (done: number) => void) => Promise<StagedRow[]>;
}

export interface Importer {
  name: string;
  known: CodedTable | undefined;
  columns: { known: readonly string[]; required: readonly string[] };
  withdrawal: Withdrawal | undefined;
  check: (
    rows: readonly { line: number; values: Record<string, string> }[],
    context: ImportContext,
  ) => Promise<CheckedFile>;
}

/** Creates an importer from its description. */
export function defineImporter<Schema extends ObjectSchema<Record<string, unknown>>>(
  spec: ImporterSpec<Schema>,
): Importer {
  type Values = InferType<Schema>;
  const fields = Object.entries(spec.columns.describe().fields);
  const columns = {
    known: fields.map(([name]) => name),
    required: fields.flatMap(([name, field]) => ('optional' in field && !field.optional ? [name] : [])),
  };
  const partial = spec.columns.partial();

  /** Returns the values that fit their columns, and the faults of the others. */
  const validate = async (given: Record<string, string>) => {
    try {
      const values: Values = await spec.columns.validate(given, { abortEarly: false, strict: true });
      return { values, valid: values, faults: [] };
    } catch (error) {
      if (!ValidationError.isError(error)) throw error;
      const inner = error.inner.length > 0 ? error.inner : [error];
      const faults = inner.map(({ path, message }): ColumnFault =>
        path ? { column: path, reason: message } : { reason: message },
      );
      const fitting = Object.entries(given).filter(([name]) => !faults.some(({ column }) => column === name));
      const valid: Partial<Values> = await partial.validate(Object.fromEntries(fitting), { strict: true });
      return { values: undefined, valid, faults };
    }
  };

  /** Returns the faults in the references of a row, except of columns that have a fault already. */
  const faultsOfReferences = async (
    valid: Partial<Values>,
    earlier: readonly ColumnFault[],
    { registry, setAside }: ImportContext,
  ): Promise<ColumnFault[]> => {
    const faults: ColumnFault[] = [];
    const hasFault = (name: string) => earlier.some(({ column }) => column === name);
    for (const [column, kind, key] of spec.references?.(valid) ?? []) {
      // Every key begins with the code of the association, if the row has one.
      if (key === undefined || hasFault(column) || hasFault('association_code')) continue;
      const aside = setAside?.fileOf(kind, key);
      if (aside !== undefined) {
        faults.push({ column, reason: `${nameOf(key)} of ${kind}.csv is set aside`, aside });
      } else if (!(await registry.refer(kind, key))) {
        faults.push({ column, reason: `${nameOf(key)} is not in ${kind}.csv, nor imported before` });
      }
    }
    return faults;
  };

  const faultsOf = async (
    row: ImportRow<Partial<Values>>,
    earlier: ColumnFault[],
    context: ImportContext,
  ) => [
    ...earlier,
    ...(await faultsOfReferences(row.values, earlier, context)),
    ...((await spec.check?.(row, context)) ?? []),
  ];

  return {
    name: spec.name,
    known: spec.known,
    columns,
    withdrawal: spec.withdrawal,
    async check(rows, context) {
      const faults: Fault[] = [];
      const good: { row: ImportRow<Values>; key: Key }[] = [];
      const keys: string[][] = [];
      const seen = new Set<string>();
      let setAside = 0;
      for (const { line, values: given } of rows) {
        // A row with faults is registered too, so that a row that refers to it does not get another fault.
        const key = spec.key.map((column) => given[column] ?? '');
        keys.push(key);
        const registered = await context.registry.add(spec.name, key);
        const isWhole = spec.key.every(
          (column) => given[column] !== undefined || !columns.required.includes(column),
        );
        const isTwice = isWhole && seen.has(registered.id);
        if (isTwice) faults.push({ line, reason: `${nameOf(key)} is there twice` });
        seen.add(registered.id);
        const { values, valid, faults: ofColumns } = await validate(given);
        const found = await faultsOf({ line, values: valid, ...registered }, ofColumns, context);
        if (context.setAside?.take({ kind: spec.name, key, line, faults: found, isTwice })) {
          setAside += 1;
          continue;
        }
        for (const fault of found) faults.push({ line, ...fault });
        if (values) good.push({ row: { line, values, ...registered }, key });
      }
      return {
        count: good.length,
        setAside,
        faults,
        keys,
        async stage(stageContext, report) {
          const staged: StagedRow[] = [];
          for (const { row, key } of good) {
            const write: Write =
              'stage' in spec
                ? await spec.stage(row, stageContext)
                : async (writeContext) => spec.write(row, writeContext);
            staged.push({ isReferredTo: stageContext.registry.isReferredTo(spec.name, key), write });
            report(staged.length);
          }
          return staged;
        },
      };
    },
  };
}
