import { access } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

interface MailRow {
  id: string;
  recipient: string;
  run_id: string;
  is_sent: boolean;
}

const isThere = async (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

export async function listMailFaults(
  client: pg.Client,
  dataDir: string,
  startedAt: Date,
  messages: number,
): Promise<{ mails: number; faults: string[] }> {
  const { rows } = await client.query<MailRow>(
    `select id, recipient, source->>'run_id' as run_id, sent_at is not null as is_sent from outbox_mails
      where created_at >= $1 and skipped_at is null and source->>'type' = 'notification'`,
    [startedAt],
  );
  const faults: string[] = [];
  const recipients = new Map<string, Set<string>>();
  for (const { id, recipient, run_id, is_sent } of rows) {
    const mailed = recipients.get(run_id) ?? new Set();
    recipients.set(run_id, mailed);
    if (mailed.has(recipient)) faults.push(`A member is mailed twice by run ${run_id}.`);
    mailed.add(recipient);
    if (!is_sent) faults.push(`Mail ${id} is not sent.`);
    else if (!(await isThere(path.join(dataDir, 'mail', `${id}.eml`)))) faults.push(`Mail ${id} is lost.`);
  }
  const counts = new Set([...recipients.values()].map(({ size }) => size));
  if (recipients.size !== messages || counts.size > 1) {
    faults.push(
      `Mails are about ${recipients.size} of ${messages} messages, to ${[...counts].join(', ')} members.`,
    );
  }
  return { mails: rows.length, faults };
}
