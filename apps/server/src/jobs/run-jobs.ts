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
import { errorCode } from '../config/errors.ts';
import type { Job, JobContext } from './define-job.ts';
import type { Queries } from '../database/index.ts';
import { createReader } from '../documents/index.ts';
import { openFiles } from '../files/index.ts';
import { createMailTransport } from '../mail/transport.ts';
import type { Foundation } from '../services.ts';
import { queueOptions } from './install-jobs.ts';

/** Logs what goes wrong in the queue itself. The faults of a job are logged where the job runs. */
export function createQueueLog(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error' && meta?.['failure'] !== true) log.warn(`the job queue: ${message}`);
  });
}

/** What the queue keeps of a failed attempt: no message, which may hold an address or a part of a file. */
class AttemptFailed extends Error {
  constructor(fault: string) {
    super(fault);
    this.name = 'AttemptFailed';
  }
}

function logFailure(log: FastifyBaseLogger, { name }: Job, error: unknown): AttemptFailed {
  const fault = error instanceof Error ? error.name : typeof error;
  log.error({ name, fault, code: errorCode(error) }, 'background work failed');
  return new AttemptFailed(fault);
}

/** The tasks of the queue: each job with the context of this server. Faults are logged here. */
export function createTaskList(jobs: readonly Job[], context: JobContext): TaskList {
  const taskOf = (job: Job) => async (payload: unknown, helpers: JobHelpers) => {
    const { attempts, max_attempts } = helpers.job;
    const attempt = { number: attempts, isLast: attempts >= max_attempts, aborted: helpers.abortPromise };
    const outcome = await job.run(context, payload, attempt).catch((error: unknown) => {
      throw logFailure(context.log, job, error);
    });
    if (outcome === 'retry') throw new AttemptFailed('retry');
  };
  return Object.fromEntries(jobs.map((job) => [job.name, taskOf(job)]));
}

/** Begins the name of the connection on which a running queue listens. */
const LISTENER_PREFIX = 'mijn-jobs ';

/** The name that a queue gives to its listening connection: as long as it is connected, the queue runs. */
export const listenerName = (queueId: string): string => LISTENER_PREFIX + queueId;

/**
 * Lets the jobs of killed servers be run again: those that are locked by a queue that does not listen any more. (The
 * library itself waits four hours.) A queue that starts has ten seconds to connect. One that has lost its connection for
 * as long may have a job run twice at the same time, which every job must bear.
 */
export async function unlockJobsOfDeadServers(queries: Queries): Promise<void> {
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

/** Milliseconds between two looks for jobs whose time has come; new jobs are announced at once. */
const POLL_MS = 2000;

/** Milliseconds between two looks for jobs of servers that were killed. */
const UNLOCK_EVERY_MS = 5000;

/** Jobs that run at the same time in one server. */
const CONCURRENCY = { quick: 2, slow: 1 };

/** Milliseconds after the stop at which `aborted` rejects, and at which a job that goes on counts as failed. */
const ABORT_MS = 5000;
const STOP_MS = 8000;

/** Milliseconds before a queue starts again that ended by itself, as it does when the database is lost. */
const RESTART_AFTER_MS = 1000;

/** Names the connection that listens, for `unlockJobsOfDeadServers`, once the library has sent its own query. */
function createEvents(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    client.once('drain', () => {
      client
        .query("select set_config('application_name', $1, false)", [listenerName(workerPool.id)])
        .catch(() => undefined);
    });
  });
  return events;
}

/** When the queue adds a job by itself; one that still waits is not added twice. */
const timetableOf = ({ name, cron, attemptsMax }: Job): CronItem[] =>
  cron === undefined
    ? []
    : [{ task: name, match: cron, options: { maxAttempts: attemptsMax, jobKey: name } }];

function startPace(pace: Job['pace'], jobs: readonly Job[], context: JobContext): Promise<Runner> {
  const { database, log } = context;
  const own = jobs.filter((job) => job.pace === pace);
  return run({
    ...queueOptions,
    pgPool: database.pool,
    logger: createQueueLog(log),
    events: createEvents(),
    concurrency: CONCURRENCY[pace],
    pollInterval: POLL_MS,
    gracefulShutdownAbortTimeout: ABORT_MS,
    taskList: createTaskList(own, context),
    parsedCronItems: parseCronItems(own.flatMap(timetableOf)),
  });
}

/**
 * Keeps the jobs of one pace running until they are stopped.
 * @returns what stops them: within `STOP_MS`, and half a second more for those that are ended.
 */
async function keepRunning(
  start: () => Promise<Runner>,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let runner = await start();
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.warn('the job queue ended by itself, and is started again');
      await wait(RESTART_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      runner = await start().catch(() => runner);
    }
    // It was told to stop while it was started again.
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

/** The running job queue of one server. */
export interface JobQueue {
  /** Takes no other job, and lets the running ones end for eight seconds at most. */
  stop: () => Promise<void>;
}

/** Runs the jobs of the database, and adds those of a timetable, until it is stopped. Any number of servers may. */
export async function runJobs(
  foundation: Foundation,
  log: FastifyBaseLogger,
  jobs: readonly Job[],
): Promise<JobQueue> {
  const { database, config } = foundation;
  const reader = createReader();
  const transport = createMailTransport(config);
  const context = { ...foundation, log, files: openFiles(config), reader, transport };
  const unlock = () => unlockJobsOfDeadServers(database.queries).catch(() => undefined);
  await unlock();
  const timer = setInterval(() => void unlock(), UNLOCK_EVERY_MS).unref();
  const stops = await Promise.all(
    (['quick', 'slow'] as const).map((pace) => keepRunning(() => startPace(pace, jobs, context), log)),
  );
  return {
    stop: async () => {
      clearInterval(timer);
      const stopped = Promise.all(stops.map((stop) => stop()));
      await reader.close();
      await stopped;
      transport.close();
    },
  };
}
