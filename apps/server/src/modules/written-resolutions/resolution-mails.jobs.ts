import { momentOfDutchTime } from '@mijn/domain/formats';
import { reminderDay } from '@mijn/domain/written-resolutions';
import { object, string } from 'yup';
import { pageLink } from '../../capabilities/notifications/links.ts';
import type { Queries } from '../../platform/database/index.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { inMemberBatches } from '../../platform/mail/member-batches.ts';
import { writeMail } from '../../platform/mail/send-mail.job.ts';
import { findResolutionToMail, listReceivers, mailKeyOf } from './resolution-mails.repository.ts';
import { type ResolutionEvent, resolutionEvents, resolutionMail } from './written-resolutions.mail.ts';
import type { ResolutionKey } from './written-resolutions.repository.ts';

/** The attempts take three and a half hours. */
const ATTEMPTS_MAX = 10;

/** The number of mails that are written in one transaction. */
const BATCH_MAX = 250;

/** The time of the day in the Netherlands at which owners are reminded. */
const REMINDER_TIME = '09:00';

/**
 * Mails owners what happened to a resolution, unless something else happened since. A repeat mails nobody twice. Like a convocation, the mails
 * can't be switched off, because who does not vote stops what all others want.
 */
export const mailResolution = defineJob({
  name: 'mail_written_resolution',
  data: object({
    association_id: string().required(),
    resolution_id: string().required(),
    event: string<ResolutionEvent>().oneOf(resolutionEvents).required(),
  }),
  attemptsMax: ATTEMPTS_MAX,
  run: async ({ config, database, now }, { event, ...key }) =>
    inMemberBatches(database.queries, BATCH_MAX, async (transaction, page) => {
      const at = now();
      // The lock holds up whoever withdraws it, so that everybody who was asked hears that.
      const found = await findResolutionToMail(transaction, key, event, at);
      if (!found) return [];
      const { resolution, association } = found;
      const link = pageLink(config, `/meetings/written-resolutions/${key.resolution_id}`, association.code);
      const receivers = await listReceivers(transaction, key, event, page);
      for (const { user_id, ...recipient } of receivers) {
        const mail = resolutionMail(config, { event, recipient, resolution, association, link });
        await writeMail(transaction, { ...mail, dedupe_key: mailKeyOf(event, key, user_id) }, at);
      }
      return receivers;
    }),
});

/** Mails the question of a new resolution now, and the reminder on its day. */
export async function mailQuestion(
  transaction: Queries,
  key: ResolutionKey,
  days: { created_on: string; last_day: string },
  now: Date,
): Promise<void> {
  await mailResolution.add(transaction, { ...key, event: 'asked' });
  const day = reminderDay(days);
  if (day === null) return;
  const wait = momentOfDutchTime(day, REMINDER_TIME).getTime() - now.getTime();
  await mailResolution.add(transaction, { ...key, event: 'reminder' }, { delayMs: wait });
}
