/**
 * Returns words as a list in a sentence, such as `4, 5 en 6`. The result is that of `Intl.ListFormat` in Dutch, of which the first use takes a
 * phone up to 150 ms.
 */
export function formatList(words: Iterable<string | number>, last: 'en' | 'of' = 'en'): string {
  const all = [...words];
  const end = all.splice(-2).join(` ${last} `);
  return [...all, end].join(', ');
}
