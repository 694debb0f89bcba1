import { setTimeout as wait } from 'node:timers/promises';
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
import { isHeld } from './platform/database/embedded/other-servers.ts';
import { reasonOf } from './platform/database/database-faults.ts';
import { checkSessions, faultOfAddress } from './platform/database/pgbouncer.ts';
import { listDueMigrations, migrate, openDatabase } from './platform/database/index.ts';
import { onceAMinute } from './platform/database/tell-away.ts';
import type { Foundation } from './platform/foundation.ts';
import { isDatabaseAway } from './platform/wire/app-error.ts';

/** The oldest major version of PostgreSQL that the queries are tested on (docs/product.md#database). */
const OLDEST_POSTGRES = 15;

export interface OpenFoundation extends Foundation {
  /** Closes the connections, and then stops an embedded database. */
  close: () => Promise<void>;
  abort: () => void;
}

/** Milliseconds between two tries to reach the database of a start, and between two lines about it. */
const RETRY_AFTER_MS = 1000;
const TELL_EVERY_MS = 5000;

interface Patience {
  /** The time for which a database that is away is waited for, in milliseconds. */
  waitMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Server {
  version: number;
  encoding: string;
}

/** Waits for a database that starts at the same time, or is slow. @throws StartFault if it stays away, or refuses this server. */
async function readServer(
  { sessionPool }: Foundation['database'],
  where: string,
  { waitMs, log }: Patience,
): Promise<Server> {
  const begin = performance.now();
  for (let told = begin - TELL_EVERY_MS; ;) {
    try {
      const { rows } = await sessionPool.query<Server>(
        "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding",
      );
      return rows[0] ?? { version: 0, encoding: 'unknown' };
    } catch (error) {
      const now = performance.now();
      if (!isDatabaseAway(error) || now - begin >= waitMs) throw faultOfAddress(where, error);
      if (now - told >= TELL_EVERY_MS) {
        const left_s = Math.ceil((waitMs - now + begin) / 1000);
        log.warn(
          `waiting for the database of ${where}, for ${left_s} more seconds at most: ${reasonOf(error)}`,
        );
        told = now;
      }
      await wait(RETRY_AFTER_MS);
    }
  }
}

/** @param where the data folder or the variable of the database. */
async function checkServer(
  database: Foundation['database'],
  where: string,
  patience: Patience,
): Promise<void> {
  const { version, encoding } = await readServer(database, where, patience);
  if (version < OLDEST_POSTGRES)
    throw new StartFault(
      `The database of ${where} is PostgreSQL ${version}: use ${OLDEST_POSTGRES} or newer.`,
    );
  // Another encoding has no sign for some letters, or takes a letter for several.
  if (encoding !== 'UTF8')
    throw new StartFault(
      `The database of ${where} has the encoding ${encoding}: create one with the encoding UTF8.`,
    );
}

/**
 * The command line connects to the database of a running server, if a server runs. A PostgreSQL that a killed server or command has left
 * is ended and started anew, so that the command ends it too.
 */
async function openOwn(
  dataDir: string,
  place: 'alone' | 'beside a running server',
  log: FastifyBaseLogger,
): Promise<EmbeddedDatabase> {
  const running = place === 'alone' || !isHeld(dataDir) ? undefined : await joinEmbedded(dataDir);
  return running ?? openEmbedded(dataDir, (text) => log.info(text));
}

/** @throws StartFault if the database is not in the state of this version. */
async function requireMigrated({ sessionPool }: Foundation['database']): Promise<void> {
  const due = await listDueMigrations(sessionPool);
  if (due.length === 0) return;
  throw new StartFault(
    `The database is not in the state of this version (${due.length} migrations are due), and a trial changes nothing.`,
    'Run migrate, or start the server of this version, and try again.',
  );
}

export type Schema = 'migrated' | 'as it is' | 'any';

/**
 * @param place `alone` makes another server on the folder an error, `beside a running server` uses the database of that
 * server. @param schema `as it is` makes a needed migration an error, `any` leaves the migration to the caller. @throws
 * StartFault with an explanation for the operator.
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
  const { databaseDirectUrl, databaseReadUrl } = config;
  const embedded = config.databaseUrl === undefined ? await openOwn(config.dataDir, place, log) : undefined;
  const settings = embedded?.connection ?? { connectionString: config.databaseUrl };
  const database = openDatabase(
    settings,
    onceAMinute(() => log.warn('a connection to the database was lost')),
    {
      direct: databaseDirectUrl === undefined ? undefined : { connectionString: databaseDirectUrl },
      replica:
        databaseReadUrl === undefined ? undefined : { settings: { connectionString: databaseReadUrl } },
    },
  );
  const close = async (): Promise<void> => {
    await database.close();
    await embedded?.stop();
  };
  try {
    const direct = databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    // Somebody waits for a command, and sees at once that the database is away.
    const waitMs = embedded || place !== 'alone' ? 0 : config.databaseWaitS * 1000;
    await checkServer(database, embedded ? `the data folder ${config.dataDir}` : direct, { waitMs, log });
    await checkSessions(database, direct);
    if (schema === 'migrated') await migrate(database.sessionPool);
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
