import { formsOf } from './dutch-forms.ts';
import { foldText } from './fold.ts';
import type { ReadSearch } from './read-search.ts';
import { joinedOf, tokensOf } from './search-words.ts';
import { correctionOf, isOneLetterOff } from './vve-words.ts';

/** Shorter words have too many neighbours that are one letter away. */
const MISSPELT_LENGTH_MIN = 5;

/** A longer word may begin with a word of this length, because the user may still be typing. */
const BEGINNING_LENGTH_MIN = 3;

export interface NameMatch {
  /** The number of words of the search, without small words. */
  words: number;
  /** The number of these words that the text has. */
  found: number;
}

/** Returns the words of a text, and those with a hyphen also as one word. */
function wordsIn(text: string): string[] {
  const folded = foldText(text);
  const tokens = tokensOf(folded);
  return [...tokens, ...joinedOf(folded, tokens)].map(({ text: word }) => word);
}

function finderOf(typed: string): (words: readonly string[]) => boolean {
  const forms = new Set(
    [typed, correctionOf(typed) ?? typed].flatMap((word) => formsOf(word).map(({ text }) => text)),
  );
  return (words) =>
    words.some(
      (word) =>
        forms.has(word) ||
        (typed.length >= BEGINNING_LENGTH_MIN && word.startsWith(typed)) ||
        (typed.length >= MISSPELT_LENGTH_MIN && isOneLetterOff(word, typed)),
    );
}

/**
 * Returns a function that looks for the words of a search in a short text, such as the name of a screen with its synonyms.
 * It finds other forms of the words, and words with one wrong letter. A date is never found.
 */
export function createNameMatcher({ words }: ReadSearch): (text: string) => NameMatch {
  const finders = words.flatMap(({ typed }) => (typed === '' ? [] : [finderOf(typed)]));
  return (text) => {
    const own = wordsIn(text);
    return { words: words.length, found: finders.filter((find) => find(own)).length };
  };
}
