import { Logger, runMigrations, type RunnerOptions } from 'graphile-worker';
import type pg from 'pg';

/** The options of every connection to the queue. */
export const queueOptions = {
  /** The database schema with the tables of the queue. */
  schema: 'graphile_worker',
  noHandleSignals: true,
  // The library takes the next job before the end of a job is written. With a delay of 0, a stop waits for what
  // is being written, and a failure to write ends the queue. Without a delay, such a failure ends the process.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
} satisfies RunnerOptions;

/**
 * Migrates the tables of the job queue to the state of this version.
 * @param pool needs a free connection, and listeners for the errors of its connections.
 */
export async function installJobs(pgPool: pg.Pool): Promise<void> {
  await runMigrations({ ...queueOptions, pgPool, logger: new Logger(() => () => undefined) });
}
