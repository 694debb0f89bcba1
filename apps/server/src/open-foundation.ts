import type { FastifyBaseLogger } from 'fastify';
import { openDataFolder } from './platform/config/data-folder.ts';
import { keptSecret, serverSecretOf } from './platform/config/kept-secret.ts';
import { StartFault } from './platform/config/errors.ts';
import type { Config } from './platform/config/read-config.ts';
import {
  type EmbeddedDatabase,
  joinEmbedded,
  openEmbedded,
} from './platform/database/embedded/open-embedded.ts';
import { listDueMigrations, migrate, openDatabase } from './platform/database/index.ts';
import type { Foundation } from './platform/foundation.ts';

/** The oldest major version of PostgreSQL that the queries are tested on (docs/product.md#database). */
const OLDEST_POSTGRES = 15;

export interface OpenFoundation extends Foundation {
  /** Closes the connections, and then stops an embedded database. */
  close: () => Promise<void>;
  /** Stops an embedded database immediately. */
  abort: () => void;
}

/** @param where the data folder or the variable that the database is of. */
async function checkServer(database: Foundation['database'], where: string): Promise<void> {
  const { rows } = await database.pool
    .query<{ version: number }>("select current_setting('server_version_num')::int / 10000 as version")
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown';
      throw new StartFault(`The database of ${where} can't be reached: ${reason}`);
    });
  const version = rows[0]?.version ?? 0;
  if (version >= OLDEST_POSTGRES) return;
  throw new StartFault(`The database of ${where} is PostgreSQL ${version}: use ${OLDEST_POSTGRES} or newer.`);
}

/**
 * Opens the database in the data folder. The command line connects to the database of a running server, if a
 * server runs.
 */
async function openOwn(
  dataDir: string,
  place: 'alone' | 'beside a running server',
  log: FastifyBaseLogger,
): Promise<EmbeddedDatabase> {
  const running = place === 'alone' ? undefined : await joinEmbedded(dataDir);
  return running ?? openEmbedded(dataDir, (text) => log.info(text));
}

/** @throws StartFault if the database is not in the state of this version. */
async function requireMigrated({ pool }: Foundation['database']): Promise<void> {
  const due = await listDueMigrations(pool);
  if (due.length === 0) return;
  throw new StartFault(
    `The database is not in the state of this version (${due.length} migrations are due), and a trial changes nothing.`,
    'Run migrate, or start the server of this version, and try again.',
  );
}

/** The state of the database that a caller needs. */
export type Schema = 'migrated' | 'as it is' | 'any';

/**
 * Opens the data folder and the database, and migrates the database.
 * @throws StartFault with an explanation for the operator.
 * @param place `alone` if another server on the data folder is an error, or `beside a running server` to use
 * the database of that server.
 * @param schema `as it is` if nothing may change, so that a database that needs a migration is an error, or `any` if the
 * caller migrates the database.
 */
export async function openFoundation(
  config: Config,
  log: FastifyBaseLogger,
  place: 'alone' | 'beside a running server' = 'alone',
  schema: Schema = 'migrated',
): Promise<OpenFoundation> {
  await openDataFolder(config.dataDir);
  const secret =
    config.sessionSecret === undefined
      ? serverSecretOf(await keptSecret(config.dataDir))
      : { current: config.sessionSecret, other: config.sessionSecretOther };
  const embedded = config.databaseUrl === undefined ? await openOwn(config.dataDir, place, log) : undefined;
  const settings = embedded?.connection ?? { connectionString: config.databaseUrl };
  const database = openDatabase(
    settings,
    () => log.warn('a connection to the database was lost'),
    config.databaseReadUrl === undefined
      ? undefined
      : { settings: { connectionString: config.databaseReadUrl } },
  );
  const close = async (): Promise<void> => {
    await database.close();
    await embedded?.stop();
  };
  try {
    const where = embedded ? `the data folder ${config.dataDir}` : 'DATABASE_URL';
    await checkServer(database, where);
    if (schema === 'migrated') await migrate(database.pool);
    if (schema === 'as it is') await requireMigrated(database);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    config,
    secret,
    database,
    now: () => new Date(),
    close,
    abort: () => embedded?.abort(),
  };
}
