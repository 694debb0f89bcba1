import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** Logs what goes wrong in the queue itself. The faults of a job are logged where the job runs. */
export function createQueueLog(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error' && meta?.['failure'] !== true) log.warn(`the job queue: ${message}`);
  });
}
