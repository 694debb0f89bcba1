import { sql } from 'drizzle-orm';
import { Logger, runOnce } from 'graphile-worker';
import { allJobs } from '../all-jobs.ts';
import { createReader } from '../documents/index.ts';
import type { JobContext } from '../jobs/define-job.ts';
import { queueOptions } from '../jobs/install-jobs.ts';
import { createTaskList } from '../jobs/run-jobs.ts';
import type { TestClock } from './test-clock.ts';

/** The job queue of a server under test: it runs when the test says so. */
export interface TestJobs {
  /** Runs the jobs that are due by the clock of the test, and those that they add, until none is left. */
  run: (overrides?: Partial<JobContext>) => Promise<void>;
  close: () => Promise<void>;
}

export function createTestJobs(context: Omit<JobContext, 'reader'>, clock: TestClock): TestJobs {
  const reader = createReader();
  const { pool, queries } = context.database;
  const logger = new Logger(() => () => undefined);
  let seen = 0;

  /** The queue goes by the time of PostgreSQL: what a test adds to its clock is taken off the jobs that wait. */
  const followClock = async (): Promise<void> => {
    const passed = clock.passed() - seen;
    seen = clock.passed();
    if (passed === 0) return;
    await queries.execute(sql`
      select graphile_worker.reschedule_jobs(array[id], run_at - ${passed} * interval '1 millisecond')
      from graphile_worker.jobs where locked_at is null and attempts < max_attempts`);
  };

  return {
    run: async (overrides = {}) => {
      await followClock();
      const taskList = createTaskList(allJobs, { ...context, reader, ...overrides });
      await runOnce({ ...queueOptions, pgPool: pool, logger, taskList });
    },
    close: reader.close,
  };
}
