import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/index.ts';
import { createMailTransport, deliverNext, mailFolder } from '../mail/index.ts';

/** Less than a test may take, so that it tells which mail is missing. */
const GIVE_UP_AFTER_MS = 20_000;

async function readMails(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}

/**
 * Delivers what is in the outbox into files and reads them, oldest first, once there are as many as expected: mails
 * may be written after the answer of their call.
 */
export async function readMailbox(
  { queries }: Database,
  config: Config,
  { count, now }: { count: number; now: () => Date },
): Promise<Email[]> {
  const delivery = { queries, transport: createMailTransport(config), now, log: pino({ level: 'silent' }) };
  for (const deadline = Date.now() + GIVE_UP_AFTER_MS; ;) {
    while (await deliverNext(delivery));
    const mails = await readMails(mailFolder(config));
    if (mails.length >= count || Date.now() > deadline) return mails;
    await wait(20);
  }
}
