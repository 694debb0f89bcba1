/** Stands for a character that the fonts lack. It is no question mark, which a text could contain itself. */
const REPLACEMENT = '◊';

/** Characters that the fonts lack, and others of the same meaning. */
const ALIKE: Readonly<Record<string, string>> = { '\u2010': '-', '\u2011': '-', '→': '->', '\t': ' ' };

/** Control characters other than line ends, and characters without width. */
const UNSEEN = /[^\P{C}\n]/gu;

const MARK = /\p{M}/u;

function spelled(character: string, has: (codePoint: number) => boolean): string {
  const known = (part: string): boolean => part === '\n' || has(part.codePointAt(0) ?? 0);
  if (known(character)) return character;
  const alike = ALIKE[character];
  if (alike !== undefined) return alike;
  const parts = Array.from(character.normalize('NFKD')).filter((part) => known(part) || !MARK.test(part));
  return parts.length > 0 && parts.every(known) ? parts.join('') : REPLACEMENT;
}

/**
 * Returns a text in characters that the fonts have. A letter that they lack is composed of a letter and its marks; every
 * other character becomes a visible replacement, so that no text is too strange to be drawn.
 */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  const lines = text.replaceAll(/\r\n?|\u2028|\u2029/gu, '\n').replaceAll('\t', ' ');
  return Array.from(lines.normalize('NFC').replaceAll(UNSEEN, ''))
    .map((character) => spelled(character, has))
    .join('');
}
