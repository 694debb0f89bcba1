import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { errorCode, StartFault } from '../../config/errors.ts';
import { isTracing } from '../../tracing/tracing.ts';
import { traceStatements } from '../../tracing/trace-statements.ts';
import { TIMEOUT_SQLSTATE } from '../../wire/app-error.ts';
import { createSockets } from '../sockets.ts';
import { type DatabaseWatch, watchDatabase } from '../watch-database.ts';
import { createPositions, CURRENT_POSITION, isCopyOf, REPLAYED_POSITION } from './positions.ts';

const CONNECTIONS_MAX = 10;
/** The maximum time that a read waits for a connection to the replica before it goes to the primary, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 1000;
/** The interval between two looks at the replica, and the maximum time for its response, in milliseconds. */
const WATCH = { intervalMs: 500, responseMs: 1000, connectMs: 2000, pauseMs: [250, 4000] } as const;
/** The time since the last response after which reads no longer try the replica, in milliseconds. */
const AWAY_MS = 3000;
/** Milliseconds for which a read may lack a change that no server noted, such as one by an import or a job. */
const LAG_MS_MAX = 5000;

/** A read goes to the primary if the replica is behind a change that the read has to show, is away, or failed. */
export const readOutcomes = ['replica', 'behind', 'away', 'failed'] as const;
type ReadOutcome = (typeof readOutcomes)[number];

/** Returns undefined if the primary has to respond. @param position the position of the primary that the read must show. */
export type ReadReplica = <Row extends pg.QueryResultRow>(
  query: pg.QueryConfig,
  position: number,
) => Promise<Row[] | undefined>;

/** A streaming replica of the database, which answers reads (docs/decisions/0207). */
export interface Replica {
  read: ReadReplica;
  /** Reads on connections for searches alone. */
  search: ReadReplica;
  /** Checks twice a second how far the replica is. Without the watch, every read goes to the primary. */
  watch: (onChange: (isUsable: boolean) => void) => DatabaseWatch;
  /** @throws StartFault for another database, or a server that is no standby, but not if the replica is down. */
  check: () => Promise<void>;
  isUsable: () => boolean;
  /** Returns how old the oldest change is that the replica lacks, in milliseconds, at most a minute. */
  lagMs: () => number;
  /** The number of reads by outcome since the start. */
  reads: Readonly<Record<ReadOutcome, number>>;
  close: () => Promise<void>;
}

export interface ReplicaOptions {
  settings: pg.PoolConfig;
  searchSettings?: pg.PoolConfig;
  /** For tests: the longest time for which a read may lack a change that no server has noted, in milliseconds. */
  lagMsMax?: number;
}

const replayed = { name: 'replayed', text: `select ${REPLAYED_POSITION} as position` };

/** The pool connects at the first read. */
export function openReplica(
  { settings, searchSettings, lagMsMax = LAG_MS_MAX }: ReplicaOptions,
  primary: pg.Pool,
): Replica {
  const sockets = createSockets();
  const openPool = (own?: pg.PoolConfig): pg.Pool => {
    const opened = new pg.Pool({
      stream: sockets.open,
      max: CONNECTIONS_MAX,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      ...settings,
      ...own,
    });
    if (isTracing()) traceStatements(opened);
    opened.on('error', () => undefined);
    opened.on('connect', (client) => client.on('error', () => undefined));
    return opened;
  };
  const pool = openPool();
  const searchPool = openPool(searchSettings);

  const positions = createPositions(lagMsMax);
  const reads = { replica: 0, behind: 0, away: 0, failed: 0 };
  /** The position of the replica at the last look that found the replica usable. */
  let seen = { position: 0, at: Number.NEGATIVE_INFINITY };
  const isUsable = (): boolean => performance.now() - seen.at < AWAY_MS;

  /** The position of each connection, because an address may stand for several replicas. */
  const replayedOf = new WeakMap<pg.PoolClient, number>();
  const hasReplayed = async (client: pg.PoolClient, position: number): Promise<boolean> => {
    if ((replayedOf.get(client) ?? -1) >= position) return true;
    const { rows } = await client.query<{ position: number | null }>(replayed);
    const reached = rows[0]?.position ?? -1;
    replayedOf.set(client, reached);
    return reached >= position;
  };

  /** The connections of the watch that are known to lead to a copy of the primary. */
  const copies = new WeakSet<pg.ClientBase>();
  const look = async (client: pg.ClientBase): Promise<void> => {
    const at = performance.now();
    const { rows: own } = await primary.query<{ position: number }>(`select ${CURRENT_POSITION} as position`);
    positions.add(own[0]?.position ?? 0, at);
    if (!copies.has(client) && !(await isCopyOf(primary, client))) return;
    copies.add(client);
    const { rows } = await client.query<{ position: number | null }>(replayed);
    const position = rows[0]?.position ?? null;
    if (position !== null) seen = { position, at };
  };

  const readOn =
    (connections: pg.Pool): ReadReplica =>
    async <Row extends pg.QueryResultRow>(query: pg.QueryConfig, position: number) => {
      if (!isUsable()) {
        reads.away += 1;
        return undefined;
      }
      let client: pg.PoolClient | undefined;
      try {
        client = await connections.connect();
        const isReached = await hasReplayed(client, Math.max(position, positions.floor(performance.now())));
        const rows = isReached ? (await client.query<Row>(query)).rows : undefined;
        client.release();
        reads[isReached ? 'replica' : 'behind'] += 1;
        return rows;
      } catch (error) {
        client?.release(true);
        reads.failed += 1;
        // The statement would take as long on the primary.
        if (errorCode(error) === TIMEOUT_SQLSTATE) throw error;
        return undefined;
      }
    };

  return {
    read: readOn(pool),
    search: readOn(searchPool),
    watch: (onChange) => {
      let wasUsable = true;
      const tell = (): void => {
        if (isUsable() === wasUsable) return;
        wasUsable = isUsable();
        onChange(wasUsable);
      };
      const timer = setInterval(tell, AWAY_MS).unref();
      const forget = (): void => {
        sockets.end();
        seen = { ...seen, at: Number.NEGATIVE_INFINITY };
      };
      const watch = watchDatabase(
        settings,
        { endConnections: forget, onChange: tell },
        { ...WATCH, check: look },
      );
      return {
        stop: () => {
          clearInterval(timer);
          return watch.stop();
        },
      };
    },
    check: async () => {
      const found = await Promise.all([
        isCopyOf(primary, pool),
        pool.query<{ position: number | null }>(replayed),
      ]).catch(() => undefined);
      if (!found) return;
      const [isCopy, { rows }] = found;
      if (!isCopy) throw new StartFault('DATABASE_READ_URL is not a copy of the database of DATABASE_URL.');
      if ((rows[0]?.position ?? null) === null) {
        throw new StartFault('DATABASE_READ_URL is not a standby: give the address of a streaming replica.');
      }
    },
    isUsable,
    lagMs: () => positions.lagOf(seen.position, performance.now()),
    reads,
    close: async () => {
      await Promise.all([pool.end(), searchPool.end()]);
    },
  };
}
