import { object, string } from 'yup';
import { pageLink } from '../../../capabilities/notifications/links.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { entryToMail } from '../timeline/provider-mails.jobs.ts';
import { reportReceivedMail } from './reports.mail.ts';
import { findReporter } from './reports.repository.ts';

/** The attempts take three and a half hours. */
const ATTEMPTS_MAX = 10;

/** Confirms a report to its reporter, once its photos were read (docs/product.md#reports). */
export const mailReporter = defineJob({
  name: 'mail_reporter',
  data: object({
    association_id: string().required(),
    entry_id: string().required(),
    user_id: string().required(),
  }),
  attemptsMax: ATTEMPTS_MAX,
  run: async ({ config, database, now }, { association_id, entry_id, user_id }, attempt) =>
    inTransaction(database.queries, async (transaction) => {
      const found = await entryToMail(transaction, { association_id, entry_id }, attempt);
      if (!found || found === 'retry') return found;
      const reporter = await findReporter(transaction, { user_id, association_id });
      if (!reporter) return undefined;
      const { entry, todo, association, files, photos, unreadable_count } = found;
      const mail = reportReceivedMail(config, {
        recipient: reporter.recipient,
        association,
        reference: entry.internal_reference ?? todo.internal_reference,
        subject: todo.description,
        place: todo.concerns ?? '',
        photo_count: photos.length,
        unreadable_count,
        // A report has no other files than its video.
        video_count: files.length,
        link: pageLink(config, `/todos/${entry.todo_id}`, association.code),
      });
      await writeMail(transaction, { ...mail, dedupe_key: `report_received:${entry.todo_id}` }, now());
      return undefined;
    }),
});
