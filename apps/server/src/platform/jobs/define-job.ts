import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Schema } from 'yup';
import type { Queries } from '../database/index.ts';
import type { Foundation } from '../foundation.ts';

/** The services that every job may use. A job that needs more names them as the type of its `context`. */
export interface JobContext extends Foundation {
  log: FastifyBaseLogger;
}

export interface Attempt {
  /** The number of the attempt, from 1. An attempt during which the server was killed counts too. */
  number: number;
  isLast: boolean;
  /** Rejects seconds after the server starts to stop, so that a job stops waiting for another machine. */
  aborted: Promise<void>;
}

/** `retry` means that the job has logged the reason, and that the queue retries the job as after an error. */
type Outcome = 'retry' | undefined;

/** A job must be safe to run twice. A job that needs fewer services than a queue has runs in that queue. */
export interface Job<Context extends JobContext = JobContext> {
  /** The name of the job in the queue. If the name changes, jobs that wait under the old name are lost. */
  name: string;
  /**
   * Each server runs one `slow` job at a time. `mail` jobs wait for the mail server, `remote` jobs for other machines, such
   * as the file store and receivers of webhooks. `quick` jobs wait for the database alone, and never for the others.
   */
  pace: 'quick' | 'slow' | 'mail' | 'remote';
  /** The schedule in crontab format (UTC), for a job that has a schedule. */
  cron: string | undefined;
  attemptsMax: number;
  run: (context: Context, payload: unknown, attempt: Attempt) => Promise<Outcome>;
}

interface AddOptions {
  runAt?: Date;
  /** The time in milliseconds until the job runs, by the clock of the database. */
  delayMs?: number;
  /** Replaces a waiting job with the same key. */
  key?: string;
  /** The name of a queue, whose jobs run one at a time. */
  queue?: string;
  /** Of the jobs that wait, those with a lower priority run first. The default is 0. */
  priority?: number;
}

type OneOfMany<Data> = Pick<AddOptions, 'key'> & { data: Data; priority: number };

interface AddableJob<Data extends object, Context extends JobContext> extends Job<Context> {
  /** Adds the job in the transaction of its cause, so that both are committed, or neither. */
  add: (queries: Queries, data: Data, options?: AddOptions) => Promise<void>;
  /** Adds many jobs in one statement, after all others, so that mails to sign in never wait for thousands of jobs. */
  addInBulk: (queries: Queries, data: readonly Data[]) => Promise<void>;
  /** Adds jobs with a priority for each, in one statement. Their keys differ. */
  addEach: (queries: Queries, jobs: readonly OneOfMany<Data>[]) => Promise<void>;
  /** Removes the waiting job with a key. A job that runs at this moment still ends. */
  remove: (queries: Queries, key: string) => Promise<void>;
}

/** The priority of jobs that are added in bulk. The queue runs jobs with a lower number first; others have 0. */
const BULK_PRIORITY = 10;

interface JobDefinition<Data extends object, Context extends JobContext> {
  name: string;
  data: Schema<Data>;
  /** The queue waits e, e², e³ … seconds between attempts, at most 6 hours: 10 attempts take 3.5 hours. */
  attemptsMax: number;
  pace?: Job['pace'];
  cron?: string;
  run: (context: Context, data: Data, attempt: Attempt) => Promise<Outcome | void>;
}

export function defineJob<Data extends object, Context extends JobContext = JobContext>({
  name,
  data: schema,
  attemptsMax,
  pace = 'quick',
  cron,
  run,
}: JobDefinition<Data, Context>): AddableJob<Data, Context> {
  const keyOf = (key: string): string => `${name}/${key}`;
  const addEach = async (queries: Queries, jobs: readonly OneOfMany<Data>[]): Promise<void> => {
    if (jobs.length === 0) return;
    const keyed = jobs.map(({ key, ...job }) => (key === undefined ? job : { ...job, key: keyOf(key) }));
    await queries.execute(
      sql`select count(*) from graphile_worker.add_jobs(array(
        select (${name}, job -> 'data', null, null, ${attemptsMax}::int, job ->> 'key', (job ->> 'priority')::int, null
        )::graphile_worker.job_spec
        from json_array_elements(${JSON.stringify(keyed)}::json) as job
      ))`,
    );
  };
  return {
    name,
    pace,
    cron,
    attemptsMax,
    run: async (context, payload, attempt) =>
      (await run(context, schema.validateSync(payload), attempt)) ?? undefined,
    add: async (queries, data, { runAt, delayMs = 0, key, queue, priority = 0 } = {}) => {
      const payload = JSON.stringify(data);
      const time = runAt?.toISOString() ?? null;
      await queries.execute(
        sql`select graphile_worker.add_job(${name}, ${payload}::json, max_attempts => ${attemptsMax},
          run_at => coalesce(${time}::timestamptz, now() + ${delayMs}::float8 * interval '1 millisecond'),
          priority => ${priority}, job_key => ${key === undefined ? null : keyOf(key)}::text, queue_name => ${queue ?? null}::text)`,
      );
    },
    addEach,
    addInBulk: async (queries, data) =>
      addEach(
        queries,
        data.map((item) => ({ data: item, priority: BULK_PRIORITY })),
      ),
    remove: async (queries, key) => {
      await queries.execute(sql`select graphile_worker.remove_job(${keyOf(key)})`);
    },
  };
}
