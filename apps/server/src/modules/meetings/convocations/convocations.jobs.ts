import { object, string } from 'yup';
import { pageLink } from '../../../capabilities/notifications/links.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { AppError } from '../../../platform/wire/index.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { readContent } from './convocation-content.service.ts';
import { findMeetingToMail } from '../meetings.service.ts';
import { convocationMail } from './convocations.mail.ts';
import {
  appendDeliveries,
  type ConvocationKey,
  lockConvocation,
  mailKeyOf,
} from './convocations.repository.ts';
import { findAssociationCode, listUndelivered } from './convened-members.repository.ts';
import { chained, isUnaltered } from './delivery-chain.service.ts';

/** The attempts take three and a half hours. */
const ATTEMPTS_MAX = 10;

/** The number of mails that are written in one transaction. */
const BATCH_MAX = 100;

const BY_MAIL = { apartment_id: null, apartment: null, way: 'mail' } as const;

/**
 * Mails a convocation to all members, and records each mail in the chain in the transaction that hands it over
 * (docs/decisions/0263). A repeat goes on with those who have none yet, so that nobody gets two.
 */
export const writeConvocationMails = defineJob({
  name: 'write_convocation_mails',
  data: object({ association_id: string().required(), convocation_id: string().required() }),
  attemptsMax: ATTEMPTS_MAX,
  run: async ({ config, database, now }, key: ConvocationKey) => {
    const code = await findAssociationCode(database.queries, key.association_id);
    let isDone = false;
    while (!isDone) {
      isDone = await inTransaction(database.queries, async (transaction): Promise<boolean> => {
        const convocation = await lockConvocation(transaction, key);
        if (!convocation) return true;
        const { meeting_id, hash } = convocation;
        // Whoever has no convocation yet hears nothing of a meeting that was cancelled meanwhile.
        if (!(await findMeetingToMail(transaction, { ...key, meeting_id }))) return true;
        if (!isUnaltered(convocation)) throw new AppError('convocation_altered');
        const content = readContent(convocation.content);
        const link = pageLink(config, `/meetings/${meeting_id}`, code);
        const members = await listUndelivered(transaction, key, BATCH_MAX);
        const mailed = [];
        for (const { user_id, ...recipient } of members) {
          const delivered_at = now();
          const mail = convocationMail(config, { recipient, content, hash, link });
          const dedupe_key = mailKeyOf(key.convocation_id, user_id);
          await writeMail(transaction, { ...mail, dedupe_key }, delivered_at);
          const { name, email } = recipient;
          mailed.push({ user_id, name, email, ...BY_MAIL, delivered_at });
        }
        await appendDeliveries(transaction, key, chained(convocation, mailed));
        return members.length < BATCH_MAX;
      });
    }
  },
});
