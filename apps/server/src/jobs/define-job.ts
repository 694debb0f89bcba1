import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Schema } from 'yup';
import type { Queries } from '../database/index.ts';
import type { Reader } from '../documents/index.ts';
import type { Files } from '../files/index.ts';
import type { Transport } from '../mail/transport.ts';
import type { Foundation } from '../services.ts';

/** The services that a job uses. */
export interface JobContext extends Foundation {
  log: FastifyBaseLogger;
  files: Files;
  transport: Transport;
  reader: Reader;
}

/** One attempt to run a job. */
export interface Attempt {
  /** The number of the attempt, from 1. An attempt during which the server was killed counts too. */
  number: number;
  /** Whether this is the last attempt. If it fails, the job is not retried. */
  isLast: boolean;
  /**
   * Rejects some seconds after the server has started to stop, so that a job does not wait any longer for
   * another machine.
   */
  aborted: Promise<void>;
}

/**
 * The result of an attempt. `retry` means that the job is not done and has logged the reason, and that the
 * queue retries it as after an error.
 */
export type Outcome = 'retry' | undefined;

/** A kind of background work. It must be safe to run twice. */
export interface Job {
  /** The name of the job in the queue. If the name changes, jobs that wait under the old name are lost. */
  name: string;
  /**
   * The speed of the job. Each server runs one `slow` job at a time, and `quick` jobs never wait for a slow
   * job.
   */
  pace: 'quick' | 'slow';
  /**
   * The schedule in crontab format (UTC) by which the queue adds the job, or undefined for a job without a
   * schedule.
   */
  cron: string | undefined;
  /** The maximum number of attempts. */
  attemptsMax: number;
  run: (context: JobContext, payload: unknown, attempt: Attempt) => Promise<Outcome>;
}

/** A job that the application adds to the queue, with data. */
interface AddableJob<Data extends object> extends Job {
  /**
   * Adds the job in the transaction of its cause, so that both are committed, or neither.
   * @param runAt the time at which the job runs. The default is as soon as possible.
   */
  add: (queries: Queries, data: Data, runAt?: Date) => Promise<void>;
}

interface JobDefinition<Data extends object> {
  name: string;
  data: Schema<Data>;
  /**
   * The maximum number of attempts. The queue sets the delays between them: e, e², e³ … seconds, with a
   * maximum of 6 hours. For example, 10 attempts take 3.5 hours.
   */
  attemptsMax: number;
  pace?: Job['pace'];
  cron?: string;
  run: (context: JobContext, data: Data, attempt: Attempt) => Promise<Outcome | void>;
}

/** Declares a job. */
export function defineJob<Data extends object>({
  name,
  data: schema,
  attemptsMax,
  pace = 'quick',
  cron,
  run,
}: JobDefinition<Data>): AddableJob<Data> {
  return {
    name,
    pace,
    cron,
    attemptsMax,
    run: async (context, payload, attempt) =>
      (await run(context, schema.validateSync(payload), attempt)) ?? undefined,
    add: async (queries, data, runAt) => {
      const payload = JSON.stringify(data);
      const time = runAt?.toISOString() ?? null;
      await queries.execute(
        sql`select graphile_worker.add_job(${name}, ${payload}::json, max_attempts => ${attemptsMax},
          run_at => ${time}::timestamptz)`,
      );
    },
  };
}
