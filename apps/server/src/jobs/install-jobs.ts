import { Logger, runMigrations, type RunnerOptions } from 'graphile-worker';
import type pg from 'pg';

/** The options of every connection to the queue. */
export const queueOptions = {
  /** Where the queue keeps its tables. */
  schema: 'graphile_worker',
  noHandleSignals: true,
  // Without a delay of 0, the library does not wait until the end of a job is written, and ends the process when that fails.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
} satisfies RunnerOptions;

/**
 * Brings the tables of the job queue to the state of this version.
 * @param pool needs a free connection, and listeners for the errors of its connections.
 */
export async function installJobs(pgPool: pg.Pool): Promise<void> {
  await runMigrations({ ...queueOptions, pgPool, logger: new Logger(() => () => undefined) });
}
