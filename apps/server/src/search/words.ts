/** Words of a search that count; more only make it slower. */
const WORDS_MAX = 8;

/** The words of a search; one without a letter or figure finds nothing and is left out. */
export function wordsOf(q: string): string[] {
  return q
    .normalize('NFC')
    .split(/[\s\p{Cc}\p{Co}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, WORDS_MAX);
}
