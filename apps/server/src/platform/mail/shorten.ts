/** Returns the beginning of a text: at most a number of characters, cut between words if there are several. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return text
    .slice(0, length)
    .toWellFormed()
    .replace(/(?<!\s)\s+\S*$/u, '');
}
