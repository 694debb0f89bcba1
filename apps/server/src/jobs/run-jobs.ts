import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { parseCronItems, run, type CronItem, type Runner, type WorkerEvents } from 'graphile-worker';
import { createReader } from '../documents/index.ts';
import { openFiles } from '../files/index.ts';
import { createMailTransport } from '../mail/index.ts';
import type { Foundation } from '../services.ts';
import type { Job, JobContext } from './define-job.ts';
import { queueOptions } from './install-jobs.ts';
import { createQueueLog } from './queue-log.ts';
import { createTaskList } from './task-list.ts';
import { listenerName, unlockJobsOfDeadServers } from './unlock-jobs.ts';

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
