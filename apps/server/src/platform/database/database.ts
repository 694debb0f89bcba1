import { setTimeout as wait } from 'node:timers/promises';
import { SEARCH_STATEMENT_MS_MAX } from '@mijn/domain/limits';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { sql } from 'drizzle-orm';
import { errorCode } from '../config/errors.ts';
import { isTracing } from '../tracing/tracing.ts';
import { traceStatements } from '../tracing/trace-statements.ts';
import { createFairQueue } from './fair-queue.ts';
import { createSockets } from './sockets.ts';
import { readsOfCall } from './replica/reads-of-call.ts';
import { throughPgbouncer, TIMEOUTS_OF_PGBOUNCER } from './pgbouncer.ts';
import { openReplica, type ReadReplica, type Replica, type ReplicaOptions } from './replica/replica.ts';
import { type DatabaseWatch, watchDatabase } from './watch-database.ts';

/** Runs typed queries, either on any connection of the pool or in one transaction. */
export type Queries = PgDatabase<NodePgQueryResultHKT>;

export interface PreparedStatement {
  /** A statement without a name is planned at every call, and not kept. */
  name: string | undefined;
  text: string;
}

type RunStatement = <Row extends pg.QueryResultRow>(
  statement: PreparedStatement,
  values: readonly unknown[],
) => Promise<Row[]>;

export interface Database {
  /** Each query runs on any connection of the pool. */
  queries: Queries;
  /** Runs a prepared statement, the fastest way to read, on the read replica if the call allows that. */
  prepared: RunStatement;
  /**
   * Uses own connections, so that searches never take those of other calls, for `SEARCH_STATEMENT_MS_MAX` at most. Members
   * take turns with their statements.
   */
  searched: RunStatement;
  /**
   * Returns the query as a transaction sends it: without its name unless the connections are known to keep prepared statements. It asks
   * nothing, because a transaction must not wait for a second connection.
   */
  namedInside: (query: pg.QueryConfig) => pg.QueryConfig;
  /** Returns the number of statements that wait for a connection for searches. */
  countWaitingSearches: () => number;
  pool: pg.Pool;
  searchPool: pg.Pool;
  /** Connections that keep their session, for `listen`, the job queue and locks that outlive a transaction. */
  sessionPool: pg.Pool;
  replica: Replica | undefined;
  /** Ends the connections of a database that does not answer, and opens none until it does: see `watchDatabase`. */
  watch: (onChange: (responds: boolean) => void) => DatabaseWatch;
  close: () => Promise<void>;
}

/** Parsers of PostgreSQL types for which the contracts use another JavaScript type than `pg`. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // A `date` is a day without a time, so it remains a text such as `2026-06-10`.
  [pg.types.builtins.DATE]: (text) => text,
  // Counts and amounts in cents are far below 2^53, so a number is exact.
  [pg.types.builtins.INT8]: Number,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format),
};

/**
 * Eight connections are for calls and jobs, three for job queues that listen, one for event streams; searches have others.
 */
const CONNECTIONS_MAX = 12;

/** The milliseconds that a call waits for a connection before its response is 503. */
const CONNECTION_TIMEOUT_MS = 4500;

/** The milliseconds for a statement and for a lock, after which the response is 503. */
const STATEMENT_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 5000;

const FOR_SEARCHES = { max: 3, statement_timeout: SEARCH_STATEMENT_MS_MAX } as const;

/** Beside pgbouncer, five connections listen, and three are for the statements of the job queue, locks and migrations. */
const SESSION_CONNECTIONS_MAX = 8;

export interface DatabaseOptions {
  replica?: ReplicaOptions | undefined;
  /** The settings of connections past pgbouncer, if the others go through pgbouncer in transaction mode (decision 245). */
  direct?: pg.PoolConfig | undefined;
}

/** The connection of each transaction. */
const clients = new WeakMap<Queries, pg.PoolClient>();

/** Drizzle 0.45 never releases a connection whose `begin` fails, and a pool with such a connection can't be closed. */
function createQueries(pool: pg.Pool): Queries {
  const queries = drizzle(pool);
  queries.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(async (transaction) => {
        clients.set(transaction, client);
        return work(transaction);
      }, config);
    } finally {
      client.release();
    }
  };
  return queries;
}

const queryOf = ({ name, text }: PreparedStatement, values: readonly unknown[]): pg.QueryConfig => ({
  ...(name !== undefined && { name }),
  text,
  values: [...values],
});

