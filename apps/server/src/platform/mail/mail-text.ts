import type { Brand } from '@mijn/domain/brand';
import { formatByteSize } from '@mijn/domain/formats';
import type { MailContent, MailLink, MailList, MailParagraph } from './content.ts';
import { texts } from './texts.ts';

const linkText = ({ label, link }: MailLink): string => `${label}:\n${link}`;

const plain = (paragraph: MailParagraph): string =>
  typeof paragraph === 'string' ? paragraph : paragraph.text;

const underlined = (text: string, line: string): string =>
  `${text}\n${line.repeat(Math.min(text.length, 60))}`;

const quoted = (line: string): string =>
  line
    .split('\n')
    .map((part) => `> ${part}`.trimEnd())
    .join('\n');

const listText = ({ heading, items, more }: MailList): string =>
  [
    `${heading}:`,
    ...items.map(({ label, link, details }) => `- ${[label, details].filter(Boolean).join(', ')}\n  ${link}`),
    ...(more ? [`- ${more.label}\n  ${more.link}`] : []),
  ].join('\n');

export function mailAsText(brand: Brand, content: MailContent): string {
  const { kicker, heading, greeting, before, quote, files = [], sections = [], button, after } = content;
  const quotedLines = quote ? [...quote.lines, ...(quote.rest ? [quote.rest] : [])] : [];
  const blocks = [
    [brand.portal_name, ...(kicker ? [kicker] : [])].join('\n'),
    underlined(heading, '='),
    greeting,
    ...before.map(plain),
    ...(quotedLines.length > 0 ? [quotedLines.map(quoted).join('\n>\n')] : []),
    ...(files.length > 0
      ? [
          [
            `${texts.attachments(files.length)}:`,
            ...files.map(({ name, byte_size }) => `- ${name} (${formatByteSize(byte_size)})`),
          ].join('\n'),
        ]
      : []),
    ...sections.flatMap(({ heading: name, lists }) => [underlined(name, '-')].concat(lists.map(listText))),
    ...(button ? [linkText(button)] : []),
    ...after.map(plain),
    ...(content.isLetter ? [texts.closing(brand.company).join('\n')] : []),
    '-'.repeat(20),
    content.reason,
    ...(content.endings ?? []).map(linkText),
    texts.sender(brand),
  ];
  return `${blocks.join('\n\n')}\n`;
}
