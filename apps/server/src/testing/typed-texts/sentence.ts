const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** Every sign that people type: all of ASCII, two spaces, accents, an emoji of several characters, an address. */
export const SENTENCE = `wel en/of niet,  € 10/maand ${ASCII} café ĲŁß 👍🏽 https://voorbeeld.nl/enquete/2026?a=1&b=2`;

let marks = 0;

/**
 * Pieces begin with their own mark, to be found in responses, rows and mails, and end without spaces, which are trimmed.
 */
export function piecesOf(lengthMax: number, sentence = SENTENCE): string[] {
  const pieces: string[] = [];
  const start = (): string => `m${(marks += 1)}m `;
  let piece = start();
  for (const { segment } of new Intl.Segmenter('nl').segment(sentence)) {
    if (piece.length + segment.length + 1 > lengthMax) {
      pieces.push(`${piece}.`);
      piece = start();
    }
    piece += segment;
  }
  return [...pieces, `${piece}.`];
}

/** A random token in a link can have the letters of a mark, so that a mark is a word of its own. */
const hasMarkOf = (text: string, piece: string): boolean =>
  new RegExp(`(?<![\\w-])${piece.split(' ')[0] ?? ''}(?![\\w-])`, 'u').test(text);

export const changedIn = (texts: readonly string[], pieces: readonly string[]): string[] =>
  texts.filter((text) => pieces.some((piece) => hasMarkOf(text, piece) && !text.includes(piece)));
