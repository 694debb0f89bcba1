/** Returns the initials of the first and the last word of a name: AV for "Anna de Vries", A for "Anna". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return Array.from(words[0] ?? '')
    .slice(0, 1)
    .concat(Array.from(last).slice(0, 1))
    .join('')
    .toUpperCase();
}
