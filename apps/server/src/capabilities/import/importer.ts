import type { InferType, ObjectSchema } from 'yup';
import type { Outcome } from './outcomes.ts';
import type { ColumnFault, RowFault } from './faults.ts';
import type { ImportContext } from './import-context.ts';
import { type CodedTable, type Key, nameOf } from './registry.ts';
import { type CsvRow, SET_ROWS } from './read-csv.ts';
import type { RowList, Scratch } from './scratch.ts';
import type { StagedPage } from './staged-file.ts';
import { createValidation } from './validation.ts';
import { type KnownSet, openKnownSets, type Recognition } from './known-sets.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Members read a row at once, so a date after the import would count the row as new until that moment. */
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

export interface ImportRow<Values> {
  line: number;
  values: Values;
  /** The id comes from an earlier import of this row, or is new. */
  id: string;
  isNew: boolean;
}

/** `staged` is the result of the slow work. */
export interface ReadyRow<Values, Staged> extends ImportRow<Values> {
  staged: Staged;
}

/** The rows are written in the transaction of the queries, which may run again after a deadlock. */
type Writing<Values, Staged> =
  | {
      write: (row: ReadyRow<Values, Staged>, context: ImportContext) => Promise<Outcome>;
    }
  | {
      /** Writes very many rows in a few statements. */
      writeMany: (
        rows: readonly ReadyRow<Values, Staged>[],
        context: ImportContext,
      ) => Promise<readonly Outcome[]>;
      /** Returns whether each row is stored as it is now, and needs no write. Runs outside a transaction. */
      listSame: (
        rows: readonly ReadyRow<Values, Staged>[],
        context: ImportContext,
      ) => Promise<readonly boolean[]>;
    };

type ImporterSpec<Schema extends ObjectSchema<Record<string, unknown>>, Staged> = Writing<
  InferType<Schema>,
  Staged
> & {
  /** The name of the file without `.csv`. It is also the kind of the rows in the registry. */
  name: string;
  known?: CodedTable;
  columns: Schema;
  /** The columns that identify a row across imports. */
  key: readonly (string & keyof InferType<Schema>)[];
  /** Returns references to rows of other files, with kind and key. A value that does not fit its column is left out. */
  references?: (
    values: Partial<InferType<Schema>>,
  ) => readonly (readonly [column: string, kind: string, key: Key | undefined])[];
  /** Returns the id of a row that is stored already, although no import brought it; undefined for other rows. */
  adopts?: (values: Partial<InferType<Schema>>, context: ImportContext) => Promise<string | undefined>;
  /** Checks files and uniqueness. Values that do not fit their column are left out, so that one run finds all faults. */
  check?: (
    rows: readonly ImportRow<Partial<InferType<Schema>>>[],
    context: ImportContext,
  ) => Promise<readonly (readonly ColumnFault[])[]>;
  /** Returns what is wrong with the rows together, after all files were checked and no row has a fault. */
  checkTogether?: (context: ImportContext) => Promise<readonly Omit<RowFault, 'file'>[]>;
  /** Without a withdrawal, the file can't be complete. */
  withdrawal?: Withdrawal;
  /** Without a recognition, the rows are checked in every import. */
  recognition?: Recognition<ReadyRow<InferType<Schema>, Staged>>;
  /**
   * Reads and stores files and computes hashes outside a transaction, so that nobody waits. The result must survive JSON.
   */
  stage?: (row: ImportRow<InferType<Schema>>, context: ImportContext) => Promise<Staged>;
};

export const forEachRow =
  <Values>(check: (row: ImportRow<Values>, context: ImportContext) => Promise<readonly ColumnFault[]>) =>
  async (rows: readonly ImportRow<Values>[], context: ImportContext) => {
    const faults: (readonly ColumnFault[])[] = [];
    for (const row of rows) faults.push(await check(row, context));
    return faults;
  };

type Fault = Omit<RowFault, 'file'> & Pick<ColumnFault, 'aside'>;

export interface FileImport {
  /** Checks a set of rows, keeps those without faults that may have to be written, and returns the faults. */
  check: (rows: readonly CsvRow[]) => Promise<readonly Fault[]>;
  /** `unchanged` counts the rows that were known, which are not among the good ones. */
  counts: () => { good: number; unchanged: number; setAside: number };
  /** Prepares the rows. `report` receives the number of prepared rows after each row. */
  stage: (report: (done: number) => void) => Promise<void>;
  /** Returns the prepared rows, a set at a time. */
  pages: () => AsyncGenerator<StagedPage>;
}

export interface Importer {
  name: string;
  known: CodedTable | undefined;
  columns: { known: readonly string[]; required: readonly string[] };
  schema: ObjectSchema<Record<string, unknown>>;
  withdrawal: Withdrawal | undefined;
  checkTogether: ((context: ImportContext) => Promise<readonly Omit<RowFault, 'file'>[]>) | undefined;
  open: (context: ImportContext, scratch: Scratch) => Promise<FileImport>;
}

