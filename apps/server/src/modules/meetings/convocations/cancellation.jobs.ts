import { object, string } from 'yup';
import { pageLink } from '../../../capabilities/notifications/links.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { inMemberBatches } from '../../../platform/mail/member-batches.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import type { MeetingKey } from '../meetings.service.ts';
import { findCancelled, listConvenedByMail } from './cancellation.repository.ts';
import { cancellationMail } from './cancellation.mail.ts';

/** The attempts take three and a half hours. */
const ATTEMPTS_MAX = 10;

/** The number of mails that are written in one transaction. */
const BATCH_MAX = 100;

/** Mails those who were convened to a meeting by mail that the board cancelled it. A repeat goes on, and nobody gets two. */
export const writeCancellationMails = defineJob({
  name: 'write_cancellation_mails',
  data: object({ association_id: string().required(), meeting_id: string().required() }),
  attemptsMax: ATTEMPTS_MAX,
  run: async ({ config, database, now }, key: MeetingKey) => {
    const cancelled = await findCancelled(database.queries, key);
    if (!cancelled) return;
    const { code, association, ...meeting } = cancelled;
    const link = pageLink(config, `/meetings/${key.meeting_id}`, code);
    await inMemberBatches(database.queries, BATCH_MAX, async (transaction, page) => {
      const members = await listConvenedByMail(transaction, key, page);
      for (const { user_id, ...recipient } of members) {
        const mail = cancellationMail(config, { recipient, association, meeting, link });
        const dedupe_key = `meeting_cancelled:${key.meeting_id}:${user_id}`;
        await writeMail(transaction, { ...mail, dedupe_key }, now());
      }
      return members;
    });
  },
});
