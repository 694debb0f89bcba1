import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listExampleMails } from '../platform/mail/define-mail.ts';
// Every module that sends mails defines them when it is loaded.
import '../modules/index.ts';
import { type ListedMail, listMailsTo } from '../platform/mail/list-mails.repository.ts';
import { findUser } from '../modules/accounts/auth/users.repository.ts';
import { noteOperatorLook } from './note-operator-look.ts';
import { faultOfMax, json, type Run, timeOf } from './run.ts';
import { UsageFault } from './usage.ts';

const MAX_DEFAULT = '50';

function lineOf({ created_at, kind, subject, state, at, last_error, last_failed_at }: ListedMail): string {
  const failure = last_error && last_failed_at ? `${last_error} (${timeOf(last_failed_at)})` : '';
  const outcome = at === null ? state : `${state} ${timeOf(at)}`;
  return [timeOf(created_at), kind, outcome, subject, failure].filter(Boolean).join('  ');
}

function listCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, max: { type: 'string', default: MAX_DEFAULT }, ...json },
  });
  const to = values.to?.trim() ?? '';
  const faults = [
    to === '' ? 'mail list needs --to <e-mail>.' : undefined,
    faultOfMax('mail list', values.max),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new UsageFault(faults.join('\n'));
  const max = Number(values.max);
  return async (foundation) => {
    const { queries } = foundation.database;
    const user = await findUser(queries, 'email', to);
    const mails = await listMailsTo(queries, to, max);
    await noteOperatorLook(foundation, 'mail list', { user_id: user?.id });
    if (values.json) return JSON.stringify(mails, null, 2);
    if (mails.length === 0) return `There is no mail to ${to}.`;
    const rest = mails.length === max ? ['', `These are the newest ${max}. Older ones need --max.`] : [];
    return [...mails.map(lineOf), ...rest].join('\n');
  };
}

export function mailCommand([action, ...args]: string[]): Run {
  if (action === 'list') return listCommand(args);
  if (action !== 'preview') throw new UsageFault('mail needs the word list or preview.');
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
