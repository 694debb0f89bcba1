import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartFault } from '../config/errors.ts';
import { type Files, openFiles } from '../files/index.ts';
import { modules } from '../modules/index.ts';
import type { Foundation } from '../services.ts';
import { holdImport } from './hold-import.ts';
import {
  type CheckedFile,
  describeFault,
  type ImportContext,
  type Importer,
  type RowFault,
} from './importer.ts';
import { type Counts, noCounts } from './outcomes.ts';
import { readCsv } from './read-csv.ts';
import { openRegistry } from './registry.ts';
import { openSetAside } from './set-aside.ts';
import { stageWithdrawal } from './withdrawal.ts';
import { type StagedFile, tryRows, writeAtOnce, writeInBatches } from './write-rows.ts';

/** What the operator asks of an import, besides the folder. */
export interface ImportOptions {
  /** Whether the import only tells what it would do. */
  isTrial?: boolean;
  /** The new folder for e-invoices that can't be read. Without it, they are faults. */
  setAside?: string | undefined;
  /** The names of the files that are complete: what they omit is withdrawn. */
  complete?: readonly string[];
  /** Whether more than a quarter of the rows of a complete file may be withdrawn. */
  allowsManyWithdrawn?: boolean;
  /** Whether all rows are written in one transaction, because nobody uses the database yet. */
  isAtOnce?: boolean;
}

/** What was done with the rows, by file. */
export type ImportResult = Readonly<Record<string, Counts>>;

/** The importers of all CSV files that a folder may have. A file comes after the files that it refers to. */
const importers = modules.flatMap((module) => module.importers);

/** The number of rows between two reports of the progress. */
const REPORT_EVERY = 25;

/** The maximum number of faults that are printed. */
const FAULTS_MAX = 200;

const fileOf = ({ name }: Importer): string => `${name}.csv`;

