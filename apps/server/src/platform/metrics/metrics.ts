import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/index.ts';
import { createBacklogGauges } from './backlog-gauges.ts';
import { measureSpace } from './measure-space.ts';
import { measureReplica } from './measure-replica.ts';
import { jobOutcomes, mailOutcomes, type Observer, pageOutcomes, scanOutcomes } from './observer.ts';

/** The upper bounds of the buckets for the duration of a call, in seconds. */
const DURATION_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The methods that the API has. Others share one label, because a client may send any of some forty. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The statuses with an alarm. Of the others, the class is counted. */
const failures: ReadonlySet<string> = new Set(['500', '502', '503', '504', '507']);
const classes = ['2xx', '3xx', '4xx', '5xx'];

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

interface Neighbour {
  /** Returns whether it responds in the time that a call to it has. */
  isUp: () => Promise<boolean | undefined>;
}

export interface Metrics {
  observer: Observer;
  /** Returns all metrics as text. Calls at the same time share what is read from the database. */
  collect: () => Promise<string>;
  watchScanner: (scanner: Neighbour) => void;
  watchStore: (store: Neighbour) => void;
}

interface MetricsOptions {
  version: string;
  commit: string;
  dataDir: string;
  database: Database;
  kinds: readonly string[];
}

function createObserver(kinds: readonly string[], registers: Registry[]): Observer {
  const calls = new Histogram({
    name: 'mijn_http_request_duration_seconds',
    help: 'Duration of answered calls, by method, pattern of the path and status. Event streams are left out.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const responses = new Counter({
    name: 'mijn_responses_total',
    help: 'Answered calls by status: the class, and each status of a failure of the server. Every value exists from the start.',
    labelNames: ['status'],
    registers,
  });
  const pages = new Counter({
    name: 'mijn_pages_total',
    help: 'Requested pages: kept (drawn before), drawn, or browser (left to the browser).',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = new Counter({
    name: 'mijn_job_attempts_total',
    help: 'Attempts of jobs by kind: done, retry (tried again later), or failed (given up).',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'mijn_mails_total',
    help: 'Attempts to send a mail: sent, skipped (for nobody any more), refused (tried again later), or failed (given up).',
    labelNames: ['outcome'],
    registers,
  });
  const scans = new Counter({
    name: 'mijn_scans_total',
    help: 'Scans for malware: clean, malware, too_large (for the scanner), or away (the scanner gave no response).',
    labelNames: ['outcome'],
    registers,
  });
  const storeFailures = new Counter({
    name: 'mijn_store_failures_total',
    help: 'Calls of the file store that had no response in time, or failed. Calls that were not made are left out.',
    registers,
  });
  const damaged = new Counter({
    name: 'mijn_damaged_files_total',
    help: 'Files whose bytes in the store were not those that were stored, each time that they were read. They are not sent whole.',
    registers,
  });
  const streams = new Gauge({ name: 'mijn_event_streams', help: 'Open event streams.', registers });
  // A counter that begins with its first event has no increase, so that an alarm would miss that event.
  for (const status of [...classes, ...failures]) responses.inc({ status }, 0);
  for (const outcome of pageOutcomes) pages.inc({ outcome }, 0);
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0);
  for (const outcome of scanOutcomes) scans.inc({ outcome }, 0);
  for (const kind of kinds) {
    for (const outcome of jobOutcomes) jobs.inc({ kind, outcome }, 0);
  }
  return {
    onCall: ({ method, route, status, ms }) => {
      calls.observe({ method: METHODS.has(method) ? method : 'other', route, status }, ms / 1000);
      responses.inc({ status: failures.has(String(status)) ? String(status) : `${String(status)[0]}xx` });
    },
    onPage: (outcome) => pages.inc({ outcome }),
    onJob: (kind, outcome) => jobs.inc({ kind, outcome }),
    onMail: (outcome) => mails.inc({ outcome }),
    onScan: (outcome) => scans.inc({ outcome }),
    onStoreFailure: () => storeFailures.inc(),
    onDamagedFile: () => damaged.inc(),
    onStreamOpened: () => streams.inc(),
    onStreamClosed: () => streams.dec(),
  };
}

function measurePools(
  { pool, searchPool, sessionPool, countWaitingSearches }: Database,
  registers: Registry[],
): void {
  const pools = [...new Set([pool, searchPool, sessionPool])];
  const sumOf = (countOf: (one: Database['pool']) => number): number =>
    pools.reduce((sum, one) => sum + countOf(one), 0);
  const connections = new Gauge({
    name: 'mijn_pool_connections',
    help: 'Connections to the database, by state: busy or idle.',
    labelNames: ['state'],
    registers,
    collect: () => {
      connections.set(
        { state: 'idle' },
        sumOf(({ idleCount }) => idleCount),
      );
      connections.set(
        { state: 'busy' },
        sumOf(({ totalCount, idleCount }) => totalCount - idleCount),
      );
    },
  });
  new Gauge({
    name: 'mijn_pool_connections_max',
    help: 'The most connections to the database that this server opens.',
    registers,
  }).set(sumOf(({ options }) => options.max));
  const waiting: Gauge = new Gauge({
    name: 'mijn_pool_waiting',
    help: 'Queries that wait for a connection to the database.',
    registers,
    collect: (): void => waiting.set(sumOf(({ waitingCount }) => waitingCount) + countWaitingSearches()),
  });
}

function watchNeighbour(name: string, help: string, neighbour: Neighbour, registers: Registry[]): void {
  const up: Gauge = new Gauge({
    name,
    help: `${help}: 1 or 0.`,
    registers,
    collect: async (): Promise<void> => up.set((await neighbour.isUp()) === true ? 1 : 0),
  });
}

/** Creates the metrics of one server (docs/decisions/0195-metrics.md). */
export function createMetrics({ version, commit, dataDir, database, kinds }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'mijn_info',
    help: 'The version of the server with its commit. The value is always 1.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version, commit }, 1);
  const observer = createObserver(kinds, registers);
  measurePools(database, registers);
  measureSpace(dataDir, registers);
  if (database.replica) measureReplica(database.replica, registers);
  const backlog = createBacklogGauges(database, kinds, registers);
  return {
    observer,
    collect: async () => {
      await backlog.read();
      return registry.metrics();
    },
    watchScanner: (scanner) =>
      watchNeighbour('mijn_scanner_up', 'Whether the malware scanner answered in time', scanner, registers),
    watchStore: (store) =>
      watchNeighbour('mijn_store_up', 'Whether the file store answered in time', store, registers),
  };
}
