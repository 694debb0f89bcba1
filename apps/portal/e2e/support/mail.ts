import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Without an SMTP server, the server writes mails to the data folder. */
export async function mailsIn(dataDir: string, email: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}

const URLS = /https?:\/\/[^\s"<>]+/gu;

export const pathsIn = (mails: readonly Email[], beginning: string): string[] =>
  mails.flatMap(({ text = '' }) => {
    const paths = [...text.matchAll(URLS)].map(([url]) => url.slice(new URL(url).origin.length));
    return paths.find((link) => link.startsWith(beginning)) ?? [];
  });

export function linkIn({ html = '' }: Email, words: string): string {
  for (const [, href = '', content = ''] of html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gu))
    if (decoded(content).includes(words)) return decoded(href);
  throw new Error(`The mail has no link "${words}".`);
}

const decoded = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
