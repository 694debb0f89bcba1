import { isDataFolder } from '../platform/config/data-folder.ts';
import { StartFault } from '../platform/config/errors.ts';
import type { Config } from '../platform/config/read-config.ts';

export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'filesUrl'>;

/** Returns the address of a database or store without user, password and parameters. */
export function addressOf(url: string): string {
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
 * @param isTrial whether the import is only tried, which never makes a data folder.
 */
export async function requireDataFolder(place: Place, isTrial: boolean): Promise<void> {
  const { dataDir, databaseUrl, filesUrl } = place;
  if (databaseUrl !== undefined && filesUrl !== undefined) return;
  if (await isDataFolder(dataDir)) return;
  throw new StartFault(
    `There is no data folder of the portal at ${dataDir}, so nothing was imported.`,
    isTrial
      ? 'Set DATA_DIR to the data folder of your server. A trial makes none.'
      : 'Set DATA_DIR to the data folder of your server. If you want a new data folder there, add --create.',
  );
}

/**
 * Checks that the data folder has the database, because with a wrong DATA_DIR a command would make a new one, and for
 * example export no decisions from it. With DATABASE_URL the database is elsewhere.
 */
export async function requireDatabase({ dataDir, databaseUrl }: Place): Promise<void> {
  if (databaseUrl !== undefined || (await isDataFolder(dataDir))) return;
  throw new StartFault(
    `There is no data folder of the portal at ${dataDir}, so nothing was done.`,
    'Set DATA_DIR to the data folder of your server. The first start of the server makes it.',
  );
}

/**
 * Checks that there are a database and a place with files. With FILES_URL alone the files are not in the data folder.
 */
export async function requireFiles(place: Place): Promise<void> {
  const { filesUrl, ...rest } = place;
  await requireDatabase(filesUrl === undefined ? { ...rest, filesUrl, databaseUrl: undefined } : place);
}
