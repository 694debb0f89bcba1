import { formsOf, type WordForm } from './dutch-forms.ts';
import { foldText } from './fold.ts';

/** Words that are on almost every page. */
const STOP_WORDS = new Set(
  `aan al als bij dat de deze die dit doch door dus een en er haar had heb heeft hem het hij hoe hun iets ik in is je kan
  maar me meer men met mij mijn naar niet nog nu of om omdat onder ons ook op over te tegen toch toen tot u uit uw van
  veel voor want was wat we wel wie wij worden zal ze zei zelf zich zij zijn zo zonder zou`.split(/\s+/u),
);

/** Whether a folded word is too common to search for. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Words of a search that count; more only make it slower. */
const WORDS_MAX = 8;

/** A way to write a word of a search: whole words one after the other, the last one in any of its forms. */
export interface Spelling {
  before: readonly string[];
  last: readonly WordForm[];
}

/** A word of a search: every way to write it, such as `cv-ketel` and `cvketel`. */
export type SearchWord = readonly Spelling[];

/** A word with an apostrophe before a final s, as in `foto's`, which is `fotos`. */
const TOKEN = /[\p{L}\p{N}]+(?:'s(?![\p{L}\p{N}]))?/gu;

/** A word of a folded text, and where it stands in it. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

export const tokensOf = (folded: string): Token[] =>
  Array.from(folded.matchAll(TOKEN), ({ 0: token, index }) => ({
    text: token.replace("'", ''),
    start: index,
    end: index + token.length,
  }));

/**
 * The words of a search as they were typed. One without a letter or figure finds nothing and is left out, and so are
 * words such as `de` and `van` beside others.
 */
export function wordsOf(q: string): string[] {
  const words = q
    .normalize('NFC')
    .split(/[\s\p{Cc}\p{Co}]+/u)
    .filter((word) => tokensOf(foldText(word)).length > 0);
  const telling = words.filter((word) => !isStopWord(foldText(word)));
  return (telling.length > 0 ? telling : words).slice(0, WORDS_MAX);
}

/** A figure or a letter or two begin too many other words to be found as their part. */
const isPartAnywhere = (word: string): boolean => /^\p{L}{3,}$/u.test(word);

const lastFormsOf = (token: string, isLast: boolean): WordForm[] =>
  isLast || isPartAnywhere(token) ? formsOf(token) : [{ text: token, isPart: false }];

/** Figures with a point or a comma are an amount: `50,00` is no part of `25000000`. */
const isAmount = (word: string): boolean => /[.,]/u.test(word) && !/\p{L}/u.test(word);

function searchWordOf(word: string, isLast: boolean): SearchWord {
  const tokens = tokensOf(foldText(word)).map(({ text }) => text);
  const last = lastFormsOf(tokens.at(-1) ?? '', isLast);
  if (tokens.length < 2) return [{ before: [], last }];
  const typed = { before: tokens.slice(0, -1), last };
  if (isAmount(word)) return [typed];
  return [typed, { before: [], last: lastFormsOf(tokens.join(''), isLast) }];
}

/** How the words of a search, as `wordsOf` gives them, can be written. The last one may be half typed. */
export const searchWordsOf = (words: readonly string[]): SearchWord[] =>
  words.map((word, at) => searchWordOf(word, at === words.length - 1));

/** The same for texts of pages, in which words such as `de` are not searched. */
export const textWordsOf = (words: readonly string[]): SearchWord[] =>
  searchWordsOf(words.filter((word) => !isStopWord(foldText(word))));