export function defineImporter<Schema extends ObjectSchema<Record<string, unknown>>, Staged = undefined>(
  spec: ImporterSpec<Schema, Staged>,
): Importer {
  type Values = InferType<Schema>;
  const fields = Object.entries(spec.columns.describe().fields);
  const columns = {
    known: fields.map(([name]) => name),
    required: fields.flatMap(([name, field]) => ('optional' in field && !field.optional ? [name] : [])),
  };
  const validate = createValidation(spec.columns);

  const prepare = async (
    rows: readonly { key: Key; valid: Partial<Values> }[],
    { registry }: ImportContext,
  ): Promise<void> => {
    await registry.prepare(
      spec.name,
      rows.map(({ key }) => key),
    );
    const references = rows.flatMap(({ valid }) => spec.references?.(valid) ?? []);
    for (const [kind, some] of Map.groupBy(references, ([, kindOfRow]) => kindOfRow)) {
      await registry.prepare(
        kind,
        some.flatMap(([, , key]) => (key === undefined ? [] : [key])),
      );
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

  const keyOf = (given: Readonly<Record<string, unknown>>): string[] =>
    spec.key.map((column) => {
      const value = given[column];
      return typeof value === 'string' ? value : '';
    });

  const checkRows = async (rows: readonly CsvRow[], context: ImportContext) => {
    const read = [];
    for (const { line, values: given } of rows) {
      read.push({ line, given, key: keyOf(given), ...(await validate(given)) });
    }
    await prepare(read, context);
    const checked = [];
    for (const { line, given, key, values, valid, faults } of read) {
      // A row with faults is registered too, so that a row that refers to it does not get another fault.
      const isDelivered = context.registry.isDelivered(spec.name, key);
      const adopted = await spec.adopts?.(valid, context);
      if (adopted !== undefined) await context.registry.adopt(spec.name, key, adopted);
      const registered = await context.registry.add(spec.name, key);
      const isWhole = spec.key.every(
        (column) => given[column] !== undefined || !columns.required.includes(column),
      );
      checked.push({
        key,
        isTwice: isWhole && isDelivered,
        values,
        row: { line, values: valid, ...registered },
        faults: [...faults, ...(await faultsOfReferences(valid, faults, context))],
      });
    }
    return checked;
  };

  const writeMany = async (rows: readonly ReadyRow<Values, Staged>[], context: ImportContext) => {
    if ('writeMany' in spec) return spec.writeMany(rows, context);
    const outcomes: Outcome[] = [];
    for (const row of rows) outcomes.push(await spec.write(row, context));
    return outcomes;
  };

  /** Without slow work, the result of that work is undefined. */
  const isReady = (
    row: ImportRow<Values> & { staged: Staged | undefined },
  ): row is ReadyRow<Values, Staged> => spec.stage === undefined || row.staged !== undefined;

  const listSame = async (rows: readonly ReadyRow<Values, Staged>[], context: ImportContext) =>
    'listSame' in spec && rows.some(({ isNew }) => !isNew) ? spec.listSame(rows, context) : [];

  return {
    name: spec.name,
    known: spec.known,
    columns,
    schema: spec.columns,
    withdrawal: spec.withdrawal,
    checkTogether: spec.checkTogether,
    async open(context, scratch) {
      const known = spec.recognition && (await openKnownSets(spec.name, spec.recognition, context));
      /** The sets that were checked. Each is a page of good rows, because a fault ends the import. */
      const sets: KnownSet[] = [];
      const good: RowList<ImportRow<Values>> = scratch.createList();
      const staged: RowList<Staged> = scratch.createList();
      let [unchanged, setAside] = [0, 0];
      /** Returns whether the rows need no check, because they are stored as the last import left them. */
      const isKnown = async (rows: readonly CsvRow[]): Promise<boolean> => {
        if (!known) return false;
        const set = known.next(rows);
        const keys = rows.map(({ values }) => keyOf(values));
        if (!(await known.isUnchanged(set, rows, keys))) {
          sets.push(set);
          return false;
        }
        if (context.complete.includes(spec.name)) {
          await context.registry.prepare(spec.name, keys);
          for (const key of keys) await context.registry.add(spec.name, key);
        }
        return true;
      };
      function* ready(): Generator<ReadyRow<Values, Staged>[]> {
        const results = staged.pages(SET_ROWS);
        for (const rows of good.pages(SET_ROWS)) {
          const page: Staged[] = results.next().value ?? [];
          const whole: ReadyRow<Values, Staged>[] = [];
          for (const [at, row] of rows.entries()) {
            const one = { ...row, staged: page[at] };
            if (isReady(one)) whole.push(one);
          }
          yield whole;
        }
      }
      return {
        counts: () => ({ good: good.count(), unchanged, setAside }),
        async check(rows) {
          if (await isKnown(rows)) {
            unchanged += rows.length;
            return [];
          }
          const checked = await checkRows(rows, context);
          const further = await spec.check?.(
            checked.map(({ row }) => row),
            context,
          );
          const faults: Fault[] = [];
          for (const [at, { key, isTwice, values, row, faults: earlier }] of checked.entries()) {
            const { line } = row;
            const found = [...earlier, ...(further?.[at] ?? [])];
            if (isTwice) faults.push({ line, reason: `${nameOf(key)} is there twice` });
            if (context.setAside?.take({ kind: spec.name, key, line, faults: found, isTwice })) {
              setAside += 1;
              continue;
            }
            for (const fault of found) faults.push({ line, ...fault });
            if (values) good.add({ ...row, values });
          }
          return faults;
        },
        async stage(report) {
          if (!spec.stage) return;
          for (const rows of good.pages(SET_ROWS)) {
            for (const row of rows) {
              staged.add(await spec.stage(row, context));
              report(staged.count());
            }
          }
        },
        async *pages() {
          let page = 0;
          for (const rows of ready()) {
            const set = sets[page];
            page += 1;
            yield {
              size: rows.length,
              same: await listSame(rows, context),
              isReferredTo: (at) => {
                const row = rows[at];
                return row !== undefined && context.registry.isReferredTo(spec.name, keyOf(row.values));
              },
              write: (places, writing) =>
                writeMany(
                  places.flatMap((at) => rows[at] ?? []),
                  writing,
                ),
              remember: async () => {
                if (set) await known?.remember(set, rows);
              },
            };
          }
        },
      };
    },
  };
}
