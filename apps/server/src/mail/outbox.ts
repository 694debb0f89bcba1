import { v7 as newId } from 'uuid';
import { outboxMails, type Queries } from '../database/index.ts';
import type { MailBodies } from './layout.ts';
import { sendMail } from './send-mail.job.ts';

/** A mail to one recipient. */
export interface NewMail extends MailBodies {
  /** What it is about, with the recipient: the same mail is written once, however often its cause is tried. */
  dedupe_key: string;
  recipient: string;
  subject: string;
}

/**
 * Puts a mail in the outbox, and adds the job that sends it. Give it the transaction of its cause: both happen or neither
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