async function listCsv(folder: string): Promise<string[]> {
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

/** Checks that the complete files are in the folder, and that their rows can be withdrawn. */
function requireComplete(complete: readonly string[], found: readonly string[]): void {
  const able = importers.filter(({ withdrawal }) => withdrawal).map(fileOf);
  const faults = complete.flatMap((file) => {
    if (!found.includes(file)) return [`--complete: ${file} is not in the folder.`];
    return able.includes(file)
      ? []
      : [`--complete: the rows of ${file} are never withdrawn; possible are ${able.join(', ')}.`];
  });
  if (faults.length > 0) throw new StartFault(...faults);
}

async function checkFile(importer: Importer, context: ImportContext): Promise<CheckedFile> {
  const csv = await readCsv(path.join(context.folder, fileOf(importer)), importer.columns);
  const checked = await importer.check(csv.rows, context);
  // A missing column is one fault, so the faults of each row in that column are removed.
  const ofRows = checked.faults.filter(({ column }) => !column || !csv.missing.includes(column));
  return { ...checked, faults: [...csv.faults, ...ofRows] };
}

/** Throws the faults, at most the first two hundred. */
function refuse(faults: readonly RowFault[], canSetAside: boolean): void {
  if (faults.length === 0) return;
  const more = faults.length - FAULTS_MAX;
  throw new StartFault(
    ...faults.slice(0, FAULTS_MAX).map(describeFault),
    ...(more > 0 ? [`… and ${more} more.`] : []),
    'Nothing was imported: correct these rows and try again.' +
      (canSetAside ? ' With --set-aside <folder>, e-invoices that can’t be read are set aside.' : ''),
  );
}

/** Returns the file store of a trial, which keeps no files. */
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

/** A CSV file of the folder, after its check. */
interface CheckedCsv {
  importer: Importer;
  file: string;
  rows: CheckedFile;
}

/**
 * Checks all CSV files of the folder.
 * @throws StartFault with a line for every fault.
 */
async function checkAll(
  found: readonly string[],
  context: ImportContext,
  report: (progress: string) => void,
): Promise<CheckedCsv[]> {
  const faults: RowFault[] = found
    .filter((name) => !importers.some((importer) => fileOf(importer) === name))
    .map((file) => ({ file, reason: `is not known; known are ${importers.map(fileOf).join(', ')}` }));
  const checked: CheckedCsv[] = [];
  for (const importer of importers.filter((one) => found.includes(fileOf(one)))) {
    const file = fileOf(importer);
    report(`Checking ${file} …`);
    const rows = await checkFile(importer, context);
    for (const fault of rows.faults) faults.push({ file, ...fault });
    checked.push({ importer, file, rows });
  }
  const canSetAside = checked.some(({ rows }) => rows.faults.some(({ aside }) => aside !== undefined));
  refuse(faults, canSetAside && !context.setAside);
  return checked;
}

/** Stages the rows that the complete files omit. A row is withdrawn before the rows that it refers to. */
async function stageWithdrawn(
  checked: readonly CheckedCsv[],
  context: ImportContext,
  { complete = [], allowsManyWithdrawn = false }: ImportOptions,
): Promise<StagedFile[]> {
  const staged: StagedFile[] = [];
  for (const { importer, file, rows } of checked) {
    if (!importer.withdrawal || !complete.includes(file)) continue;
    const omitted = await stageWithdrawal(file, importer.withdrawal, rows, context, allowsManyWithdrawn);
    staged.unshift({ file, rows: omitted });
  }
  return staged;
}

/** Calls back now and then with the progress in a file. */
const every = (count: number, tell: (done: number) => void) => (done: number) => {
  if (done % REPORT_EVERY === 0 || done === count) tell(done);
};

/** Stores the files of all rows, and does all other slow work. */
async function stageAll(
  checked: readonly CheckedCsv[],
  context: ImportContext,
  report: (progress: string) => void,
): Promise<StagedFile[]> {
  const staged: StagedFile[] = [];
  for (const { file, rows } of checked) {
    const tell = every(rows.count, (done) => report(`Preparing ${file}: ${done} of ${rows.count}`));
    staged.push({ file, rows: await rows.stage(context, tell) });
  }
  return staged;
}

/** Writes staged rows, and adds what was done to the result. */
async function writeAll(
  verb: string,
  files: readonly StagedFile[],
  result: Readonly<Record<string, Counts>>,
  context: ImportContext,
  report: (progress: string) => void,
  { isTrial = false, isAtOnce = false }: ImportOptions,
): Promise<void> {
  const totals = new Map(files.map(({ file, rows }) => [file, rows.length]));
  const write = isTrial ? tryRows : isAtOnce ? writeAtOnce : writeInBatches;
  const writing = write(files, context, (file, outcome, done) => {
    const counts = result[file];
    if (counts) counts[outcome] += 1;
    const total = totals.get(file) ?? 0;
    every(total, () => report(`${verb} ${file}: ${done} of ${total}`))(done);
  });
  await (isTrial || isAtOnce ? writing : explained(writing));
}

/**
 * Imports a folder of CSV files and the files that they mention (docs/import.md). It checks everything first and
 * stores all files, and then writes the rows in short transactions (docs/decisions/0164). Rows are identified by the
 * provider's own codes, so that a second import updates rows and creates no duplicates. A running server reads the
 * text of documents afterwards.
 * @param report receives the progress.
 * @throws StartFault with a line for every fault. Nothing is imported then.
 */
export async function importFolder(
  folder: string,
  { database, config, now, secret }: Pick<Foundation, 'database' | 'config' | 'now' | 'secret'>,
  report: (progress: string) => void,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { isTrial = false, complete = [] } = options;
  const root = path.resolve(folder);
  const found = await listCsv(root);
  requireComplete(complete, found);
  const setAside = options.setAside === undefined ? undefined : await openSetAside(options.setAside);
  const files = openFiles(config);
  const context: ImportContext = {
    folder: root,
    registry: openRegistry(database.queries, importers),
    files: isTrial ? forTrial(files) : files,
    now: now(),
    secret,
    queries: database.queries,
    setAside,
  };

  return holdImport(database, async () => {
    const checked = await checkAll(found, context, report);
    const withdrawn = await stageWithdrawn(checked, context, options);
    const staged = await stageAll(checked, context, report);
    const result = Object.fromEntries(
      checked.map(({ file, rows }) => [file, { ...noCounts(), setAside: rows.setAside }]),
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
    return result;
  });
}
