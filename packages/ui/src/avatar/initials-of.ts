/** First and last letter of a name: "Anna de Vries" becomes AV, "Anna" becomes A. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return Array.from(words[0] ?? '')
    .slice(0, 1)
    .concat(Array.from(last).slice(0, 1))
    .join('')
    .toUpperCase();
}
