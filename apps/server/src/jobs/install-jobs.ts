import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** Where the queue keeps its tables. */
export const JOBS_SCHEMA = 'graphile_worker';

/**
 * Brings the tables of the job queue to the state of this version.
 * @param pool needs a free connection, and listeners for the errors of its connections.
 */
export async function installJobs(pgPool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool, schema: JOBS_SCHEMA, logger: new Logger(() => () => undefined) });
}
