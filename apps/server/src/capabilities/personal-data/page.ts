import type { Brand } from '@mijn/domain/brand';
import { dutchTime, formatByteSize, formatDate, formatLongDate, formatTime } from '@mijn/domain/formats';
import { withoutBidiControls } from '@mijn/domain/texts';
import { escapeHtml } from '../../platform/texts/escape-html.ts';
import type { PersonalData, PersonalRow } from './personal-data.ts';
import { pageStyle } from './page-style.ts';
import { texts } from './texts.ts';

const escape = (text: string): string => escapeHtml(withoutBidiControls(text));

const momentOf = (moment: Date): string => {
  const time = dutchTime(moment);
  return `${formatDate(time)}, ${formatTime(time)}`;
};

function wordsOf(value: unknown, words: Readonly<Record<string, string>> = {}): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return momentOf(value);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map((item) => wordsOf(item, words)).join(', ');
  if (typeof value === 'string') return words[value] ?? value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

export function pageStart(brand: Brand, name: string, made: Date, parts: readonly PersonalData[]): string {
  const title = escape(texts.title(brand, name));
  const time = dutchTime(made);
  const items = parts.map((part) => `<li><a href="#${part.name}">${escape(part.title)}</a></li>`);
  const intro = [
    texts.made(`${formatLongDate(time)}, ${formatTime(time)}`),
    ...texts.intro(brand),
    texts.question(brand),
  ];
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${intro.map((line) => `<p>${escape(line)}</p>`).join('\n')}
<nav aria-labelledby="inhoud"><h2 id="inhoud">${texts.contents}</h2><ol>${items.join('')}</ol></nav>
`;
}

export const partStart = ({ name, title }: PersonalData): string =>
  `<section aria-labelledby="${name}"><h2 id="${name}">${escape(title)}</h2>\n`;

export function rowOf({ labels, words }: PersonalData, row: PersonalRow, file: string | undefined): string {
  const shown = Object.entries(labels)
    .map(([column, label]) => {
      const value = row[column];
      const isSize = column === 'byte_size' && typeof value === 'number';
      return [label, isSize ? formatByteSize(value) : wordsOf(value, words[column])] as const;
    })
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `<div><dt>${escape(label)}</dt><dd>${escape(text)}</dd></div>`);
  if (file !== undefined) {
    const url = file.split('/').map(encodeURIComponent).join('/');
    const link = `<a href="${escape(url)}">${escape(file)}</a>`;
    shown.push(`<div><dt>${texts.file}</dt><dd>${link}</dd></div>`);
  }
  return `<dl>${shown.join('')}</dl>\n`;
}

export const partEnd = (rows: number): string => `${rows === 0 ? `<p>${texts.none}</p>\n` : ''}</section>\n`;

export const pageEnd = '</main>\n</body>\n</html>\n';
