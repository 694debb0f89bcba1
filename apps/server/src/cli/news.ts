import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dutchTime } from '@mijn/domain/formats';
import { ATTACHMENTS_MAX, MESSAGE_TEXT_LENGTH_MAX, SUBJECT_LENGTH_MAX } from '@mijn/domain/limits';
import { StartFault } from '../platform/config/errors.ts';
import { faultOfDocument } from '../capabilities/import/import-file.ts';
import { openScanner, type Scanner } from '../platform/malware/scanner.ts';
import { typedLine, typedText } from '../platform/texts/typed-text.ts';
import { addNews } from '../modules/news/add-news.repository.ts';
import type { Foundation } from '../platform/foundation.ts';
import { readDutchMoment } from '../platform/texts/dutch-moment.ts';
import { UsageFault } from './usage.ts';

/** The limit in bytes. A character takes at most four. */
const TEXT_BYTES_MAX = 4 * MESSAGE_TEXT_LENGTH_MAX;

function faultOfSubject(subject: string): string | undefined {
  if (subject === '') return 'news add needs --subject <text>.';
  return subject.length > SUBJECT_LENGTH_MAX
    ? `news add: --subject has ${subject.length} characters; at most ${SUBJECT_LENGTH_MAX} are allowed.`
    : undefined;
}

async function readText(file: string): Promise<{ text: string } | { fault: string }> {
  const content = await readFile(file).catch(() => undefined);
  if (!content) return { fault: `--text-file: ${file} can't be read: name a text file that exists.` };
  if (content.length > TEXT_BYTES_MAX) return { fault: `--text-file: ${file} is too long.` };
  try {
    const text = typedText(new TextDecoder('utf-8', { fatal: true }).decode(content));
    if (text === '') return { fault: `--text-file: ${file} has no text.` };
    return text.length > MESSAGE_TEXT_LENGTH_MAX
      ? {
          fault: `--text-file: ${file} has ${text.length} characters; at most ${MESSAGE_TEXT_LENGTH_MAX} are allowed.`,
        }
      : { text };
  } catch {
    return { fault: `--text-file: ${file} is not UTF-8 text: save it as UTF-8.` };
  }
}

async function faultsOfAttachments(files: readonly string[], scanner: Scanner): Promise<string[]> {
  const faults = await Promise.all(
    files.map(async (file) =>
      faultOfDocument({ folder: path.dirname(file), scanner }, path.basename(file), ['pdf']),
    ),
  );
  return faults.flatMap((fault) => (fault === undefined ? [] : [`--attach: ${fault}`]));
}

export function newsCommand([action, ...args]: string[]): (foundation: Foundation) => Promise<string> {
  if (action !== 'add') throw new UsageFault('news needs the word add: news add --subject … --text-file ….');
  const { values } = parseArgs({
    args,
    options: {
      subject: { type: 'string' },
      'text-file': { type: 'string' },
      attach: { type: 'string', multiple: true, default: [] },
      association: { type: 'string' },
      'publish-at': { type: 'string' },
      urgent: { type: 'boolean', default: false },
    },
  });
  const subject = typedLine(values.subject ?? '');
  const textFile = values['text-file'];
  const publishAt = values['publish-at'];
  const published_at = publishAt === undefined ? undefined : readDutchMoment(publishAt);
  const faults = [
    faultOfSubject(subject),
    textFile ? undefined : 'news add needs --text-file <file>.',
    publishAt !== undefined && !published_at
      ? `news add: --publish-at ${publishAt} is not a moment: write it like 2026-12-01 09:30, in Dutch time.`
      : undefined,
    values.attach.includes('') ? 'news add: --attach is empty: name a PDF file.' : undefined,
    values.attach.length > ATTACHMENTS_MAX
      ? `news add: --attach is there ${values.attach.length} times; at most ${ATTACHMENTS_MAX} are allowed.`
      : undefined,
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0 || !textFile) throw new UsageFault(faults.join('\n'));
  const attachments = values.attach.map((file) => path.resolve(file));

  return async (foundation) => {
    const read = await readText(path.resolve(textFile));
    const ofAttachments = await faultsOfAttachments(attachments, openScanner(foundation.config));
    const wrong = [...('fault' in read ? [read.fault] : []), ...ofAttachments];
    if ('fault' in read || wrong.length > 0) throw new StartFault(wrong.join('\n'));
    const { association, urgent: is_urgent } = values;
    const news = { subject, text: read.text, attachments, association, published_at, is_urgent };
    const item = await addNews(foundation, news, console.error);
    const whom = association === undefined ? 'all associations' : `association ${association}`;
    const time = dutchTime(item.published_at).slice(0, 16).replace('T', ' ');
    return item.published_at > foundation.now()
      ? `Added "${subject}" for ${whom}. Members read it from ${time}, in Dutch time.`
      : `Added "${subject}" for ${whom}. Members read it now.`;
  };
}
