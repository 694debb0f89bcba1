import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';

/** The jobs of one kind that wait. Jobs that run now, and jobs that are not tried again, do not wait. */
export interface WaitingJobs {
  kind: string;
  /** The number of jobs, also those whose time has not come. */
  waiting: number;
  due: number;
  /** The seconds since the oldest due job became due, or 0. */
  oldest_due_s: number;
}

/** The mails that are neither sent, nor given up, nor skipped. */
export interface WaitingMails {
  waiting: number;
  /** The age of the oldest, in seconds, or 0. */
  oldest_s: number;
}

/** Reads the library's own table, whose `is_available` the index needs. A query of the public view reads every job. */
export const WAITING_JOBS = {
  name: 'waiting_jobs',
  text: `
    select task.identifier as kind, job.waiting, job.due, job.oldest_due_s
    from (
      select task_id, count(*) as waiting, count(*) filter (where run_at <= now()) as due,
        greatest(coalesce(extract(epoch from now() - min(run_at)), 0), 0)::float8 as oldest_due_s
      from graphile_worker._private_jobs
      where is_available
      group by task_id
    ) as job
    join graphile_worker._private_tasks as task on task.id = job.task_id`,
};

export const WAITING_MAILS = {
  name: 'waiting_mails',
  text: `
    select count(*) as waiting,
      greatest(coalesce(extract(epoch from now() - min(created_at)), 0), 0)::float8 as oldest_s
    from outbox_mails
    where sent_at is null and failed_at is null and skipped_at is null`,
};

export const DOCUMENTS_TO_READ = {
  name: 'documents_to_read',
  text: `select count(*) as total from file_readings where searchability = 'pending'`,
};

const LAST_BACKUP = {
  name: 'last_backup',
  text: `select extract(epoch from made_at)::float8 as made_at_s from last_backup`,
};

export const listWaitingJobs = (database: Database): Promise<WaitingJobs[]> =>
  database.prepared<WaitingJobs & Record<string, unknown>>(WAITING_JOBS, []);

export async function findWaitingMails(database: Database): Promise<WaitingMails> {
  const [row] = await database.prepared<WaitingMails & Record<string, unknown>>(WAITING_MAILS, []);
  return row ?? { waiting: 0, oldest_s: 0 };
}

export async function countDocumentsToRead(database: Database): Promise<number> {
  const [row] = await database.prepared<{ total: number }>(DOCUMENTS_TO_READ, []);
  return row?.total ?? 0;
}

/** Returns the time of the last backup that had every file, in seconds since 1970, or 0 if none was made. */
export async function findLastBackup(database: Database): Promise<number> {
  const [row] = await database.prepared<{ made_at_s: number }>(LAST_BACKUP, []);
  return row?.made_at_s ?? 0;
}

/** Returns the number of jobs that are not tried again, because their last attempt failed. */
export async function countFailedJobs({ queries }: Pick<Database, 'queries'>): Promise<number> {
  const { rows } = await queries.execute<{ total: number }>(
    sql`select count(*)::int as total from graphile_worker.jobs where attempts >= max_attempts and locked_at is null`,
  );
  return rows[0]?.total ?? 0;
}

/** The size of the database is in bytes. */
export async function findDatabaseFacts({
  queries,
}: Pick<Database, 'queries'>): Promise<{ postgresql: string; database_bytes: number }> {
  const { rows } = await queries.execute<{ postgresql: string; database_bytes: number }>(
    sql`select current_setting('server_version') as postgresql, pg_database_size(current_database())::float8 as database_bytes`,
  );
  return { postgresql: rows[0]?.postgresql ?? '', database_bytes: rows[0]?.database_bytes ?? 0 };
}

/** Returns whether changes are refused for maintenance (docs/product.md#maintenance). */
export async function isInMaintenance({ queries }: Pick<Database, 'queries'>): Promise<boolean> {
  const { rowCount } = await queries.execute(
    sql`select from maintenance_mode where ends_at is null or ends_at > now()`,
  );
  return rowCount === 1;
}
