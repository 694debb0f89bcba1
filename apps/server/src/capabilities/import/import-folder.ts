import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartFault } from '../../platform/config/errors.ts';
import { createPatientFiles, type Files, openFiles } from '../files/index.ts';
import { openScanner } from '../../platform/malware/scanner.ts';
import type { Foundation } from '../../platform/foundation.ts';
import { holdImport } from './hold-import.ts';
import { createFaults, refuse } from './faults.ts';
import type { FileImport, Importer } from './importer.ts';
import { type Counts, noCounts } from './outcomes.ts';
import { createPace } from './pace.ts';
import { readCsv } from './read-csv.ts';
import { openRegistry } from './registry.ts';
import { RecentMap } from './recent-map.ts';
import { openScratch, type Scratch } from './scratch.ts';
import { openSetAside } from './set-aside.ts';
import { stageWithdrawal } from './withdrawal.ts';
import { tryRows, updateStatistics, writeAtOnce, writeInBatches } from './write-rows.ts';
import type { ImportContext } from './import-context.ts';
import type { StagedFile } from './staged-file.ts';
import { createTotals } from './totals.ts';

export interface ImportOptions {
  /** Only tells what the import would do. */
  isTrial?: boolean;
  /** The new folder for e-invoices that can't be read. Without a folder, they are faults. */
  setAside?: string | undefined;
  /** The names of the files that are complete: what they omit is withdrawn. */
  complete?: readonly string[];
  /** Allows to withdraw more than a quarter of the rows of a complete file. */
  allowsManyWithdrawn?: boolean;
  /** Whether all rows are written in one transaction, because nobody uses the database yet. */
  isAtOnce?: boolean;
}

export type ImportResult = Readonly<Record<string, Counts>>;

const FILES_REMEMBERED = 10_000;

/** The number of authors that are remembered. */
const AUTHORS_REMEMBERED = 1000;

/** The minimum number of rows between two reports of the progress, and the maximum number of reports of a file. */
const REPORT_EVERY = 25;
const REPORTS_MAX = 100;

/** The minimum number of new rows of a file after which queries may need other plans. */
const MANY_ROWS = 100;

const fileOf = ({ name }: Importer): string => `${name}.csv`;

async function listCsv(folder: string, importers: readonly Importer[]): Promise<string[]> {
  const names = await readdir(folder).catch(() => {
    throw new StartFault(`There is no folder ${folder} that can be read: name the folder to import.`);
  });
  const found = names.filter((name) => name.toLowerCase().endsWith('.csv'));
  if (found.length === 0) {
    throw new StartFault(
      `The folder ${folder} has no CSV files: it needs ${importers.map(fileOf).join(', ')}.`,
    );
  }
  return found;
}

function requireComplete(
  complete: readonly string[],
  found: readonly string[],
  importers: readonly Importer[],
): void {
  const able = importers.filter(({ withdrawal }) => withdrawal).map(fileOf);
  const faults = complete.flatMap((file) => {
    if (!found.includes(file)) return [`--complete: ${file} is not in the folder.`];
    return able.includes(file)
      ? []
      : [`--complete: the rows of ${file} are never withdrawn; possible are ${able.join(', ')}.`];
  });
  if (faults.length > 0) throw new StartFault(...faults);
}

/** The store of a trial keeps no files. */
const forTrial = (files: Files): Files => ({
  ...files,
  receive: async (...source) => {
    const received = await files.receive(...source);
    return { ...received, keep: received.discard };
  },
});

/** Explains a failure of the database while rows are written, when earlier rows are in the portal already. */
async function explained(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    // The message of the query itself has the values of the row, which are personal data.
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : 'unknown';
    throw new StartFault(
      `The import stopped while it wrote: ${reason}`,
      'All rows were checked, and a part of them is in the portal. Run the same import again: it completes the rest.',
    );
  }
}

interface CheckedCsv {
  importer: Importer;
  file: string;
  rows: FileImport;
}

/** Returns the rows of a file, and its faults: first those in quotes and columns, then those of rows. */
async function checkFile(importer: Importer, context: ImportContext, scratch: Scratch) {
  const file = fileOf(importer);
  const rows = await importer.open(context, scratch);
  const [faults, ofRows] = [createFaults(), createFaults()];
  let hasAside = false;
  await readCsv(path.join(context.folder, file), importer.columns, {
    onFault: (fault) => faults.add({ file, ...fault }),
    onRows: async (given, missing) => {
      for (const { aside, ...fault } of await context.pace(() => rows.check(given))) {
        hasAside ||= aside !== undefined;
        // A missing column is one fault, so the faults of each row in that column are left out.
        if (fault.column === undefined || !missing.includes(fault.column)) ofRows.add({ file, ...fault });
      }
    },
  });
  faults.append(ofRows);
  return { rows, faults, hasAside };
}

