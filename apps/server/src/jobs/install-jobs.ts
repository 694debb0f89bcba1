import { Logger, runMigrations, type RunnerOptions } from 'graphile-worker';
import type pg from 'pg';

/** The options of every connection to the queue. */
export const queueOptions = {
  /** The database schema with the tables of the queue. */
  schema: 'graphile_worker',
  noHandleSignals: true,
  // A delay of 0 makes the library wait until the end of a job is written. With another delay, it does not
  // wait, and a failure to write ends the process.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
} satisfies RunnerOptions;

/**
 * Migrates the tables of the job queue to the state of this version.
 * @param pool needs a free connection, and listeners for the errors of its connections.
 */
export async function installJobs(pgPool: pg.Pool): Promise<void> {
  await runMigrations({ ...queueOptions, pgPool, logger: new Logger(() => () => undefined) });
}
