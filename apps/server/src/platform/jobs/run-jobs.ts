import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  type CronItem,
  type JobHelpers,
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { sql } from 'drizzle-orm';
import { faultOf } from '../config/errors.ts';
import type { Job, JobContext } from './define-job.ts';
import type { Queries } from '../database/index.ts';
import { isStoreFull } from '../config/store-full.ts';
import { isStoreFault } from '../config/store-unavailable.ts';
import type { JobOutcome } from '../metrics/observer.ts';
import { inSpan } from '../tracing/tracing.ts';
import { queueOptions } from './install-jobs.ts';

function createQueueLog(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error' && meta?.['failure'] !== true) log.warn(`the job queue: ${message}`);
  });
}

/** The stored error has no message, because a message could contain an e-mail address or a part of a file. */
class AttemptFailed extends Error {
  constructor(fault: string) {
    super(fault);
    this.name = 'AttemptFailed';
  }
}

function logFailure(log: FastifyBaseLogger, { name }: Pick<Job, 'name'>, error: unknown): AttemptFailed {
  const fault = faultOf(error);
  log.error({ name, ...fault }, 'background work failed');
  return new AttemptFailed(fault.fault);
}

/** The delay in milliseconds before a job runs again that found no room, or a store that did not respond. */
const ROOM_AFTER_MS = 5 * 60_000;
const STORE_AFTER_MS = 60_000;

/** The job waits for the disk or the store, and no attempt counts unless the database can't add the job. */
async function waitForStore(
  log: FastifyBaseLogger,
  { name }: Pick<Job, 'name'>,
  helpers: JobHelpers,
  error: unknown,
): Promise<boolean> {
  const isFull = isStoreFull(error);
  const { key, payload, priority, max_attempts: maxAttempts } = helpers.job;
  try {
    const queueName = await helpers.getQueueName();
    await helpers.addJob(name, payload, {
      runAt: new Date(Date.now() + (isFull ? ROOM_AFTER_MS : STORE_AFTER_MS)),
      maxAttempts,
      priority,
      ...(key !== null && { jobKey: key }),
      ...(queueName !== null && { queueName }),
    });
  } catch {
    return false;
  }
  log.error(
    { name },
    isFull
      ? 'the disk or the file store is full: background work waits until there is room'
      : 'the file store does not respond: background work waits until it does',
  );
  return true;
}

export function createTaskList<Context extends JobContext>(
  jobs: readonly Job<Context>[],
  context: Context,
): TaskList {
  const taskOf = (job: Job<Context>) => async (payload: unknown, helpers: JobHelpers) => {
    const { attempts, max_attempts } = helpers.job;
    const attempt = { number: attempts, isLast: attempts >= max_attempts, aborted: helpers.abortPromise };
    const observe = (outcome: JobOutcome): void => context.observer?.onJob(job.name, outcome);
    try {
      const attributes = { 'mijn.job': job.name, 'mijn.attempt': attempts };
      const outcome = await inSpan(`job ${job.name}`, { kind: 'consumer', attributes }, async () =>
        job.run(context, payload, attempt),
      );
      if (outcome === 'retry') throw new AttemptFailed('retry');
    } catch (error) {
      if (isStoreFault(error) && (await waitForStore(context.log, job, helpers, error))) {
        observe('retry');
        return;
      }
      observe(attempt.isLast ? 'failed' : 'retry');
      throw error instanceof AttemptFailed ? error : logFailure(context.log, job, error);
    }
    observe('done');
  };
  return Object.fromEntries(jobs.map((job) => [job.name, taskOf(job)]));
}

const LISTENER_PREFIX = 'mijn-jobs ';

/** The listening connection exists as long as the queue runs. */
const listenerName = (queueId: string): string => LISTENER_PREFIX + queueId;

/**
 * Unlocks jobs of queues without a listening connection, because the library itself waits four hours. A queue has ten
 * seconds to connect again. After that its jobs may run twice at the same time, so every job must allow that.
 */
