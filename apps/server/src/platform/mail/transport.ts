import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type * as nodemailer from 'nodemailer';
import type { outboxMails } from '../database/index.ts';
import type { Config } from '../config/read-config.ts';
import { inSpan } from '../tracing/tracing.ts';
import type { Mail, MailingList } from './define-mail.ts';

/** A PDF that a mail brings. */
export interface MailAttachment {
  name: string;
  bytes: Buffer;
}

/** A mail to send. Its `id` is the same in each attempt, so that a duplicate can be recognised. */
export type OutgoingMail = Pick<
  typeof outboxMails.$inferSelect,
  'id' | 'recipient' | 'subject' | 'text_body' | 'html_body'
> &
  Partial<Pick<Mail, 'list' | 'thread'>> & { attachment?: MailAttachment | undefined };

export interface Transport {
  /** @throws Error if the mail server refuses the mail. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The folder is used if no SMTP server is configured. */
export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'mail');
}

/** Returns the headers of a mail that members can unsubscribe from (RFC 2369, RFC 2919 and RFC 8058). */
const listHeaders = ({ name, id, unsubscribe }: MailingList, host: string) => ({
  list: { id: { url: `${id}.${host}`, comment: name }, unsubscribe: { url: unsubscribe, comment: '' } },
  headers: {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

/** Returns a mail as nodemailer needs it. A conversation has an id to which all its mails refer (RFC 5322 §3.6.4). */
const asMessage = (
  { brand, appUrl: { hostname } }: Pick<Config, 'brand' | 'appUrl'>,
  { id, recipient, subject, text_body, html_body, attachment, list, thread }: OutgoingMail,
) => ({
  from: { name: brand.portal_name, address: brand.email },
  to: recipient,
  subject,
  text: text_body,
  html: html_body,
  ...(attachment && {
    attachments: [{ filename: attachment.name, content: attachment.bytes, contentType: 'application/pdf' }],
  }),
  messageId: `<${id}@${hostname}>`,
  ...(thread !== undefined && {
    inReplyTo: `<${thread}@${hostname}>`,
    references: `<${thread}@${hostname}>`,
  }),
  ...(list ? listHeaders(list, hostname) : { headers: { 'Auto-Submitted': 'auto-generated' } }),
});

/** Opens something with the first mail, because its library takes long to load and no start of a server should wait for it. */
function withFirstMail<T extends { close: () => void }>(open: (library: typeof nodemailer) => T) {
  let opened: Promise<T> | undefined;
  return {
    get: async (): Promise<T> => (opened ??= import('nodemailer').then(open)),
    close: (): void => void opened?.then((transport) => transport.close()),
  };
}

function fileTransport(config: Config): Transport {
  const composer = withFirstMail(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  const folder = mailFolder(config);
  return {
    send: async (mail) => {
      const { message } = await (await composer.get()).sendMail(asMessage(config, mail));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
    close: composer.close,
  };
}

function smtpTransport(config: Config, url: string): Transport {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const secure = protocol === 'smtps:';
  const options = {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A server without STARTTLS, or somebody between who removes it, gets no password (docs/product.md#configuration).
    requireTLS: password !== '' && searchParams.get('tls') !== 'optional',
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    ...TIMEOUTS,
  };
  const smtp = withFirstMail(({ createTransport }) => createTransport(options));
  return {
    send: async (mail) => {
      await (await smtp.get()).sendMail(asMessage(config, mail));
    },
    close: smtp.close,
  };
}

/** Writes each mail to an `.eml` file if no SMTP server is configured (docs/product.md#mail). */
export function createMailTransport(config: Config): Transport {
  const { send, close } =
    config.smtpUrl === undefined ? fileTransport(config) : smtpTransport(config, config.smtpUrl);
  return { send: async (mail) => inSpan('mail send', { kind: 'client' }, async () => send(mail)), close };
}
