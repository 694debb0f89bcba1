import { number, object, string } from 'yup';
import { inTransaction } from '../../../platform/database/index.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { emailLink } from './email-link.service.ts';
import { confirmEmailMail, emailRequestedMail, existingAccountMail } from './email-change.mail.ts';
import { findChange, isTaken } from './email-change.repository.ts';
import { findUser } from './users.repository.ts';

/** Mails the new address and, at first, the old one. A job hides in the response whether another user has the address. */
export const sendEmailChange = defineJob({
  name: 'send_email_change',
  data: object({ change_id: string().required(), number: number().integer().required() }),
  attemptsMax: 8,
  run: async ({ config, database, now, secret }, data) => {
    const { change_id, number: count } = data;
    await inTransaction(database.queries, async (transaction) => {
      const change = await findChange(transaction, change_id);
      const user = change && (await findUser(transaction, 'id', change.user_id));
      if (!user || !change || change.confirmed_at || change.cancelled_at || change.settled_at) return;
      const { new_email: email, user_id } = change;
      const key = `${change.id}:${count}`;
      if (await isTaken(transaction, { email, user_id }, now())) {
        const holder = await findUser(transaction, 'email', email);
        if (holder) {
          const mail = existingAccountMail(config, { holder });
          await writeMail(transaction, { ...mail, dedupe_key: `email_exists:${key}` }, now());
        }
      } else {
        const link = emailLink(config, secret, 'confirm', change.id);
        const mail = confirmEmailMail(config, { member: user, newEmail: email, link });
        await writeMail(transaction, { ...mail, dedupe_key: `email_confirm:${key}` }, now());
      }
      if (count > 1) return;
      const undo = emailLink(config, secret, 'undo', change.id);
      const mail = emailRequestedMail(config, { member: user, change, undo });
      await writeMail(transaction, { ...mail, dedupe_key: `email_requested:${change.id}` }, now());
    });
  },
});
