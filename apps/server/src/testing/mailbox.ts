import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Config } from '../platform/config/read-config.ts';
import { mailFolder } from '../platform/mail/transport.ts';

/** Sorts mails by time, the oldest first. */
export async function readMailbox(config: Config): Promise<Email[]> {
  const folder = mailFolder(config);
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}
