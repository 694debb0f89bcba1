import { buffer } from 'node:stream/consumers';
import { object, string } from 'yup';
import { pageLink } from '../../capabilities/notifications/links.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { writeMail } from '../../platform/mail/send-mail.job.ts';
import { proxyEvents, type ProxyEvent, proxyMail, type ReceiverRole } from './proxies.mail.ts';
import { findProxyToMail, listReceivers } from './proxy-mails.repository.ts';
import { drawProxy, fileNameOf } from './proxy-pdf.service.ts';

/** The attempts take three and a half hours. */
const ATTEMPTS_MAX = 10;

/** Who is mailed. Whoever caused an event sees it on the screen, except the giver, who gets the document. */
const receivers: Readonly<Record<ProxyEvent, readonly ReceiverRole[]>> = {
  given: ['giver', 'holder', 'co_owner'],
  on_paper: ['holder', 'co_owner'],
  accepted: ['giver'],
  refused: ['giver', 'co_owner'],
  withdrawn: ['holder', 'co_owner'],
  objected: ['giver', 'holder'],
};

/** The events whose mails bring the document. */
const HAVE_DOCUMENT: ReadonlySet<ProxyEvent> = new Set(['given', 'on_paper']);

/** Mails those whom a proxy concerns. A repeat mails nobody twice. */
export const mailProxy = defineJob({
  name: 'mail_proxy',
  data: object({
    association_id: string().required(),
    proxy_id: string().required(),
    event: string().oneOf(proxyEvents).required(),
  }),
  attemptsMax: ATTEMPTS_MAX,
  run: async ({ config, database, now }, { event, ...key }) => {
    const found = await findProxyToMail(database.queries, key);
    if (!found) return;
    const { signed, meeting, association } = found;
    const attachment = HAVE_DOCUMENT.has(event)
      ? { name: fileNameOf(signed), bytes: await buffer(drawProxy(config, signed)) }
      : undefined;
    const link = pageLink(config, `/meetings/${meeting.id}`, association.code);
    const apartments = signed.apartments.map(({ name }) => name);
    await inTransaction(database.queries, async (transaction) => {
      for (const { user_id, role, ...recipient } of await listReceivers(transaction, key)) {
        if (!receivers[event].includes(role)) continue;
        const mail = proxyMail(config, {
          ...found,
          recipient,
          role,
          event,
          apartments,
          code: signed.code,
          link,
        });
        const dedupe_key = `proxy:${key.proxy_id}:${event}:${user_id}`;
        await writeMail(transaction, { ...mail, dedupe_key }, now(), attachment);
      }
    });
  },
});
