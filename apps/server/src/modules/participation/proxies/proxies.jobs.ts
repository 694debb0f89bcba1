import { buffer } from 'node:stream/consumers';
import { object, string } from 'yup';
import { pageLink } from '../../../capabilities/notifications/links.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { proxyEvents, type ProxyEvent, proxyMail, type ReceiverRole } from './proxies.mail.ts';
import { findProxyToMail, listReceivers } from './proxy-mails.repository.ts';
import { drawProxy, fileNameOf } from './proxy-pdf.service.ts';

/** The attempts take three and a half hours. */
const ATTEMPTS_MAX = 10;

/** Who is mailed. Whoever caused an event sees it on the screen, except the giver, who gets the document. */
const receivers: Readonly<Record<ProxyEvent, readonly ReceiverRole[]>> = {
  given: ['giver', 'holder', 'co_owner'],
  on_paper: ['giver', 'holder', 'co_owner'],
  accepted: ['giver'],
  refused: ['giver', 'co_owner', 'board'],
  given_back: ['giver', 'co_owner', 'board'],
  withdrawn: ['holder', 'co_owner'],
  objected: ['giver', 'holder', 'board'],
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
    at: string().required(),
  }),
  attemptsMax: ATTEMPTS_MAX,
  run: async ({ config, database, now }, { event, at, ...key }) => {
    const found = await findProxyToMail(database, key);
    if (!found) return;
    const { signed, meeting, association, accepted_at } = found;
    const attachment = HAVE_DOCUMENT.has(event)
      ? { name: fileNameOf(signed), bytes: await buffer(drawProxy(config, signed)) }
      : undefined;
    const link = pageLink(config, `/meetings/${meeting.id}`, association.code);
    const about = {
      apartments: signed.apartments.map(({ name }) => name),
      numbers: signed.is_whole_meeting ? [] : signed.items.map(({ number }) => number),
      wasAccepted: accepted_at !== null,
      code: signed.code,
    };
    await inTransaction(database.queries, async (transaction) => {
      for (const { user_id, role, ...recipient } of await listReceivers(transaction, key)) {
        if (!receivers[event].includes(role)) continue;
        const mail = proxyMail(config, { ...found, ...about, recipient, role, event, link });
        const dedupe_key = `proxy:${key.proxy_id}:${event}:${at}:${user_id}`;
        await writeMail(transaction, { ...mail, dedupe_key }, now(), attachment);
      }
    });
  },
});
