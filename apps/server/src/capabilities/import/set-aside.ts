import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, StartFault } from '../../platform/config/errors.ts';
import { type Key, nameOf } from './registry.ts';
import type { ColumnFault } from './faults.ts';

interface FaultyRow {
  kind: string;
  key: Key;
  line: number;
  faults: readonly ColumnFault[];
  /** Whether the file has an earlier row with the same key. */
  isTwice: boolean;
}

/** The rows that an import sets aside, because a file of theirs can't be read. */
export interface SetAside {
  /** Returns whether the row is set aside, which needs all its faults in files for that, or a reference to such a row. */
  take: (row: FaultyRow) => boolean;
  /** Returns the file because of which a row is set aside, or undefined if the row is imported. */
  fileOf: (kind: string, key: Key) => string | undefined;
  /** Copies the files and writes the report, unless no rows are set aside. */
  write: (importFolder: string) => Promise<void>;
}

const placeOf = (kind: string, key: Key): string => JSON.stringify([kind, nameOf(key)]);

/** A formula of a spreadsheet becomes a text. */
const quoted = (value: string): string => `"${value.replace(/^(?=[=+\-@\t])/u, "'").replaceAll('"', '""')}"`;

const REPORT = 'report.csv';

async function listIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw new StartFault(`--set-aside: ${folder} is not a folder that can be read.`);
  });
}

/** @throws StartFault if the folder has files, because they are of an earlier import. */
export async function openSetAside(folder: string): Promise<SetAside> {
  const target = path.resolve(folder);
  if ((await listIn(target)).length > 0) {
    throw new StartFault(`--set-aside: the folder ${target} is not empty: name a new one for each import.`);
  }
  const files = new Map<string, string>();
  const lines: string[] = [];
  return {
    take({ kind, key, line, faults, isTwice }) {
      const aside = faults.find((fault) => fault.aside !== undefined)?.aside;
      if (isTwice || aside === undefined || faults.some((fault) => fault.aside === undefined)) return false;
      files.set(placeOf(kind, key), aside);
      for (const { column = '', reason } of faults) {
        const values = [`${kind}.csv`, String(line), nameOf(key), column, reason, aside];
        lines.push(values.map(quoted).join(','));
      }
      return true;
    },
    fileOf: (kind, key) => files.get(placeOf(kind, key)),
    async write(importFolder) {
      if (lines.length === 0) return;
      await mkdir(target, { recursive: true });
      for (const file of new Set(files.values())) {
        const copy = path.join(target, file);
        await mkdir(path.dirname(copy), { recursive: true });
        await copyFile(path.resolve(importFolder, file), copy);
      }
      const header = 'file,line,code,column,reason,copy';
      await writeFile(path.join(target, REPORT), `\uFEFF${[header, ...lines].join('\r\n')}\r\n`);
    },
  };
}