async function unlockJobsOfDeadServers(queries: Queries): Promise<void> {
  await queries.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - interval '10 seconds'
      and not exists (
        select from pg_stat_activity
        where datname = current_database() and application_name = ${LISTENER_PREFIX} || locked_by
      )
    having count(*) > 0`);
}

/** The interval in milliseconds. New jobs do not wait for a poll, because PostgreSQL notifies the queue. */
const POLL_MS = 2000;

const UNLOCK_EVERY_MS = 5000;

const CONCURRENCY = { quick: 2, slow: 1, mail: 2, remote: 4 };

/** Milliseconds from the start of a stop until `aborted` rejects, and until a running job counts as failed. */
const ABORT_MS = 5000;
const STOP_MS = 8000;

/** The delay in milliseconds before a restart, because a queue ends by itself when it loses the database. Each further delay is twice as long. */
const RESTART_AFTER_MS = 1000;
const RESTART_AFTER_MS_MAX = 16_000;

/**
 * Names the listening connection for `unlockJobsOfDeadServers`, after the library has sent its own query. The connection goes
 * back to the pool when the queue ends, and must not keep the name: the jobs of the queue would stay locked as long as the
 * server runs.
 */
function createEvents(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  const namings = new WeakMap<object, () => void>();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    const name = (): void => {
      client
        .query("select set_config('application_name', $1, false)", [listenerName(workerPool.id)])
        .catch(() => undefined);
    };
    namings.set(client, name);
    client.once('drain', name);
  });
  events.on('pool:listen:release', ({ client }) => {
    const name = namings.get(client);
    if (name) client.removeListener('drain', name);
    // The library sends its own last query first.
    client.once('drain', () => {
      client.query('reset application_name').catch(() => undefined);
    });
  });
  return events;
}

/** A job that still waits is not added twice. */
const timetableOf = ({ name, cron, attemptsMax }: Pick<Job, 'name' | 'cron' | 'attemptsMax'>): CronItem[] =>
  cron === undefined
    ? []
    : [{ task: name, match: cron, options: { maxAttempts: attemptsMax, jobKey: name } }];

function startPace<Context extends JobContext>(
  pace: Job['pace'],
  jobs: readonly Job<Context>[],
  context: Context,
): Promise<Runner> {
  const { database, log } = context;
  const own = jobs.filter((job) => job.pace === pace);
  return run({
    ...queueOptions,
    pgPool: database.sessionPool,
    logger: createQueueLog(log),
    events: createEvents(),
    concurrency: CONCURRENCY[pace],
    pollInterval: POLL_MS,
    gracefulShutdownAbortTimeout: ABORT_MS,
    taskList: createTaskList(own, context),
    parsedCronItems: parseCronItems(own.flatMap(timetableOf)),
  });
}

/** Returns a function that stops the jobs, and kills those that have not stopped within `STOP_MS`. */
async function keepRunning(
  start: () => Promise<Runner>,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let runner = await start();
  let delay = RESTART_AFTER_MS;
  const restart = async (): Promise<void> => {
    try {
      runner = await start();
      delay = RESTART_AFTER_MS;
    } catch (error) {
      // The queue of the last start has ended, and its end is told once.
      if (delay === RESTART_AFTER_MS)
        log.warn(faultOf(error), 'the job queue could not start, and is tried again');
      delay = Math.min(2 * delay, RESTART_AFTER_MS_MAX);
    }
  };
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch(() => undefined);
      if (stopping.signal.aborted) return;
      if (delay === RESTART_AFTER_MS) log.warn('the job queue ended by itself, and is started again');
      await wait(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await restart();
    }
    // The stop began during a restart.
    await runner.stop().catch(() => undefined);
  };
  const watching = watch();
  return async () => {
    stopping.abort();
    const ended = runner.stop().then(
      () => true,
      () => true,
    );
    if (!(await Promise.race([ended, wait(STOP_MS, false, { ref: false })]))) await runner.kill();
    else await watching;
  };
}

interface JobQueue {
  /** Stops the queue. It takes no more jobs, and waits at most eight seconds for running jobs. */
  stop: () => Promise<void>;
}

/** Several servers can run the queue at the same time. */
export async function runJobs<Context extends JobContext>(
  jobs: readonly Job<Context>[],
  context: Context,
): Promise<JobQueue> {
  const { database, log } = context;
  const unlock = () => unlockJobsOfDeadServers(database.queries).catch(() => undefined);
  await unlock();
  const timer = setInterval(() => void unlock(), UNLOCK_EVERY_MS).unref();
  const stops = await Promise.all(
    (['quick', 'slow', 'mail', 'remote'] as const).map((pace) =>
      keepRunning(() => startPace(pace, jobs, context), log),
    ),
  );
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
