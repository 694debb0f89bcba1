import { sql } from 'drizzle-orm';
import { object, string } from 'yup';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { writeMailsToCompose } from '../../platform/mail/send-mail.job.ts';
import type { MailSource } from './mail-source.ts';
import { listRecipients, lockOpenRun, updateRun } from './notifications.repository.ts';
import { requestPushes } from './request-pushes.ts';
import type { MailSourceContext } from './sources.ts';

/** The number of mails that are written in one transaction, which takes some milliseconds. */
export const BATCH_MAX = 250;

/** The attempts take about half an hour. */
const ATTEMPTS_MAX = 8;

interface RunData {
  association_id: string;
  run_id: string;
}

/**
 * Writes in the transaction that records how far the run is, so that no member has two mails. Returns the milliseconds
 * until the run is due, 0 if there are more mails to write, or undefined if there is nothing more to do.
 */
async function writeBatch(
  { now, sources }: MailSourceContext,
  transaction: Queries,
  { association_id, run_id }: RunData,
): Promise<number | undefined> {
  const key = { association_id, id: run_id };
  const run = await lockOpenRun(transaction, key);
  if (!run) return undefined;
  const wait = (run.due_at?.getTime() ?? 0) - now().getTime();
  if (wait > 0) return wait;
  const source = sources.notifications.find(({ kind }) => kind === run.kind);
  const limit = sources.batchMax ?? BATCH_MAX;
  const content = await source?.describe(transaction, run);
  const audience = { ...run, concerned: source?.concerns?.(sql`${run.entity_id}`) };
  const recipients = content
    ? await listRecipients(transaction, audience, {
        after: run.last_user_id,
        authorId: content.author.id,
        limit,
      })
    : [];
  const mails = recipients.map(({ user_id, email }) => ({
    dedupe_key: `notification:${run_id}:${user_id}`,
    recipient: email,
    source: { type: 'notification', association_id, run_id, user_id } satisfies MailSource,
  }));
  await writeMailsToCompose(transaction, mails, now());
  const isLast = recipients.length < limit;
  const last_user_id = recipients.at(-1)?.user_id ?? run.last_user_id;
  if (content) {
    const range = { after: run.last_user_id, until: isLast ? null : last_user_id };
    await requestPushes(transaction, audience, { ...range, authorId: content.author.id });
  }
  await updateRun(transaction, key, { last_user_id, ...(isLast && { written_at: now() }) });
  return isLast ? undefined : 0;
}

/** After a kill, the job continues with the batch that was not written. */
export const writeNotifications = defineJob({
  name: 'write_notifications',
  data: object({ association_id: string().required(), run_id: string().required() }),
  attemptsMax: ATTEMPTS_MAX,
  run: async (context: MailSourceContext, data) => {
    const { queries } = context.database;
    for (;;) {
      const wait = await inTransaction(queries, (transaction) => writeBatch(context, transaction, data));
      if (wait === undefined) return;
      if (wait > 0) {
        // The clock of the database is ahead, or the publication was moved.
        await writeNotifications.add(queries, data, { delayMs: wait, key: data.run_id });
        return;
      }
    }
  },
});
