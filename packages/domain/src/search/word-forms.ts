import { pluralsOf, singularsOf } from './dutch-forms.ts';

/** A form of a word, folded. */
export interface WordForm {
  text: string;
  /** Whether a longer word that begins or ends with it is found as well. */
  isPart: boolean;
}

/** Whether rules can change a word: fewer letters are an abbreviation. */
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
