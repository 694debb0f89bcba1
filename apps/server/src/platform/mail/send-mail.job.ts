import { and, eq, isNull, sql } from 'drizzle-orm';
import { object, string } from 'yup';
import { v7 as newId } from 'uuid';
import { errorCode } from '../config/errors.ts';
import { outboxMails, type Queries, users } from '../database/index.ts';
import { type Attempt, defineJob, type JobContext } from '../jobs/define-job.ts';
import type { MailOutcome } from '../metrics/observer.ts';
import type { Mail } from './define-mail.ts';
import type { MailAttachment, OutgoingMail, Transport } from './transport.ts';

export interface MailJobContext extends JobContext {
  transport: Transport;
  /** Composes a mail that was stored with a source instead of its texts. Returns null for a mail that nobody should get. */
  composeMail: (queries: Queries, source: unknown) => Promise<Mail | null>;
}

/** The maximum number of attempts. They take about a day and a half. */
const ATTEMPTS_MAX = 15;

/** Mails that are done lose their texts, which may contain a link to sign in, and their attachment. */
const DONE = { text_body: '', html_body: '', attachment_name: null, attachment: null };

const isOpenMail = and(
  isNull(outboxMails.sent_at),
  isNull(outboxMails.failed_at),
  isNull(outboxMails.skipped_at),
);

/** The key of the one mail that a disabled account gets begins with this. */
export const DISABLED_MAIL = 'account_disabled:';

async function isDisabled(queries: Queries, recipient: string): Promise<boolean> {
  const [user] = await queries
    .select({ disabled_at: users.disabled_at })
    .from(users)
    .where(eq(users.email, recipient));
  return user !== undefined && user.disabled_at !== null;
}

/** Returns null for a mail that nobody should get, such as one to a disabled account. */
async function outgoingOf(
  context: MailJobContext,
  transaction: Queries,
  { source, ...stored }: typeof outboxMails.$inferSelect,
): Promise<OutgoingMail | null> {
  const composed = source === null ? stored : await context.composeMail(transaction, source);
  if (!composed) return null;
  const isStopped =
    !stored.dedupe_key.startsWith(DISABLED_MAIL) && (await isDisabled(transaction, composed.recipient));
  const { id, attachment_name: name, attachment: bytes } = stored;
  const attachment = name === null || bytes === null ? undefined : { name, bytes };
  return isStopped ? null : { ...composed, id, attachment };
}

const ERROR_LENGTH_MAX = 300;

/** Returns the code of an error and the reply of the mail server, such as `EENVELOPE 550 5.1.1 Unknown user`. */
function reasonOf(error: unknown): string {
  const reply: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'response') : undefined;
  const parts = [errorCode(error), typeof reply === 'string' ? reply.replaceAll(/\s+/gu, ' ') : undefined];
  const reason = parts.filter((part) => part !== undefined && part !== '').join(' ');
  return (reason === '' ? 'no reason given' : reason).slice(0, ERROR_LENGTH_MAX);
}

/** Returns undefined for a mail that is done. The lock prevents doubles (docs/decisions/0130). */
async function deliver(
  context: MailJobContext,
  id: string,
  { number, isLast, aborted }: Attempt,
): Promise<MailOutcome | undefined> {
  const { database, transport, now, log } = context;
  return database.queries.transaction(async (transaction) => {
    const isThis = eq(outboxMails.id, id);
    const [mail] = await transaction.select().from(outboxMails).where(and(isThis, isOpenMail)).for('update');
    if (!mail) return undefined;
    const finish = (values: Partial<typeof outboxMails.$inferInsert>) =>
      transaction
        .update(outboxMails)
        .set({ ...values, ...DONE })
        .where(isThis);
    const outgoing = await outgoingOf(context, transaction, mail);
    if (!outgoing) {
      await finish({ skipped_at: now() });
      return 'skipped';
    }
    try {
      await Promise.race([transport.send(outgoing), aborted]);
    } catch (error) {
      log.warn({ mail: id, attempts: number, code: errorCode(error), isLast }, 'a mail was not taken');
      const failure = { last_error: reasonOf(error), last_failed_at: now() };
      if (isLast) await finish({ ...failure, failed_at: now() });
      else await transaction.update(outboxMails).set(failure).where(isThis);
      return isLast ? 'failed' : 'refused';
    }
    await finish({ sent_at: now() });
    return 'sent';
  });
}

/** Marks a mail as failed that could not be composed or stored, so that it no longer counts as open. */
async function markFailed({ database, now, observer }: JobContext, id: string): Promise<void> {
  await database.queries
    .update(outboxMails)
    .set({ failed_at: now(), last_failed_at: now(), last_error: 'it could not be composed', ...DONE })
    .where(and(eq(outboxMails.id, id), isOpenMail));
  observer?.onMail('failed');
}

export const sendMail = defineJob({
  name: 'send_mail',
  data: object({ mail_id: string().required() }),
  attemptsMax: ATTEMPTS_MAX,
  pace: 'mail',
  run: async (context: MailJobContext, { mail_id }, attempt) => {
    const outcome = await deliver(context, mail_id, attempt).catch(async (error: unknown) => {
      if (attempt.isLast) await markFailed(context, mail_id);
      throw error;
    });
    if (outcome !== undefined) context.observer?.onMail(outcome);
    return outcome === 'refused' ? 'retry' : undefined;
  },
});

/** The event and the recipient. A mail with the same key is queued only once, even if the event occurs again. */
interface Keyed {
  dedupe_key: string;
}

export type NewMail = Keyed & Mail;

/** Call this in the transaction of the mail's cause (docs/product.md#mail). */
export async function writeMail(
  queries: Queries,
  { dedupe_key, recipient, subject, text_body, html_body }: NewMail,
  now: Date,
  attachment?: MailAttachment,
): Promise<void> {
  const [written] = await queries
    .insert(outboxMails)
    .values({
      id: newId(),
      dedupe_key,
      recipient,
      subject,
      text_body,
      html_body,
      created_at: now,
      attachment_name: attachment?.name,
      attachment: attachment?.bytes,
    })
    .onConflictDoNothing({ target: outboxMails.dedupe_key })
    .returning({ id: outboxMails.id });
  if (written) await sendMail.add(queries, { mail_id: written.id });
}

export async function hasMail(queries: Queries, dedupe_key: string): Promise<boolean> {
  const [written] = await queries
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(eq(outboxMails.dedupe_key, dedupe_key));
  return written !== undefined;
}

/** The mails are composed when they are sent, so that their texts are not stored once for every recipient. */
export async function writeMailsToCompose(
  queries: Queries,
  mails: readonly (Keyed & { recipient: string; source: object })[],
  now: Date,
): Promise<void> {
  if (mails.length === 0) return;
  const rows = JSON.stringify(mails.map((mail) => ({ id: newId(), ...mail })));
  const { rows: written } = await queries.execute<{ mail_id: string }>(
    sql`insert into outbox_mails (id, dedupe_key, recipient, subject, text_body, html_body, source, created_at)
      select id, dedupe_key, recipient, '', '', '', source, ${now.toISOString()}::timestamptz
      from json_to_recordset(${rows}::json) as mail(id uuid, dedupe_key text, recipient text, source jsonb)
      on conflict (dedupe_key) do nothing
      returning id as mail_id`,
  );
  await sendMail.addInBulk(queries, written);
}
