import { sql } from 'drizzle-orm';
import type { Queries } from '../database/index.ts';

/** Begins the name of the connection on which a running queue listens. */
const LISTENER_PREFIX = 'mijn-jobs ';

/** The name that a queue gives to its listening connection: as long as it is connected, the queue runs. */
export const listenerName = (queueId: string): string => LISTENER_PREFIX + queueId;

/**
 * Lets the jobs of killed servers be run again: those that are locked by a queue that does not listen any more. (The
 * library itself waits four hours.) A queue that starts has ten seconds to connect. One that has lost its connection for
 * as long may have a job run twice at the same time, which every job must bear.
 */
export async function unlockJobsOfDeadServers(queries: Queries): Promise<void> {
  await queries.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - interval '10 seconds'
      and not exists (
        select from pg_stat_activity
        where datname = current_database() and application_name = ${LISTENER_PREFIX} || locked_by
      )
    having count(*) > 0`);
}
