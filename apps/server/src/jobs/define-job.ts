import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Schema } from 'yup';
import type { Queries } from '../database/index.ts';
import type { Reader } from '../documents/index.ts';
import type { Files } from '../files/index.ts';
import type { Transport } from '../mail/transport.ts';
import type { Foundation } from '../services.ts';

/** What a job works with. */
export interface JobContext extends Foundation {
  log: FastifyBaseLogger;
  files: Files;
  transport: Transport;
  reader: Reader;
}

/** One attempt at a job. */
export interface Attempt {
  /** From 1. An attempt during which the server was killed counts too. */
  number: number;
  /** Whether the job is given up when this attempt fails. */
  isLast: boolean;
  /** Rejects some seconds after the server began to stop. A job that waits for another machine gives up then. */
  aborted: Promise<void>;
}

/** `retry` means that the job is not done and has logged why. The queue tries it again, as after an error. */
export type Outcome = 'retry' | undefined;

/** A kind of background work. It must be safe to run twice. */
export interface Job {
  /** Its name in the queue. A new name loses the jobs that wait. */
  name: string;
  /** Each server runs one `slow` job at a time, and `quick` jobs never wait for it. */
  pace: 'quick' | 'slow';
  /** The crontab line (UTC) by which the queue adds the job itself. */
  cron: string | undefined;
  /** Attempts until it is given up. */
  attemptsMax: number;
  run: (context: JobContext, payload: unknown, attempt: Attempt) => Promise<Outcome>;
}

/** A job that the product adds with data. */
interface AddableJob<Data extends object> extends Job {
  /** Adds the job in the transaction of its cause: both are committed, or neither. */
  add: (queries: Queries, data: Data) => Promise<void>;
}

interface JobDefinition<Data extends object> {
  name: string;
  data: Schema<Data>;
  /**
   * Attempts until the job is given up. The waits between them are the queue's: e, e², e³ … seconds, at most 6 hours;
   * 10 attempts take 3.5 hours.
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
    add: async (queries, data) => {
      const payload = JSON.stringify(data);
      await queries.execute(
        sql`select graphile_worker.add_job(${name}, ${payload}::json, max_attempts => ${attemptsMax})`,
      );
    },
  };
}
