import { object, string } from 'yup';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { staffAccessMail } from './auth.mail.ts';
import { findStaffAccess } from './users.repository.ts';

/** Tells which provider staff acted for the member and why. Members who switched the second factor on get this mail. */
export const mailStaffAccess = defineJob({
  name: 'mail_staff_access',
  data: object({ session_id: string().required() }),
  attemptsMax: 10,
  run: async ({ config, database: { queries }, now }, { session_id }) => {
    const access = await findStaffAccess(queries, session_id);
    if (!access?.totp_secret) return;
    const mail = { ...staffAccessMail(config, access), dedupe_key: `staff_access:${session_id}` };
    await writeMail(queries, mail, now());
  },
});
