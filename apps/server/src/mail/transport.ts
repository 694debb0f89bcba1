import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/read-config.ts';

/** A mail as it leaves. `id` names it for good, so that a repeated one can be told. */
export interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
}

export interface Transport {
  /** Delivers one mail. @throws when it was not taken. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Milliseconds to connect, and between two words of a mail server. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Where mails become files while no SMTP server is configured. */
export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'mail');
}

const asMessage = (
  { brand, appUrl }: Pick<Config, 'brand' | 'appUrl'>,
  { id, recipient, subject, text_body, html_body }: OutgoingMail,
) => ({
  from: { name: brand.portal_name, address: brand.email },
  to: recipient,
  subject,
  text: text_body,
  html: html_body,
  messageId: `<${id}@${appUrl.hostname}>`,
});

function fileTransport(config: Config): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = mailFolder(config);
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(asMessage(config, mail));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}

function smtpTransport(config: Config, url: string): Transport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const smtp = createTransport({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    ...TIMEOUTS,
  });
  return {
    send: async (mail) => {
      await smtp.sendMail(asMessage(config, mail));
    },
    close: () => smtp.close(),
  };
}

/** SMTP by configuration; without it one `.eml` file for each mail in the data folder (decisions §8). */
export function createMailTransport(config: Config): Transport {
  return config.smtpUrl === undefined ? fileTransport(config) : smtpTransport(config, config.smtpUrl);
}
