import { object, string } from 'yup';
import { pageLink } from '../../../capabilities/notifications/links.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { inMemberBatches } from '../../../platform/mail/member-batches.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { attendanceMail, reminderMail } from './attendance.mail.ts';
import { findMeetingToMail } from '../../meetings/meetings.service.ts';
import { findConfirmation } from './attendance-mails.repository.ts';
import { listSilentMembers } from './expected-votes.repository.ts';

/** The attempts take three and a half hours. */
const ATTEMPTS_MAX = 10;

/** The number of mails that are written in one transaction. */
const BATCH_MAX = 250;

const meetingKey = { association_id: string().required(), meeting_id: string().required() };

/** Mails a member what the member said about a meeting, unless the meeting was cancelled meanwhile. */
export const mailAttendance = defineJob({
  name: 'mail_attendance',
  data: object({ ...meetingKey, user_id: string().required() }),
  attemptsMax: ATTEMPTS_MAX,
  run: async ({ config, database, now }, key) =>
    inTransaction(database.queries, async (transaction) => {
      const found = await findConfirmation(transaction, key);
      if (!found) return;
      const { changed_at, choice, ...confirmation } = found;
      // The choice is null for a member who gave a proxy, about which proxies.mail.ts writes.
      if (choice === null) return;
      const link = pageLink(config, `/meetings/${key.meeting_id}`, found.association.code);
      await writeMail(
        transaction,
        {
          ...attendanceMail(config, { ...confirmation, choice, link }),
          dedupe_key: `attendance:${key.meeting_id}:${key.user_id}:${changed_at.toISOString()}`,
        },
        now(),
      );
    }),
});

/** Mails the members who still say nothing when the job runs. A repeat mails nobody twice. */
export const writeReminders = defineJob({
  name: 'write_meeting_reminders',
  data: object({ ...meetingKey, reminded_at: string().required() }),
  attemptsMax: ATTEMPTS_MAX,
  run: async ({ config, database, now }, { reminded_at, ...key }) => {
    const found = await findMeetingToMail(database.queries, key);
    if (!found) return;
    const link = pageLink(config, `/meetings/${key.meeting_id}`, found.association.code);
    await inMemberBatches(database.queries, BATCH_MAX, async (transaction, page) => {
      const members = await listSilentMembers(transaction, key, page);
      for (const { user_id, ...recipient } of members) {
        const dedupe_key = `meeting_reminder:${key.meeting_id}:${reminded_at}:${user_id}`;
        await writeMail(
          transaction,
          { ...reminderMail(config, { ...found, recipient, link }), dedupe_key },
          now(),
        );
      }
      return members;
    });
  },
});