/** Connects at the first query, and reconnects after the database was down. */
export function openDatabase(
  settings: pg.PoolConfig,
  onIdleError: (error: Error) => void,
  { replica: replicaOptions, direct }: DatabaseOptions = {},
): Database {
  const sockets = createSockets();
  const openPool = (own: pg.PoolConfig): pg.Pool => {
    const opened = new pg.Pool({
      stream: sockets.open,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      types,
      ...own,
    });
    opened.on('error', onIdleError);
    // Without a listener, the process ends when a connection breaks between two statements. The listener can be
    // empty, because the next statement on the connection fails.
    opened.on('connect', (client) => client.on('error', () => undefined));
    if (isTracing()) traceStatements(opened);
    return opened;
  };
  const timeouts = direct && TIMEOUTS_OF_PGBOUNCER;
  const pool = openPool({ max: CONNECTIONS_MAX, ...settings, ...timeouts });
  const searchPool = openPool({ ...settings, ...FOR_SEARCHES, ...timeouts });
  const sessionPool = direct ? openPool({ max: SESSION_CONNECTIONS_MAX, ...direct }) : pool;
  const replica =
    replicaOptions &&
    openReplica(
      {
        ...replicaOptions,
        settings: { statement_timeout: STATEMENT_TIMEOUT_MS, types, ...replicaOptions.settings },
        searchSettings: FOR_SEARCHES,
      },
      pool,
    );
  const through = direct && throughPgbouncer(pool);
  const runOn =
    (primary: pg.Pool, readReplica?: ReadReplica): RunStatement =>
    async <Row extends pg.QueryResultRow>({ name, text }: PreparedStatement, values: readonly unknown[]) => {
      const query = queryOf({ name, text }, values);
      const reads = readReplica && readsOfCall();
      const rows = reads && (await readReplica<Row>(query, reads.position));
      if (rows) return rows;
      if (through && primary === searchPool) return through.search<Row>(primary, query);
      return (await primary.query<Row>(through ? await through.named(query) : query)).rows;
    };
  const search = runOn(searchPool, replica?.search);
  // A statement that waits for a connection of the pool would fail with the same error.
  const searchLine = createFairQueue(FOR_SEARCHES.max, {
    waitMs: CONNECTION_TIMEOUT_MS,
    onTooLong: () => new Error('timeout exceeded when trying to connect'),
  });
  return {
    queries: createQueries(pool),
    prepared: runOn(pool, replica?.read),
    searched: (statement, values) => searchLine.run(async () => search(statement, values)),
    namedInside: (query) => through?.namedAtOnce(query) ?? query,
    countWaitingSearches: searchLine.countWaiting,
    pool,
    searchPool,
    sessionPool,
    replica,
    watch: (onChange) =>
      watchDatabase(settings, {
        endConnections: sockets.end,
        onChange: (responds) => {
          sockets.refuse(!responds);
          onChange(responds);
        },
      }),
    close: async () => {
      await replica?.close();
      await Promise.all([...new Set([pool, searchPool, sessionPool])].map((one) => one.end()));
    },
  };
}

/**
 * Returns a database that reads in a transaction, on its connection. A transaction that holds a lock and waits for a second connection
 * fails once others, who wait for the lock, have them all.
 * @throws Error for a savepoint.
 */
export function readIn(database: Database, transaction: Queries): Database {
  const client = clients.get(transaction);
  if (!client) throw new Error('A savepoint has no connection of its own.');
  // Readers may send statements at once. A connection runs one at a time, and none after one that failed.
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...database,
    queries: transaction,
    prepared: async <Row extends pg.QueryResultRow>(
      statement: PreparedStatement,
      values: readonly unknown[],
    ) => {
      const query = database.namedInside(queryOf(statement, values));
      const result = last.then(async () => client.query<Row>(query));
      last = result;
      return (await result).rows;
    },
  };
}

/** The error codes of a serialisation failure and a deadlock, after which a retry can succeed. */
const ENDED_FOR_ANOTHER = new Set(['40001', '40P01']);
const REPEATS_MAX = 3;
/** The delay in milliseconds. Each further delay is twice as long. */
const FIRST_WAIT_MS = 10;

function isEndedForAnother(error: unknown): boolean {
  if (ENDED_FOR_ANOTHER.has(errorCode(error) ?? '')) return true;
  return error instanceof Error && error.cause !== undefined && isEndedForAnother(error.cause);
}

/** Retries a deadlock or serialisation failure three times. @param work must be repeatable, also outside the database. */
export async function inTransaction<T>(
  queries: Queries,
  work: (transaction: Queries) => Promise<T>,
): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await queries.transaction(work);
    } catch (error) {
      if (repeats === REPEATS_MAX || !isEndedForAnother(error)) throw error;
    }
    // The random part makes sure that two concurrent transactions do not retry at the same time.
    await wait(FIRST_WAIT_MS * 2 ** repeats * (1 + Math.random()));
  }
}

/**
 * Runs a change, and reads what it left in the same transaction. A read after the commit may find no connection, and would answer
 * a stored change with 503.
 */
export async function changeAndRead<Services extends { database: Database }, Changed, Result>(
  services: Services,
  change: (transaction: Queries) => Promise<Changed>,
  read: (inside: Services, changed: Changed) => Promise<Result>,
): Promise<Result> {
  return inTransaction(services.database.queries, async (transaction) => {
    const changed = await change(transaction);
    return read({ ...services, database: readIn(services.database, transaction) }, changed);
  });
}

/** Removes the statement timeout and waits 60 seconds for locks, for imports and other work that no member waits for. */
export async function relaxTimeouts(transaction: Queries): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.execute(sql`set local lock_timeout = '60s'`);
}