/** @throws StartFault with a line for every fault. */
async function checkAll(
  importers: readonly Importer[],
  found: readonly string[],
  context: ImportContext,
  scratch: Scratch,
  report: (progress: string) => void,
): Promise<CheckedCsv[]> {
  const faults = createFaults();
  for (const file of found.filter((name) => !importers.some((importer) => fileOf(importer) === name))) {
    faults.add({ file, reason: `is not known; known are ${importers.map(fileOf).join(', ')}` });
  }
  const checked: CheckedCsv[] = [];
  let canSetAside = false;
  for (const importer of importers.filter((one) => found.includes(fileOf(one)))) {
    const file = fileOf(importer);
    report(`Checking ${file} …`);
    const { rows, faults: ofFile, hasAside } = await checkFile(importer, context, scratch);
    faults.append(ofFile);
    canSetAside ||= hasAside;
    checked.push({ importer, file, rows });
  }
  if (faults.count() === 0) {
    for (const { importer, file } of checked) {
      for (const fault of (await importer.checkTogether?.(context)) ?? []) faults.add({ file, ...fault });
    }
  }
  refuse(faults, canSetAside && !context.setAside);
  return checked;
}

/** A row is withdrawn before the rows that it refers to. */
async function stageWithdrawn(
  checked: readonly CheckedCsv[],
  context: ImportContext,
  scratch: Scratch,
  { complete = [], allowsManyWithdrawn = false }: ImportOptions,
): Promise<StagedFile[]> {
  const staged: StagedFile[] = [];
  for (const { importer, file } of checked) {
    const { name, withdrawal } = importer;
    if (!withdrawal || !complete.includes(file)) continue;
    staged.unshift(await stageWithdrawal({ name, withdrawal }, context, scratch, allowsManyWithdrawn));
  }
  return staged;
}

function every(count: number, tell: (done: number) => void): (done: number) => void {
  const step = Math.max(REPORT_EVERY, Math.ceil(count / REPORTS_MAX));
  return (done) => {
    if (done % step === 0 || done === count) tell(done);
  };
}

async function stageAll(
  checked: readonly CheckedCsv[],
  report: (progress: string) => void,
): Promise<StagedFile[]> {
  const staged: StagedFile[] = [];
  for (const { file, rows } of checked) {
    const count = rows.counts().good;
    await rows.stage(every(count, (done) => report(`Preparing ${file}: ${done} of ${count}`)));
    staged.push({ file, count, pages: rows.pages });
  }
  return staged;
}

async function writeAll(
  verb: string,
  files: readonly StagedFile[],
  result: Readonly<Record<string, Counts>>,
  context: ImportContext,
  report: (progress: string) => void,
  { isTrial = false, isAtOnce = false }: ImportOptions,
): Promise<void> {
  const tells = new Map(
    files.map(({ file, count }) => [
      file,
      every(count, (done) => report(`${verb} ${file}: ${done} of ${count}`)),
    ]),
  );
  const write = isTrial ? tryRows : isAtOnce ? writeAtOnce : writeInBatches;
  const writing = write(files, context, (file, outcome, done) => {
    const counts = result[file];
    if (counts) counts[outcome] += 1;
    tells.get(file)?.(done);
  });
  await (isTrial || isAtOnce ? writing : explained(writing));
}

/**
 * Checks everything and stores all files, before it writes rows in short transactions (docs/import.md,
 * docs/decisions/0164). Rows have the provider's own codes, so that a second import creates no duplicates. @param importers
 * in an order in which a file comes after the files that it refers to. @throws StartFault with a line for every fault.
 * Nothing is imported then.
 */
export async function importFolder(
  importers: readonly Importer[],
  folder: string,
  { database, config, now, secret }: Pick<Foundation, 'database' | 'config' | 'now' | 'secret'>,
  report: (progress: string) => void,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { isTrial = false, complete = [] } = options;
  const root = path.resolve(folder);
  const found = await listCsv(root, importers);
  requireComplete(complete, found, importers);
  const setAside = options.setAside === undefined ? undefined : await openSetAside(options.setAside);
  const files = createPatientFiles(openFiles(config, { hasBreaker: false }));
  const scratch = openScratch();
  const context: ImportContext = {
    folder: root,
    registry: openRegistry(database.queries, importers, scratch),
    files: isTrial ? forTrial(files) : files,
    scanner: openScanner(config),
    now: now(),
    secret,
    queries: database.queries,
    pace: options.isAtOnce ? (work) => work() : createPace(database.queries),
    fileFaults: new RecentMap(FILES_REMEMBERED),
    storedFiles: new RecentMap(FILES_REMEMBERED),
    fileHashes: new RecentMap(FILES_REMEMBERED),
    authors: new RecentMap(AUTHORS_REMEMBERED),
    totals: createTotals(),
    notes: scratch.notes,
    complete: complete.map((file) => path.basename(file, '.csv')),
    setAside,
  };
  const run = async (): Promise<ImportResult> => {
    const checked = await checkAll(importers, found, context, scratch, report);
    const withdrawn = await stageWithdrawn(checked, context, scratch, options);
    const staged = await stageAll(checked, report);
    const result = Object.fromEntries(
      checked.map(({ file, rows }) => {
        const { unchanged, setAside: aside } = rows.counts();
        return [file, { ...noCounts(), unchanged, setAside: aside }];
      }),
    );
    await writeAll(isTrial ? 'Trying' : 'Importing', staged, result, context, report, options);
    await writeAll(
      isTrial ? 'Trying to withdraw from' : 'Withdrawing from',
      withdrawn,
      result,
      context,
      report,
      options,
    );
    // After a failure before this, the same command can be given again with the same folder.
    if (!isTrial) await setAside?.write(root);
    const hasMany = Object.values(result).some(({ created }) => created >= MANY_ROWS);
    if (!isTrial && hasMany) await updateStatistics(database.queries);
    return result;
  };
  return holdImport(database, run, report).finally(() => scratch.close());
}
