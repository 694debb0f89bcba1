import { DAY_MS, EVENTS_KEPT_MS, HOUR_MS } from '@mijn/domain/limits';
import { and, isNotNull, lt, or, sql } from 'drizzle-orm';
import { object } from 'yup';
import { removeFiles } from '../attachments/remove-files.ts';
import {
  attempts,
  attemptsInARow,
  idempotencyKeys,
  outboxMails,
  passwordResets,
  type Queries,
} from '../../platform/database/index.ts';
import { sectionEvents } from '../sections/sections.tables.ts';
import { faultOf } from '../../platform/config/errors.ts';
import { deleteEndedClaims, type Files } from '../files/index.ts';
import { defineJob, type JobContext } from '../../platform/jobs/define-job.ts';

/** The number of failed attempts in a row up to which they are forgotten after a day, because most are for unknown addresses. */
const FEW_FAILURES = 10;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** The job of a notification has ended by this age, so that its key against doubles is not needed. */
const COMPOSED_MAIL_MS = 30 * DAY_MS;

/** Deletes expired attempts, resets and Idempotency-Keys, old notifications in the outbox, and failed jobs. */
export async function deleteEnded(queries: Queries, now: Date): Promise<void> {
  await queries.delete(attempts).where(lt(attempts.attempted_at, before(now, HOUR_MS)));
  const { failures, last_failed_at } = attemptsInARow;
  const areFew = and(lt(failures, FEW_FAILURES), lt(last_failed_at, before(now, DAY_MS)));
  const areOld = lt(last_failed_at, before(now, 365 * DAY_MS));
  await queries.delete(attemptsInARow).where(or(areFew, areOld));
  await queries.delete(passwordResets).where(lt(passwordResets.expires_at, now));
  await queries.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, before(now, DAY_MS)));
  await queries.delete(sectionEvents).where(lt(sectionEvents.happened_at, before(now, EVENTS_KEPT_MS)));
  const isOldNotification = and(
    isNotNull(outboxMails.source),
    lt(outboxMails.created_at, before(now, COMPOSED_MAIL_MS)),
  );
  await queries.delete(outboxMails).where(isOldNotification);
  await queries.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < ${before(now, 7 * DAY_MS)}
    having count(*) > 0`);
}

export const cleanUp = defineJob({
  name: 'clean_up',
  data: object(),
  attemptsMax: 1,
  // The files may be in a remote store.
  pace: 'remote',
  cron: '0 * * * *',
  run: async (context: JobContext & { files: Files }) => {
    const { database, now, log } = context;
    const parts = [
      deleteEnded(database.queries, now()),
      deleteEndedClaims(database.queries, now()),
      removeFiles(context),
    ];
    const results = await Promise.allSettled(parts);
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      log.warn(faultOf(result.reason), 'a part of the hourly clean-up failed: the next one repeats it');
    }
  },
});
