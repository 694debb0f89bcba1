/** Irregular endings, singular and plural. They also apply to compounds, such as `bestuurslid`. */
const IRREGULAR = [
  ['lid', 'leden'],
  ['stad', 'steden'],
  ['schip', 'schepen'],
  ['smid', 'smeden'],
  ['kind', 'kinderen'],
  ['blad', 'bladeren'],
  ['rad', 'raderen'],
  ['heid', 'heden'],
  ['um', 'a'],
  ['icus', 'ici'],
] as const;

const swap = (word: string, from: string, to: string): string[] =>
  word.endsWith(from) ? [word.slice(0, -from.length) + to] : [];

/** `huiz` is `huis`, `briev` is `brief`: no Dutch word ends in z or v. */
const hardened = (base: string): string => base.replace(/z$/u, 's').replace(/v$/u, 'f');
const softened = (base: string): string => base.replace(/s$/u, 'z').replace(/f$/u, 'v');

const DIGRAPHS = new Set(['aa', 'au', 'ee', 'eu', 'ie', 'oe', 'oo', 'ou', 'uu']);

/** What a word can be when an ending that begins with a vowel is taken off: `goot` of `got(en)`, `trap` of `trapp(en)`. */
function closed(base: string): string[] {
  if (/([b-df-hj-np-tvxz])\1$/u.test(base)) return [base.slice(0, -1)];
  const isOpen = /[aeou][b-df-hj-np-tvz]$/u.test(base) && !DIGRAPHS.has(base.slice(-3, -1));
  const long = base.slice(0, -2) + base.slice(-2, -1) + base.slice(-2);
  return isOpen ? [hardened(long), hardened(base)] : [hardened(base)];
}

/** What a word becomes before an ending that begins with a vowel: the opposite of `closed`. */
function opened(word: string): string[] {
  const long = /^(.*)([aeou])\2([b-df-hj-np-tvxz])$/u.exec(word);
  const [, head = '', vowel = '', consonant = ''] = long ?? [];
  const isShort = /(?:^|[^aeiouy])[aeiou][b-df-hj-np-tvxz]$/u.test(word);
  const bases = [
    word,
    ...(long ? [head + vowel + consonant] : []),
    ...(isShort ? [word + word.slice(-1)] : []),
  ];
  return bases.flatMap((base) => [base, softened(base)]);
}

/**
 * The plurals that a Dutch word can have by its spelling, right and wrong ones: `goten` of `goot`, `huizen` of `huis`,
 * `fotos` of `foto` (an apostrophe before the s is no part of a word here).
 */
export function pluralsOf(word: string): string[] {
  const irregular = IRREGULAR.flatMap(([singular, plural]) => swap(word, singular, plural));
  const withEn = /[aeo]$/u.test(word) ? [`${word}n`] : opened(word).map((base) => `${base}en`);
  const withDiaeresis = /[ei]e$/u.test(word) ? [`${word}en`] : [];
  return [`${word}s`, ...withEn, ...withDiaeresis, ...irregular];
}

/** What is left without an ending: `vervang` of `vervanging`, `hoog` of `hoge`. */
const withoutEnding = (word: string, ending: 'e' | 'en' | 'ing'): string[] =>
  word.endsWith(ending) ? closed(word.slice(0, -ending.length)) : [];

/**
 * The words that a Dutch word can be the plural or an inflected form of, by its spelling, right and wrong ones: `goot`
 * and `got` of `goten`.
 */
export function singularsOf(word: string): string[] {
  return [
    ...IRREGULAR.flatMap(([singular, plural]) => swap(word, plural, singular)),
    ...(/[^s]s$/u.test(word) ? [word.slice(0, -1)] : []),
    ...(word.endsWith('en') ? [word.slice(0, -1)] : []),
    ...withoutEnding(word, 'en'),
    ...(/[ei]e$/u.test(word) ? [] : withoutEnding(word, 'e')),
    ...withoutEnding(word, 'ing'),
  ];
}

/** A form of a word, folded. */
export interface WordForm {
  text: string;
  /** Whether a longer word that begins or ends with it is found as well. */
  isPart: boolean;
}

/** Whether the rules apply to a word. A shorter one is an abbreviation. */
const isInflected = (word: string): boolean => /^[a-z]{3,}$/u.test(word);

/** Letters of a form that may be a part of another word: `led`, which `leden` can come from, stands in many. */
const DERIVED_PART_LENGTH_MIN = 5;

/** `proce` may be a wrong guess at the singular of `proces`, and begins other words. */
const isPart = (form: string, word: string): boolean =>
  form.length >= DERIVED_PART_LENGTH_MIN && !(form.endsWith('e') && word === `${form}s`);

/**
 * The forms of a folded word, itself first: singular, plurals and stem, by the rules of Dutch spelling. Some are no
 * words, which costs nothing: no text has them.
 */
export function formsOf(word: string): WordForm[] {
  const typed = { text: word, isPart: true };
  if (!isInflected(word)) return [typed];
  const singulars = singularsOf(word).filter(isInflected);
  const stems = singulars.flatMap(singularsOf).filter(isInflected);
  const derived = new Set([...singulars, ...stems, ...[word, ...singulars].flatMap(pluralsOf)]);
  derived.delete(word);
  return [typed, ...Array.from(derived, (text) => ({ text, isPart: isPart(text, word) }))];
}
