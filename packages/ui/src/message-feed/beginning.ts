/** The number of characters and lines above which a text is shown shortened. */
const LENGTH_MAX = 1200;
const LINES_MAX = 16;

/** The part of the maximum that a shortened text has, so that "Lees verder" never hides a few words only. */
const SHORTENED = 0.75;

/** Returns the beginning of a long text, cut off after a whole word, or undefined for a short text. */
export function beginningOf(text: string): string | undefined {
  const lines = text.split('\n');
  if (text.length <= LENGTH_MAX && lines.length <= LINES_MAX) return undefined;
  const start = lines
    .slice(0, LINES_MAX * SHORTENED)
    .join('\n')
    .slice(0, LENGTH_MAX * SHORTENED);
  // A text of one very long word is cut off within the word.
  const words = /^.*(?=\s)/su.exec(start)?.[0] ?? start;
  return `${start.length < LENGTH_MAX * SHORTENED ? start : words.trimEnd()} …`;
}
