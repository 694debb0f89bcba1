import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, runOnce } from 'graphile-worker';
import { allJobs, mailSources, personalData } from '../modules/index.ts';
import { type JobServices, openJobServices, withComposer } from '../capabilities/job-services.ts';
import type { Files } from '../capabilities/files/index.ts';
import type { Foundation } from '../platform/foundation.ts';
import { queueOptions } from '../platform/jobs/install-jobs.ts';
import { createTaskList } from '../platform/jobs/run-jobs.ts';
import type { TestClock } from './test-clock.ts';

/** The job queue of a server under test, which runs only when the test calls it. */
export interface TestJobs {
  /** Runs due jobs by the clock of the test, and the due jobs that these add. */
  run: (overrides?: Partial<JobServices>) => Promise<void>;
  close: () => Promise<void>;
}

export function createTestJobs(
  foundation: Foundation,
  files: Files,
  log: FastifyBaseLogger,
  clock: TestClock,
): TestJobs {
  const services = openJobServices(foundation, log, { files, sources: mailSources, personalData });
  const { sessionPool, queries } = foundation.database;
  const logger = new Logger(() => () => undefined);
  let seen = 0;

  /** Moves waiting jobs by the time of the test, because the queue uses the time of PostgreSQL. */
  const followClock = async (): Promise<void> => {
    const passed = clock.passed() - seen;
    seen = clock.passed();
    if (passed === 0) return;
    await queries.execute(sql`
      select graphile_worker.reschedule_jobs(array[id], run_at - ${passed} * interval '1 millisecond')
      from graphile_worker.jobs where locked_at is null and attempts < max_attempts`);
  };

  /** Returns whether a job is due that waits for another job of its queue. */
  const hasDueInQueue = async (): Promise<boolean> => {
    const { rowCount } = await queries.execute(sql`
      select from graphile_worker.jobs
      where queue_name is not null and run_at <= now() and locked_at is null and attempts < max_attempts limit 1`);
    return (rowCount ?? 0) > 0;
  };

  return {
    run: async (overrides = {}) => {
      await followClock();
      const taskList = createTaskList(allJobs, withComposer({ ...services, ...overrides }));
      // A run ends while the queue of a job is still locked, although the next job of that queue is due.
      do await runOnce({ ...queueOptions, pgPool: sessionPool, logger, taskList });
      while (await hasDueInQueue());
    },
    close: async () => {
      await services.reader.close();
      services.transport.close();
    },
  };
}
