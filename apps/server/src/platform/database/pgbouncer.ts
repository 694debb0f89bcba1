import { SEARCH_STATEMENT_MS_MAX } from '@mijn/domain/limits';
import type pg from 'pg';
import { errorCode, StartFault } from '../config/errors.ts';
import { reasonOf, unreachable } from './database-faults.ts';
import { isCopyOf } from './replica/positions.ts';

/** pgbouncer refuses the parameters of a client, and sets the time-outs of a session itself. */
export const TIMEOUTS_OF_PGBOUNCER = { statement_timeout: undefined, lock_timeout: undefined } as const;

/** From version 1.21 on, pgbouncer prepares a statement under a name of its own in each session that lacks the statement. */
const KEEPS_NAMES = {
  name: 'keeps_names',
  text: String.raw`
    select exists (
      select from pg_prepared_statements where name like 'PGBOUNCER\_%' and statement = current_query()
    ) as is_kept`,
};

/** The codes of a session that has the statement of another connection, or lacks the own one. */
const FOREIGN_STATEMENT = new Set(['42P05', '26000']);

interface ThroughPgbouncer {
  /** Returns the query without its name, unless pgbouncer keeps names. */
  named: (query: pg.QueryConfig) => Promise<pg.QueryConfig>;
  /** As `named`, without asking pgbouncer. Before it was asked, the query has no name. */
  namedAtOnce: (query: pg.QueryConfig) => pg.QueryConfig;
  /** Runs in a transaction, because the next statement may get another session, without the time-out of searches. */
  search: <Row extends pg.QueryResultRow>(pool: pg.Pool, query: pg.QueryConfig) => Promise<Row[]>;
}

/** Statements on connections of pgbouncer in transaction mode (docs/decisions/0245). */
export function throughPgbouncer(pool: pg.Pool): ThroughPgbouncer {
  let keepsNames: Promise<boolean> | undefined;
  let isKnownToKeep = false;
  const askForNames = async (): Promise<boolean> => {
    try {
      const { rows } = await pool.query<{ is_kept: boolean }>(KEEPS_NAMES);
      isKnownToKeep = rows[0]?.is_kept ?? false;
      return isKnownToKeep;
    } catch (error) {
      if (!FOREIGN_STATEMENT.has(errorCode(error) ?? '')) keepsNames = undefined;
      return false;
    }
  };
  return {
    named: async ({ name, ...query }) => {
      if (name === undefined) return query;
      keepsNames ??= askForNames();
      return (await keepsNames) ? { name, ...query } : query;
    },
    namedAtOnce: ({ name, ...query }) => (isKnownToKeep && name !== undefined ? { name, ...query } : query),
    search: async <Row extends pg.QueryResultRow>(searches: pg.Pool, query: pg.QueryConfig) => {
      const client = await searches.connect();
      let isBroken = false;
      try {
        await client.query(`begin; set local statement_timeout = ${SEARCH_STATEMENT_MS_MAX}`);
        return (await client.query<Row>(query)).rows;
      } finally {
        // After a statement that failed, this rolls back.
        await client.query('commit').catch(() => {
          isBroken = true;
        });
        client.release(isBroken);
      }
    },
  };
}

const REFUSED_PARAMETER = /unsupported startup parameter/u;

interface Timeouts extends pg.QueryResultRow {
  statement: string;
  lock: string;
}

const TIMEOUTS =
  "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock";

async function hasTimeouts(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<Timeouts>(TIMEOUTS);
  return rows.every(({ statement, lock }) => statement !== '0' && lock !== '0');
}

const IS_PGBOUNCER =
  'is a pgbouncer, which keeps no session: set the address of PostgreSQL itself in DATABASE_DIRECT_URL as well.';

/** A pgbouncer, in any mode, tells its clients an id of its own instead of the id of their process in PostgreSQL. */
async function isPostgres(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
    return rows[0]?.id === Reflect.get(client, 'processID');
  } finally {
    client.release();
  }
}

/** Returns the fault of an address that has to lead to PostgreSQL itself, if an error of a connection tells one. */
export function faultOfAddress(where: string, error: unknown): StartFault {
  if (REFUSED_PARAMETER.test(reasonOf(error))) return new StartFault(`${where} ${IS_PGBOUNCER}`);
  return unreachable(where, error);
}

/**
 * Checks what would otherwise fail later, and only under load (docs/decisions/0245). @param direct the variable whose
 * connections have to keep their session. @throws StartFault
 */
export async function checkSessions(
  { pool, sessionPool }: Record<'pool' | 'sessionPool', pg.Pool>,
  direct: string,
): Promise<void> {
  if (!(await isPostgres(sessionPool))) throw new StartFault(`${direct} ${IS_PGBOUNCER}`);
  if (pool === sessionPool) return;
  const [isSame, isLimited] = await Promise.all([isCopyOf(sessionPool, pool), hasTimeouts(pool)]).catch(
    (error: unknown) => {
      throw faultOfAddress('DATABASE_URL', error);
    },
  );
  if (!isSame) throw new StartFault('DATABASE_DIRECT_URL is not the database of DATABASE_URL.');
  if (isLimited) return;
  throw new StartFault(
    'The sessions of DATABASE_URL have no time-outs, so that one statement could hold up everybody: give its database in pgbouncer.ini',
    "connect_query='set statement_timeout = 15000; set lock_timeout = 5000'",
  );
}
