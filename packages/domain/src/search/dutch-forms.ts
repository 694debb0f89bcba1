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

/** No Dutch word ends in z or v: `huiz` becomes `huis`, `briev` becomes `brief`. */
const hardened = (base: string): string => base.replace(/z$/u, 's').replace(/v$/u, 'f');
const softened = (base: string): string => base.replace(/s$/u, 'z').replace(/f$/u, 'v');

const DIGRAPHS = new Set(['aa', 'au', 'ee', 'eu', 'ie', 'oe', 'oo', 'ou', 'uu']);

/** Returns the possible words after an ending that begins with a vowel is removed: `goot` for `got(en)`, `trap` for `trapp(en)`. */
function closed(base: string): string[] {
  if (/([b-df-hj-np-tvxz])\1$/u.test(base)) return [base.slice(0, -1)];
  const isOpen = /[aeou][b-df-hj-np-tvz]$/u.test(base) && !DIGRAPHS.has(base.slice(-3, -1));
  const long = base.slice(0, -2) + base.slice(-2, -1) + base.slice(-2);
  return isOpen ? [hardened(long), hardened(base)] : [hardened(base)];
}

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

/** Returns the possible plurals of a word by its spelling, including wrong ones: `goten` for `goot`, `fotos` for `foto`. */
export function pluralsOf(word: string): string[] {
  const irregular = IRREGULAR.flatMap(([singular, plural]) => swap(word, singular, plural));
  const withEn = /[aeo]$/u.test(word) ? [`${word}n`] : opened(word).map((base) => `${base}en`);
  const withDiaeresis = /[ei]e$/u.test(word) ? [`${word}en`] : [];
  return [`${word}s`, ...withEn, ...withDiaeresis, ...irregular];
}

const withoutEnding = (word: string, ending: 'e' | 'en' | 'ing'): string[] =>
  word.endsWith(ending) ? closed(word.slice(0, -ending.length)) : [];

/** Returns the words of which a word may be the plural or an inflected form, including wrong ones: `goot` and `got` for `goten`. */
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

export interface WordForm {
  text: string;
  isPart: boolean;
}

const isInflected = (word: string): boolean => /^[a-z]{3,}$/u.test(word);

/** Shorter derived forms, such as `led` from `leden`, are part of many other words. */
const DERIVED_PART_LENGTH_MIN = 5;

/** `proce` does not match parts of words, because it may be a wrong singular of `proces`. */
const isPart = (form: string, word: string): boolean =>
  form.length >= DERIVED_PART_LENGTH_MIN && !(form.endsWith('e') && word === `${form}s`);

/** Returns the forms of a folded word: itself, singulars, stems, plurals. Some are not words, which is harmless: no text has them. */
export function formsOf(word: string): WordForm[] {
  const typed = { text: word, isPart: true };
  if (!isInflected(word)) return [typed];
  const singulars = singularsOf(word).filter(isInflected);
  const stems = singulars.flatMap(singularsOf).filter(isInflected);
  const derived = new Set([...singulars, ...stems, ...[word, ...singulars].flatMap(pluralsOf)]);
  derived.delete(word);
  return [typed, ...Array.from(derived, (text) => ({ text, isPart: isPart(text, word) }))];
}
