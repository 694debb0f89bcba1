import { dutchDay } from '../formats/formats.ts';
import { takeDates, type Period } from './date-words.ts';
import { formsOf, pluralsOf } from './dutch-forms.ts';
import { foldText } from './fold.ts';
import {
  isStopWord,
  searchWordOf,
  tokensOf,
  type SearchWord,
  type Spelling,
  WORDS_MAX,
  wordsOf,
} from './search-words.ts';
import type { SearchKind } from './search.contract.ts';
import {
  correctionOf,
  partsOfCompound,
  PHRASE_WORDS_MAX,
  synonymsOf,
  synonymsOfPhrase,
} from './vve-words.ts';

/** One thing of what is searched. A row has it if a text of the row has one of the spellings, or if its date is in the period. */
export interface SoughtWord {
  /** The folded word as it was typed, or '' for a date. */
  typed: string;
  spellings: SearchWord;
  period: Period | undefined;
  /** The kind of rows that the word names, such as `invoices` for "factuur". Every row of that kind has the word. */
  kind: SearchKind | undefined;
}

/** `latest`: what was last comes first. `next`: what comes next. */
export type DateOrder = 'latest' | 'next';

/** What a search text asks for. */
export interface ReadSearch {
  words: readonly SoughtWord[];
  order: DateOrder | undefined;
  /** Whether hits that are equally good are in the order of their dates, because the text has a date or asks for the last. */
  isByDate: boolean;
}

const LATEST = new Set([
  'laatste',
  'laatst',
  'nieuwste',
  'recent',
  'recente',
  'recentste',
  'vorige',
  'afgelopen',
]);
const NEXT = new Set(['volgende', 'eerstvolgende', 'aankomende', 'komende', 'aanstaande']);

const KINDS: readonly (readonly [SearchKind, RegExp])[] = [
  ['todos', /^(?:actiepunt|actielijst|actie)/u],
  ['meetings', /^(?:(?:jaar|leden|eigenaren)?vergadering|alv$)/u],
  ['decisions', /^besluit(?:en(?:register)?)?$/u],
  ['invoices', /^(?:factuur|facturen|nota|rekening(?:en)?$)/u],
  ['forms', /^formulier/u],
  ['bulletin', /^(?:prikbord|bericht)/u],
  ['newsletters', /^nieuwsbr/u],
  ['news', /^nieuws(?!br)/u],
  ['albums', /^(?:foto|album)/u],
];

const kindOf = (word: string): SearchKind | undefined => KINDS.find(([, pattern]) => pattern.test(word))?.[0];

/** How people say that something is broken. Its small words would be left out. */
const BROKEN = /(?<!\p{L})(?:doe[nt] het niet|werkt niet|werken niet|gaat niet)(?: meer| goed)?(?!\p{L})/gu;

/** Shorter words with the same meaning are not searched inside other words, because too many begin with them. */
const SYNONYM_PART_LENGTH_MIN = 6;

/** A word of the list is a singular or a verb, so that its plurals are enough. */
function spellingOf(phrase: readonly string[]): Spelling {
  const last = phrase.at(-1) ?? '';
  const isPart = last.length >= SYNONYM_PART_LENGTH_MIN;
  return {
    before: phrase.slice(0, -1),
    last: Array.from(new Set([last, ...pluralsOf(last)]), (text) => ({
      text,
      isPart: isPart && text === last,
    })),
    isSynonym: true,
  };
}

const isWord = (word: string | undefined): word is string => word !== undefined && /^\p{L}{3,}$/u.test(word);

/** Two words that are one in other texts: "splitsings akte" is "splitsingsakte". */
const joinedOf = (first: string | undefined, second: string | undefined): string[] =>
  isWord(first) && isWord(second) ? [first + second, `${first}s${second}`] : [];

/** Returns the phrases with the meaning of each row of words that a word is part of. */
function phrasesAround(words: readonly string[], at: number): readonly (readonly string[])[] {
  const starts = Array.from({ length: PHRASE_WORDS_MAX }, (_, back) => at - back).filter(
    (start) => start >= 0,
  );
  return starts.flatMap((start) => synonymsOfPhrase(words.slice(start, start + PHRASE_WORDS_MAX)));
}

function soughtWordOf(typed: string, at: number, all: readonly string[], isLast: boolean): SoughtWord {
  const word = all[at] ?? '';
  const correction = correctionOf(word);
  const meanings = [
    ...(correction === undefined ? [] : [[correction]]),
    ...synonymsOf(correction ?? word),
    ...phrasesAround(all, at),
    ...[...joinedOf(all[at - 1], word), ...joinedOf(word, all[at + 1])].map((joined) => [joined]),
  ];
  return {
    typed: word,
    spellings: [...searchWordOf(typed, isLast), ...meanings.map(spellingOf)],
    period: undefined,
    kind: kindOf(word),
  };
}

const bareOf = (word: string): string =>
  tokensOf(foldText(word))
    .map(({ text }) => text)
    .join('');

/**
 * Reads a search text as people write it: dates in every spelling, words in the order of time, such as "laatste", and words
 * with their synonyms. Stop words are left out if the text has anything else. @param now the moment of the search.
 */
export function readSearch(q: string, now: Date): ReadSearch {
  const text = foldText(q).replaceAll(BROKEN, ' kapot ');
  const { dates, rest } = takeDates(text, dutchDay(now));
  const found = wordsOf(rest);
  const telling = dates.length > 0 ? found.filter((word) => !isStopWord(foldText(word))) : found;
  const orderOf = (word: string): DateOrder | undefined =>
    LATEST.has(foldText(word)) ? 'latest' : NEXT.has(foldText(word)) ? 'next' : undefined;
  const kept = telling.filter((word) => orderOf(word) === undefined);
  const hasMore = kept.length > 0 || dates.length > 0;
  const order = hasMore ? telling.map(orderOf).find(Boolean) : undefined;
  const words = (hasMore ? kept : telling).slice(0, WORDS_MAX);
  const bare = words.map(bareOf);
  const endsWithWord = text.trim().endsWith(foldText(words.at(-1) ?? ''));
  return {
    words: [
      ...words.map((word, at) => soughtWordOf(word, at, bare, endsWithWord && at === words.length - 1)),
      ...dates
        .slice(0, WORDS_MAX)
        .map(({ spellings, period }) => ({ typed: '', spellings, period, kind: undefined })),
    ],
    order,
    isByDate: order !== undefined || dates.length > 0,
  };
}

/** Returns the words with compounds in two: "verzekeringspolis" is also found as "polis" of a "verzekering". */
export const withParts = (words: readonly SoughtWord[]): readonly SoughtWord[] =>
  words.flatMap((word) => {
    const parts = partsOfCompound(word.typed);
    if (!parts) return [word];
    return parts.map((part) => ({
      typed: part,
      spellings: [{ before: [], last: formsOf(part) }, ...synonymsOf(part).map(spellingOf)],
      period: undefined,
      kind: kindOf(part),
    }));
  });
