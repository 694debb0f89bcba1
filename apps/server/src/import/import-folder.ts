import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartFault } from '../config/errors.ts';
import { inTransaction, takeTime } from '../database/index.ts';
import type { Foundation } from '../services.ts';
import { openFiles } from '../files/index.ts';
import { modules } from '../modules/index.ts';
import {
  type CheckedFile,
  describeFault,
  type ImportContext,
  type Importer,
  type RowFault,
} from './importer.ts';
import { readCsv } from './read-csv.ts';
import { openRegistry } from './registry.ts';

/** The number of imported rows, by file. */
type ImportResult = Readonly<Record<string, number>>;

/** The importers of all CSV files that a folder may have. A file comes after the files that it refers to. */
const importers = modules.flatMap((module) => module.importers);

/** The number of rows between two reports of the progress. */
const REPORT_EVERY = 25;

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

async function checkFile(importer: Importer, context: ImportContext): Promise<CheckedFile> {
  const csv = await readCsv(path.join(context.folder, fileOf(importer)), importer.columns);
  const checked = await importer.check(csv.rows, context);
  // A missing column is one fault, so the faults of each row in that column are removed.
  const ofRows = checked.faults.filter(({ column }) => !column || !csv.missing.includes(column));
  return { ...checked, faults: [...csv.faults, ...ofRows] };
}

/**
 * Imports a folder of CSV files and the files that they mention (docs/import.md). It checks everything first,
 * and then writes all rows in one transaction. Rows are identified by the provider's own codes, so that a
 * second import updates rows and creates no duplicates. A running server reads the text of documents
 * afterwards.
 * @param report receives the progress.
 * @throws StartFault with a line for every fault. Nothing is imported then.
 */
export async function importFolder(
  folder: string,
  { database, config, now }: Pick<Foundation, 'database' | 'config' | 'now'>,
  report: (progress: string) => void,
): Promise<ImportResult> {
  const root = path.resolve(folder);
  const found = await listCsv(root);
  const unknown: readonly RowFault[] = found
    .filter((name) => !importers.some((importer) => fileOf(importer) === name))
    .map((file) => ({ file, reason: `is not known; known are ${importers.map(fileOf).join(', ')}` }));

  return inTransaction(database.queries, async (queries) => {
    await takeTime(queries);
    const faults = [...unknown];
    const context: ImportContext = {
      folder: root,
      registry: openRegistry(queries, importers),
      files: openFiles(config),
      now: now(),
      queries,
    };
    const checked: { file: string; rows: CheckedFile }[] = [];
    for (const importer of importers.filter((one) => found.includes(fileOf(one)))) {
      const file = fileOf(importer);
      report(`Checking ${file} …`);
      const rows = await checkFile(importer, context);
      faults.push(...rows.faults.map((fault) => ({ file, ...fault })));
      checked.push({ file, rows });
    }
    if (faults.length > 0) {
      throw new StartFault(
        ...faults.map(describeFault),
        'Nothing was imported: correct these rows and try again.',
      );
    }
    for (const { file, rows } of checked) {
      await rows.write(context, (done) => {
        if (done % REPORT_EVERY === 0 || done === rows.count)
          report(`Importing ${file}: ${done} of ${rows.count}`);
      });
    }
    return Object.fromEntries(checked.map(({ file, rows }) => [file, rows.count]));
  });
}
