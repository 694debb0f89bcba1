/** The form of address before a name, such as the provider writes it. */
const ADDRESS = /^(?:de heer|dhr\.?|mevrouw|mevr\.?|mw\.?)\s+(?=\S)/iu;

/**
 * Returns the initials of the first and the last word of a name: AV for "Anna de Vries", A for "Anna". A form of address is no part of the
 * name: KO for "de heer K. Overdijk".
 */
export function initialsOf(name: string): string {
  const words = name.trim().replace(ADDRESS, '').split(/\s+/u);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return Array.from(words[0] ?? '')
    .slice(0, 1)
    .concat(Array.from(last).slice(0, 1))
    .join('')
    .toUpperCase();
}
