import { dutchDay, dutchTime } from '@mijn/domain/formats';
import { object, string } from 'yup';
import { inTransaction } from '../../platform/database/index.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { writeMailsToCompose } from '../../platform/mail/send-mail.job.ts';
import { hasNews } from './collect-news.ts';
import {
  findOpenDay,
  insertDigestDay,
  listDigestUsers,
  lockDay,
  setMarks,
  updateDay,
} from './notifications.repository.ts';
import type { MailSourceContext } from './sources.ts';

/** Digests are written from 7 o'clock in the Netherlands, or later if no server ran then, but not at night. */
const FIRST_HOUR = 7;
const LAST_HOUR = 20;

/** An import that began before this time has been committed, so that no digest misses its rows. */
const SETTLED_MS = 3_600_000;

export const DIGEST_BATCH_MAX = 100;

/** The attempts take about half an hour. */
const ATTEMPTS_MAX = 8;

async function writeBatch(context: MailSourceContext, day: string): Promise<void> {
  const { database, now, sources } = context;
  const open = await findOpenDay(database.queries, day);
  if (!open) return;
  const { until, last_user_id } = open;
  const limit = sources.batchMax ?? DIGEST_BATCH_MAX;
  const users = await listDigestUsers(database, { after: last_user_id, limit });
  const readers: typeof users = [];
  for (const user of users) if (await hasNews(context, { ...user, until })) readers.push(user);
  const mails = readers.map(({ user_id, email, since }) => ({
    dedupe_key: `digest:${day}:${user_id}`,
    recipient: email,
    source: {
      type: 'digest' as const,
      user_id,
      since: since.toISOString(),
      until: until.toISOString(),
    },
  }));
  const isLast = users.length < limit;
  await inTransaction(database.queries, async (transaction) => {
    // Another job, that took over after a kill, may have written this batch meanwhile.
    if (!(await lockDay(transaction, open))) return;
    await writeMailsToCompose(transaction, mails, now());
    const ids = users.map(({ user_id }) => user_id);
    await setMarks(transaction, ids, until);
    await updateDay(transaction, day, isLast ? { written_at: now() } : { last_user_id: ids.at(-1) ?? null });
    if (!isLast) await writeDigests.add(transaction, { day });
  });
}

export const writeDigests = defineJob({
  name: 'write_digests',
  data: object({ day: string().required() }),
  attemptsMax: ATTEMPTS_MAX,
  pace: 'slow',
  run: (context: MailSourceContext, { day }) => writeBatch(context, day),
});

/** The schedule is in UTC, so the hour in the Netherlands decides. */
export const startDigests = defineJob({
  name: 'start_digests',
  data: object(),
  attemptsMax: 3,
  cron: '0 * * * *',
  run: async ({ database, now }) => {
    const moment = now();
    const hour = Number(dutchTime(moment).slice(11, 13));
    if (hour < FIRST_HOUR || hour > LAST_HOUR) return;
    const day = dutchDay(moment);
    await inTransaction(database.queries, async (transaction) => {
      const until = new Date(moment.getTime() - SETTLED_MS);
      if (await insertDigestDay(transaction, day, until)) await writeDigests.add(transaction, { day });
    });
  },
});
