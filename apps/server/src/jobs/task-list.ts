import type { FastifyBaseLogger } from 'fastify';
import type { JobHelpers, TaskList } from 'graphile-worker';
import { errorCode } from '../config/error-code.ts';
import type { Job, JobContext } from './define-job.ts';

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
