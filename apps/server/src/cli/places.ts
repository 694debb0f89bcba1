import { isDataFolder } from '../platform/config/data-folder.ts';
import { StartFault } from '../platform/config/errors.ts';
import type { Config } from '../platform/config/read-config.ts';

export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'filesUrl'>;

/** Leaves out user, password and parameters. */
export function addressOf(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** The text for the operator has no passwords. */
export function describePlace({ dataDir, databaseUrl, filesUrl }: Place): string {
  const rows = databaseUrl === undefined ? undefined : `the database ${addressOf(databaseUrl)}`;
  const files = filesUrl === undefined ? `the data folder ${dataDir}` : `the store ${addressOf(filesUrl)}`;
  if (rows === undefined && filesUrl === undefined) return files;
  return `${rows ?? `the data folder ${dataDir}`}, and files into ${files}`;
}

/** A wrong DATA_DIR would make an empty portal. Without rows and files there, none is needed. @param isTrial makes none. */
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

/** A wrong DATA_DIR would make a new database, and for example export no decisions. With DATABASE_URL none is needed. */
export async function requireDatabase({ dataDir, databaseUrl }: Place): Promise<void> {
  if (databaseUrl !== undefined || (await isDataFolder(dataDir))) return;
  throw new StartFault(
    `There is no data folder of the portal at ${dataDir}, so nothing was done.`,
    'Set DATA_DIR to the data folder of your server. The first start of the server makes it.',
  );
}

/** With FILES_URL alone the files are not in the data folder. */
export async function requireFiles(place: Place): Promise<void> {
  const { filesUrl, ...rest } = place;
  await requireDatabase(filesUrl === undefined ? { ...rest, filesUrl, databaseUrl: undefined } : place);
}
