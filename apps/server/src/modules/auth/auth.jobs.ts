import { object, string } from 'yup';
import { inTransaction } from '../../database/index.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { writeMail } from '../../mail/index.ts';
import { makeResetLink } from './reset-link.service.ts';
import { resetMail } from './reset.mail.ts';
import { findUser } from './users.repository.ts';

/** Mails a link to choose a password, when somebody has this address. */
export const sendResetLink = defineJob({
  name: 'send_reset_link',
  data: object({ request_id: string().required(), email: string().required() }),
  // About half an hour: who asked has asked again by then.
  attemptsMax: 8,
  run: async ({ config, database, now }, { request_id, email }) => {
    const user = await findUser(database.queries, 'email', email);
    if (!user) return;
    await inTransaction(database.queries, async (transaction) => {
      const link = await makeResetLink(transaction, config, user, now());
      await writeMail(transaction, resetMail(config.brand, user, link, request_id), now());
    });
  },
});
