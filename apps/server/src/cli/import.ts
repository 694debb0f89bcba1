import path from 'node:path';
import { parseArgs } from 'node:util';
import { isDataFolder } from '../config/data-folder.ts';
import { StartFault } from '../config/errors.ts';
import type { Config } from '../config/read-config.ts';
import { importFolder, type ImportResult } from '../import/import-folder.ts';
import { describeCounts } from '../import/outcomes.ts';
import type { Foundation } from '../services.ts';
import { UsageFault } from './usage.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'filesUrl'>;

/** Returns the address of a database or store without user, password and parameters. */
function addressOf(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** Returns where the rows and the files of an import go, for the operator. It has no passwords. */
export function describePlace({ dataDir, databaseUrl, filesUrl }: Place): string {
  const rows = databaseUrl === undefined ? undefined : `the database ${addressOf(databaseUrl)}`;
  const files = filesUrl === undefined ? `the data folder ${dataDir}` : `the store ${addressOf(filesUrl)}`;
  if (rows === undefined && filesUrl === undefined) return files;
  return `${rows ?? `the data folder ${dataDir}`}, and files into ${files}`;
}

/**
 * Checks that the data folder is one of the portal, because a wrong DATA_DIR would make a new, empty portal. An
 * installation that keeps neither rows nor files in the data folder needs none.
 */
async function requireDataFolder({ dataDir, databaseUrl, filesUrl }: Place): Promise<void> {
  if (databaseUrl !== undefined && filesUrl !== undefined) return;
  if (await isDataFolder(dataDir)) return;
  throw new StartFault(
    `There is no data folder of the portal at ${dataDir}, so nothing was imported.`,
    'Set DATA_DIR to the data folder of your server. If you want a new data folder there, add --create.',
  );
}

const listCounts = (result: ImportResult): string[] =>
  Object.entries(result).map(([file, counts]) => `  ${file}: ${describeCounts(counts)}`);

/** Reads the arguments of `mijn import` (docs/import.md). */
export function importCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'set-aside': { type: 'string' },
      complete: { type: 'string', multiple: true, default: [] },
      'withdraw-many': { type: 'boolean', default: false },
      create: { type: 'boolean', default: false },
    },
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new UsageFault('import needs one folder.');
  const { 'dry-run': isTrial, 'set-aside': setAside, complete, create } = values;
  return {
    before: async (config: Place): Promise<void> => {
      if (!create) await requireDataFolder(config);
      console.error(`${isTrial ? 'Tries to import' : 'Imports'} into ${describePlace(config)}.`);
    },
    run: async (foundation: Foundation): Promise<string> => {
      const result = await importFolder(folder, foundation, (progress) => console.error(progress), {
        isTrial,
        setAside,
        complete,
        allowsManyWithdrawn: values['withdraw-many'],
      });
      const hasSetAside = Object.values(result).some((counts) => counts.setAside > 0);
      return [
        isTrial ? 'Nothing was written. The import would have these rows:' : 'Imported:',
        ...listCounts(result),
        ...(setAside !== undefined && hasSetAside && !isTrial
          ? [`The rows that were set aside are in ${path.resolve(setAside)}, with a report.csv.`]
          : []),
        ...(isTrial ? [] : ['A running server reads new documents at once.']),
      ].join('\n');
    },
  };
}
