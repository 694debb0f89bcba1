/** Legal forms, forms of address and prepositions, which identify no association or company. */
const COMMON = new Set(
  `vve vereniging van eigenaars eigenaren eigenaar de het den der een en te in op aan t s
  bv nv vof cv ua bestuur administratie penningmeester secretaris heer mevrouw dhr mevr bewoners
  pa co tav tnv inzake namens voor p a c o v n e gebouw complex appartementencomplex appartementengebouw flatgebouw
  beheer beheerder debiteur klant nr nummer tm`.split(/\s+/u),
);

const FULL: Readonly<Record<string, string>> = { st: 'sint', str: 'straat' };

const FUZZY_LENGTH_MIN = 6;

/** Returns words and numbers without capitals, accents and punctuation: `V.v.E. ’t Veerhuis 3-31` becomes `vve t veerhuis 3 31`. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u00AD]/gu, '')
    .toLowerCase()
    // Initials are joined into one word: `v.v.e.`, `t.a.v.`, `p/a`.
    .replaceAll(/(?<!\p{L})\p{L}(?:[./]\p{L})+(?!\p{L})/gu, (initials) => initials.replaceAll(/[./]/gu, ''));
  return (plain.match(/\p{L}+|\d+/gu) ?? []).map((word) => FULL[word] ?? word);
}

const LEGAL_FORMS = new Set(['bv', 'nv', 'vof', 'cv', 'ua', 'ba']);

export function plainWords(name: string): string[] {
  const words = wordsOf(name);
  const own = words.filter((word) => !LEGAL_FORMS.has(word));
  return own.length > 0 ? own : words;
}

/** Legal forms, spaces and the order of words do not count. */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [plainWords(one), plainWords(other)];
  const sorted = (list: readonly string[]): string => [...list].sort().join(' ');
  return words.length > 0 && (words.join('') === others.join('') || sorted(words) === sorted(others));
}

export const isNumber = (word: string): boolean => /^\d/u.test(word);

export const ownWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !isNumber(word) && !COMMON.has(word));

function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < FUZZY_LENGTH_MIN || long.length - short.length > 1) return false;
  const at = Array.from(long).findIndex((letter, index) => letter !== short[index]);
  const rest = short.slice(long.length === short.length ? at + 1 : at);
  return long.slice(at + 1) === rest;
}

export const holds = (words: readonly string[], word: string): boolean =>
  words.some((one) => isNearly(one, word));

/** Returns whether two names may belong to one company: they share a telling word, or one of them has none. */
export function areAlike(one: string, other: string): boolean {
  const [words, others] = [ownWords(one), ownWords(other)];
  return words.length === 0 || others.length === 0 || words.some((word) => holds(others, word));
}
