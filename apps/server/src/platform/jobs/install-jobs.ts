import { Logger, runMigrations, type RunnerOptions } from 'graphile-worker';
import type pg from 'pg';

export const queueOptions = {
  schema: 'graphile_worker',
  noHandleSignals: true,
  // The library takes the next job before the end of a job is written. With a delay of 0, a stop waits for what
  // is being written, and a failure to write ends the queue. Without a delay, such a failure ends the process.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
} satisfies RunnerOptions;

/** @param pool needs a free connection, and listeners for the errors of its connections. */
export async function installJobs(pgPool: pg.Pool): Promise<void> {
  await runMigrations({ ...queueOptions, pgPool, logger: new Logger(() => () => undefined) });
}
