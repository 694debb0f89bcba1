import { foldText, foldWithPlaces } from './fold.ts';
import { readSearch, withParts, type SoughtWord } from './read-search.ts';
import {
  isStopWord,
  joinedOf,
  tokensOf,
  type SearchWord,
  type Spelling,
  type Token,
} from './search-words.ts';
import type { WordForm } from './dutch-forms.ts';

/** The minimum lengths of a form that matches the end of a longer word, and of that word: `goot` matches `dakgoot`. */
const ENDING_LENGTH_MIN = 4;
const COMPOUND_LENGTH_MIN = 7;

/** A part of a text: the index of its first character (inclusive), and the index after its last character. */
export interface Place {
  start: number;
  end: number;
}

export interface Found {
  places: Place[];
  /** Whether the text contains every word of the search. In a search over all files, a page matches only then. */
  isComplete: boolean;
}

export const isEnding = ({ text, isPart }: WordForm): boolean =>
  isPart && text.length >= ENDING_LENGTH_MIN && /^\p{L}+$/u.test(text);

/** Whether a word of a text is a form of a word that is sought: the form itself, or one that begins or ends with it. */
export const isFormOf = (word: string, form: WordForm): boolean =>
  word === form.text ||
  (form.isPart &&
    (word.startsWith(form.text) ||
      (word.length >= COMPOUND_LENGTH_MIN &&
        word.endsWith(form.text) &&
        isEnding(form) &&
        /^\p{L}+$/u.test(word))));

function placesOf({ before, last }: Spelling, tokens: readonly Token[]): Place[] {
  return tokens.flatMap(({ text, end }, at) => {
    const first = at - before.length;
    const start = tokens[first]?.start;
    const isFound =
      start !== undefined &&
      last.some((form) => isFormOf(text, form)) &&
      before.every((word, index) => tokens[first + index]?.text === word);
    return isFound ? [{ start, end }] : [];
  });
}

const placesOfWord = (word: SearchWord, rows: readonly Token[][]): Place[] =>
  word.flatMap((spelling) => rows.flatMap((tokens) => placesOf(spelling, tokens)));

function placesOfText(wanted: string, folded: string): Place[] {
  const places: Place[] = [];
  if (wanted === '') return places;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    places.push({ start: at, end: at + wanted.length });
  return places;
}

function merged(places: readonly Place[]): Place[] {
  const ordered = [...places].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Place[] = [];
  for (const { start, end } of ordered) {
    const previous = kept.at(-1);
    if (previous && start < previous.end) previous.end = Math.max(previous.end, end);
    else kept.push({ start, end });
  }
  return kept;
}

export function createFinder(q: string): (text: string) => Found {
  const telling = readSearch(q, new Date()).words.filter(({ typed }) => !isStopWord(typed));
  const spellingsOf = (words: readonly SoughtWord[]) => words.map(({ spellings }) => spellings);
  const words = spellingsOf(telling);
  const parts = spellingsOf(withParts(telling).filter((word) => !telling.includes(word)));
  const asked = foldText(q).trim().replaceAll(/\s+/gu, ' ');
  return (text) => {
    const folded = foldWithPlaces(text);
    const tokens = tokensOf(folded.text);
    const rows = [tokens, ...joinedOf(folded.text, tokens).map((word) => [word])];
    const asTyped = placesOfText(asked, folded.text);
    const byWord = words.map((word) => placesOfWord(word, rows));
    return {
      places: merged([
        ...asTyped,
        ...byWord.flat(),
        ...parts.flatMap((word) => placesOfWord(word, rows)),
      ]).map(({ start, end }) => ({
        start: folded.starts[start] ?? 0,
        end: folded.ends[end - 1] ?? 0,
      })),
      isComplete: asTyped.length > 0 || (byWord.length > 0 && byWord.every((found) => found.length > 0)),
    };
  };
}
