import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFolder, type ImportOptions } from '../capabilities/import/import-folder.ts';
import type { StartFault } from '../platform/config/errors.ts';
import { importers } from '../modules/index.ts';
import type { TestApp } from './test-app.ts';

/** The rows of CSV files, by the name of the file without `.csv`. */
export type ImportRows<Name extends string> = Partial<Record<Name, readonly string[]>>;

interface Folder<Name extends string> {
  /** The first line of each CSV file. */
  headers: Readonly<Record<Name, string>>;
  /** The files that rows name. */
  files?: Readonly<Record<string, Uint8Array>>;
}

/** Imports a folder with only these CSV files. @throws StartFault with the faults of the rows. */
export async function importRows<Name extends string>(
  { database, config, secret, clock }: TestApp,
  { headers, files = {} }: Folder<Name>,
  rows: ImportRows<Name>,
  options?: ImportOptions,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-rows-'));
  const headerOf = new Map(Object.entries<string>(headers));
  try {
    for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes);
    for (const [name, lines] of Object.entries<readonly string[] | undefined>(rows)) {
      const text = [headerOf.get(name), ...(lines ?? [])].join('\n');
      await writeFile(path.join(folder, `${name}.csv`), `${text}\n`);
    }
    const services = { database, config, secret, now: clock.now };
    return await importFolder(importers, folder, services, () => undefined, options);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the faults with which an import ends; none if it succeeds. */
export const faultsOfImport = (importing: Promise<unknown>): Promise<readonly string[]> =>
  importing.then(
    () => [],
    (error: StartFault) => error.lines,
  );
