/** The letters that Unicode does not decompose, with their replacements. They equal those of the database function `unaccent`. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ŧ: 't',
  '’': "'",
  '‘': "'",
};

/** Returns a text without capitals and accents, in the form in which the database compares it (`fold_text`). */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðħıłŋþŧ’‘]/gu, (letter) => LETTERS[letter] ?? letter);

export interface FoldedText {
  text: string;
  starts: number[];
  ends: number[];
}

/** Returns the folded text with the original position of each character, because one character can become none or several. */
export function foldWithPlaces(original: string): FoldedText {
  let text = '';
  let isAfterSpace = true;
  const starts: number[] = [];
  const ends: number[] = [];
  for (let start = 0, end; start < original.length; start = end) {
    const character = String.fromCodePoint(original.codePointAt(start) ?? 0);
    end = start + character.length;
    const folded = character < '\u0080' ? character.toLowerCase() : foldText(character);
    for (let at = 0; at < folded.length; at += 1) {
      const isSpace = folded.charAt(at) <= ' ';
      if (isSpace && isAfterSpace) continue;
      isAfterSpace = isSpace;
      text += isSpace ? ' ' : folded.charAt(at);
      starts.push(start);
      ends.push(end);
    }
  }
  return { text, starts, ends };
}
