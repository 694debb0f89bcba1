import { and, eq, isNull } from 'drizzle-orm';
import { object, string } from 'yup';
import { v7 as newId } from 'uuid';
import { errorCode } from '../config/errors.ts';
import { outboxMails, type Queries } from '../database/index.ts';
import { type Attempt, defineJob, type JobContext } from '../jobs/define-job.ts';
import type { MailBodies } from './layout.ts';

/** The maximum number of attempts. They take about a day and a half. */
const ATTEMPTS_MAX = 15;

/**
 * The values that empty the texts of a mail that is done, because the texts may contain a link to sign in.
 */
const DONE = { text_body: '', html_body: '' };

/**
 * Sends one mail. The transaction locks the row of the mail, so that two servers never send it at the same
 * time, and marks the mail as sent (docs/decisions/0103-mail-leaves-once.md).
 * @returns whether the mail is done: sent now, sent before, or failed in the last attempt.
 */
async function deliver(
  { database, transport, now, log }: JobContext,
  id: string,
  { number, isLast, aborted }: Attempt,
): Promise<boolean> {
  return database.queries.transaction(async (transaction) => {
    const isThis = eq(outboxMails.id, id);
    const [mail] = await transaction
      .select()
      .from(outboxMails)
      .where(and(isThis, isNull(outboxMails.sent_at), isNull(outboxMails.failed_at)))
      .for('update');
    if (!mail) return true;
    const finish = (values: Partial<typeof outboxMails.$inferInsert>) =>
      transaction
        .update(outboxMails)
        .set({ ...values, ...DONE })
        .where(isThis);
    try {
      await Promise.race([transport.send(mail), aborted]);
    } catch (error) {
      log.warn({ mail: id, attempts: number, code: errorCode(error), isLast }, 'a mail was not taken');
      if (isLast) await finish({ failed_at: now() });
      return isLast;
    }
    await finish({ sent_at: now() });
    return true;
  });
}

/** Sends a mail of the outbox. */
export const sendMail = defineJob({
  name: 'send_mail',
  data: object({ mail_id: string().required() }),
  attemptsMax: ATTEMPTS_MAX,
  run: async (context, { mail_id }, attempt) =>
    (await deliver(context, mail_id, attempt)) ? undefined : 'retry',
});

/** A mail to one recipient. */
export interface NewMail extends MailBodies {
  /**
   * The key against doubles: the event that causes the mail, and the recipient. A mail with the same key is
   * queued only once, even if the event occurs again.
   */
  dedupe_key: string;
  recipient: string;
  subject: string;
}

/**
 * Writes a mail to the outbox, and adds the job that sends it. Call this in the transaction of its cause
 * (decisions §8).
 */
export async function writeMail(queries: Queries, mail: NewMail, now: Date): Promise<void> {
  const [written] = await queries
    .insert(outboxMails)
    .values({ id: newId(), ...mail, created_at: now })
    .onConflictDoNothing({ target: outboxMails.dedupe_key })
    .returning({ id: outboxMails.id });
  if (written) await sendMail.add(queries, { mail_id: written.id });
}
