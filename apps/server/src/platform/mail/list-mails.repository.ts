import { sql } from 'drizzle-orm';
import type { Queries } from '../database/index.ts';

/** What became of a mail. It has no text of the mail, which is deleted when the mail is sent. */
export interface ListedMail {
  created_at: Date;
  /** What the mail is about, such as `password_reset`: the first part of its key. */
  kind: string;
  /** The field is empty for a mail that is composed when it is sent. */
  subject: string;
  state: 'sent' | 'waiting' | 'failed' | 'skipped';
  /** The time of the state; null while the mail waits. */
  at: Date | null;
  last_error: string | null;
  last_failed_at: Date | null;
}

/** Lists the newest mails to an address, oldest first. Capitals do not matter. */
export async function listMailsTo(queries: Queries, recipient: string, max: number): Promise<ListedMail[]> {
  const { rows } = await queries.execute<ListedMail & Record<string, unknown>>(sql`
    select created_at, split_part(dedupe_key, ':', 1) as kind, subject, last_error, last_failed_at,
      case when sent_at is not null then 'sent' when failed_at is not null then 'failed'
        when skipped_at is not null then 'skipped' else 'waiting' end as state,
      coalesce(sent_at, failed_at, skipped_at) as at
    from outbox_mails where lower(recipient) = lower(${recipient})
    order by id desc limit ${max}`);
  return rows.toReversed();
}
