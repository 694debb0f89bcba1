/** Words that do not identify an association or company: legal forms, forms of address, and prepositions. */
const COMMON = new Set(
  `vve vereniging van eigenaars eigenaren eigenaar de het den der een en te in op aan t s
  bv nv vof cv ua bestuur administratie penningmeester secretaris heer mevrouw dhr mevr bewoners
  pa co tav tnv inzake namens voor p a c o v n e gebouw complex appartementencomplex appartementengebouw flatgebouw
  beheer beheerder debiteur klant nr nummer tm`.split(/\s+/u),
);

/** Abbreviations, in full. */
const FULL: Readonly<Record<string, string>> = { st: 'sint', str: 'straat' };

/** A word of this many letters or more may have one letter wrong. */
const FUZZY_LENGTH_MIN = 6;

/** The words and numbers of a text, plain: `V.v.E. ’t Veerhuis 3-31` is `vve t veerhuis 3 31`. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u00AD]/gu, '')
    .toLowerCase()
    // Initials belong together: `v.v.e.`, `t.a.v.`, `p/a`.
    .replaceAll(/(?<!\p{L})\p{L}(?:[./]\p{L})+(?!\p{L})/gu, (initials) => initials.replaceAll(/[./]/gu, ''));
  return (plain.match(/\p{L}+|\d+/gu) ?? []).map((word) => FULL[word] ?? word);
}

/** Whether a word of `wordsOf` is a number. */
export const isNumber = (word: string): boolean => /^\d/u.test(word);

/** The words of a name that identify it. */
export const ownWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !isNumber(word) && !COMMON.has(word));

/** Whether two words are equal, or differ in one letter that is wrong, missing or extra. */
function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < FUZZY_LENGTH_MIN || long.length - short.length > 1) return false;
  const at = Array.from(long).findIndex((letter, index) => letter !== short[index]);
  const rest = short.slice(long.length === short.length ? at + 1 : at);
  return long.slice(at + 1) === rest;
}

/** Whether a list of words contains a word, with at most one letter wrong. */
export const holds = (words: readonly string[], word: string): boolean =>
  words.some((one) => isNearly(one, word));

/** Whether two names may be one company's: they share a word of their own, or one of them has none. */
export function areAlike(one: string, other: string): boolean {
  const [words, others] = [ownWords(one), ownWords(other)];
  return words.length === 0 || others.length === 0 || words.some((word) => holds(others, word));
}
