import {
  type DateOrder,
  type ReadSearch,
  readSearch,
  type SearchKind,
  type SoughtWord,
  withParts,
} from '@mijn/domain/search';

/** What the rows of one statement must have. */
export interface Sought {
  /** Empty if every row has what is searched, because the text names their kind alone. */
  words: readonly SoughtWord[];
  /** The number of words that a row must have. */
  least: number;
  /** Whether that are not all words. */
  isPartial: boolean;
  order: DateOrder | undefined;
  isByDate: boolean;
  now: Date;
}

/** Words that a row need not all have cost a query for each choice of them. */
const PARTIAL_WORDS_MAX = 4;

/** If a row needs one word alone, all rows with one of these words are read. */
const SINGLE_WORDS_MAX = 2;

/** The number of words that counts as most of them. Of two words, one has to do. */
const mostOf = (count: number): number => (count === 2 ? 1 : Math.floor(count / 2) + 1);

/** A date tells as much as a word of this length. */
const DATE_LENGTH = 6;

const lengthOf = ({ typed, period }: SoughtWord): number => (period ? DATE_LENGTH : typed.length);

/** Returns the longest words, which tell most, in their order. */
function tellingOf(words: readonly SoughtWord[], max: number): readonly SoughtWord[] {
  const longest = new Set(words.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, max));
  return words.filter((word) => longest.has(word));
}

/**
 * Returns what to search one after another until something is found: all words, all words with compounds in two, most of the
 * words, and one of the two that tell most. Words that name the kind of the rows are left out. It is empty for a text
 * without words. @param kind the kind of the rows; undefined if the rows are of no kind.
 */
export function passesOf(read: ReadSearch, kind: SearchKind | undefined, now: Date): readonly Sought[] {
  if (read.words.length === 0) return [];
  const words = read.words.filter((word) => kind === undefined || word.kind !== kind);
  const { order, isByDate } = read;
  const pass = (of: readonly SoughtWord[], least: number, isPartial: boolean): Sought => ({
    words: of,
    least,
    isPartial,
    order,
    isByDate: isByDate || of.length === 0,
    now,
  });
  const parts = withParts(words);
  const telling = tellingOf(parts, PARTIAL_WORDS_MAX);
  const most = mostOf(telling.length);
  return [
    pass(words, words.length, false),
    ...(parts.length > words.length ? [pass(parts, parts.length, false)] : []),
    ...(telling.length > 1 ? [pass(telling, most, true)] : []),
    ...(most > 1 && telling.length > 1 ? [pass(tellingOf(parts, SINGLE_WORDS_MAX), 1, true)] : []),
  ];
}

/** Returns what to search for a text, one after another. */
export const passesFor = (q: string, kind: SearchKind | undefined, now: Date): readonly Sought[] =>
  passesOf(readSearch(q, now), kind, now);

/** Computes the result once, because all kinds of entities are searched for the same. */
export function perSought<Computed>(compute: (sought: Sought) => Computed): (sought: Sought) => Computed {
  const known = new WeakMap<Sought, { computed: Computed }>();
  return (sought) => {
    const { computed } = known.get(sought) ?? { computed: compute(sought) };
    known.set(sought, { computed });
    return computed;
  };
}
