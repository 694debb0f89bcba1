import type { FormValues } from './draft.ts';

const TELLING = ['subject', 'title', 'name', 'remark', 'text', 'summary'] as const;

const LENGTH_MAX = 40;

export function draftTitle(values: FormValues): string | undefined {
  const words = TELLING.map((name) => values[name])
    .map((value) => (typeof value === 'string' ? value.trim().replaceAll(/\s+/gu, ' ') : ''))
    .find((text) => text !== '');
  if (words === undefined || words.length <= LENGTH_MAX) return words;
  const characters = Array.from(new Intl.Segmenter('nl').segment(words), ({ segment }) => segment);
  if (characters.length <= LENGTH_MAX) return words;
  const start = characters.slice(0, LENGTH_MAX).join('');
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}
