import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listExampleMails } from '../platform/mail/define-mail.ts';
// Every module that sends mails defines them when it is loaded.
import '../modules/index.ts';
import type { Foundation } from '../platform/foundation.ts';
import { UsageFault } from './usage.ts';

export function mailCommand([action, ...args]: string[]): (foundation: Foundation) => Promise<string> {
  if (action !== 'preview')
    throw new UsageFault('mail needs the word preview: mail preview [--out <folder>].');
  const { values } = parseArgs({ args, options: { out: { type: 'string' } } });
  return async ({ config }) => {
    const folder = path.resolve(values.out ?? path.join(config.dataDir, 'mail-preview'));
    await mkdir(folder, { recursive: true });
    const mails = listExampleMails(config);
    for (const [name, { html_body, text_body }] of mails) {
      await writeFile(path.join(folder, `${name}.html`), html_body);
      await writeFile(path.join(folder, `${name}.txt`), text_body);
    }
    const names = mails.map(([name]) => name).toSorted();
    return `Wrote ${names.join(', ')} as .html and .txt to ${folder}`;
  };
}
