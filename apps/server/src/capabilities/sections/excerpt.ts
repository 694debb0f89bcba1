import { ITEM_EXCERPT_LENGTH_MAX } from '@mijn/domain/limits';

const ELLIPSIS = '…';

/** Returns the begin of a text on one line, whole words up to `ITEM_EXCERPT_LENGTH_MAX` characters. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= ITEM_EXCERPT_LENGTH_MAX) return line;
  const begin = line.slice(0, ITEM_EXCERPT_LENGTH_MAX - ELLIPSIS.length);
  // A text without spaces is cut anywhere, but not within a character of two code units.
  return `${begin.replace(/(?: \S*|[\uD800-\uDBFF])$/u, '')}${ELLIPSIS}`.toWellFormed();
}
