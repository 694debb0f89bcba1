import type { SearchWord, SoughtWord, Spelling, WordForm } from '@mijn/domain/search';
import { sql, type SQL } from 'drizzle-orm';
import { perSought, type Sought } from './sought.ts';

/** The minimum length of a word that is also found if it is misspelt. */
const FUZZY_LENGTH_MIN = 5;

/** The minimum length of a common prefix that replaces all forms of a word. */
const TRUNK_LENGTH_MIN = 4;

/** Each array except the anchors has one entry for each word. */
interface KeyPatterns {
  /** `like` patterns of some words, for the index. Every row with enough words has one of the anchors. */
  anchors: string[];
  /** The words of `anchors` that may be misspelt. */
  anchor_likes: string[];
  /** The days of a date that is an anchor, or null. */
  anchor_since: string | null;
  anchor_until: string | null;
  /** A regular expression for each word, in any form, alone or as a part of another word. */
  parts: string[];
  /** A regular expression for each word, in any form, alone. */
  whole: string[];
  /** Each word that may be misspelt, or null for a word that may not. */
  like: (string | null)[];
  /** The days of each date, or null for a word. */
  since: (string | null)[];
  until: (string | null)[];
  /** The pattern of a name or label of exactly these words, ignoring numbers and the extension. */
  is: string;
}

const BEGIN = '(?<![[:alnum:]])';
const END = '(?![[:alnum:]])';
const BETWEEN = '[^[:alnum:]]+';

const anyOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;

/** Keys keep the apostrophe of words such as `foto's`. */
const written = (form: string): string => form.replace(/s$/u, `'?s`);

const needed = (texts: readonly string[]): string[] =>
  texts.filter((text) => !texts.some((other) => other !== text && text.includes(other)));

/** The typed word is also found within other words and numbers, because keys are short. A date is not. */
function partPattern({ before, last, isSynonym }: Spelling, isDate: boolean): string {
  const isWithin = ({ isPart }: WordForm, at: number): boolean =>
    isPart || (at === 0 && isSynonym === undefined && !isDate);
  const within = needed(last.filter(isWithin).map(({ text }) => text));
  const alone = last
    .filter((form, at) => !isWithin(form, at) && !within.some((part) => form.text.includes(part)))
    .map(({ text }) => BEGIN + written(text) + END);
  const begin = isDate && before.length > 0 ? BEGIN : '';
  return begin + [...before, anyOf([...within.map(written), ...alone])].join(BETWEEN);
}

const wholePattern = ({ before, last }: Spelling): string =>
  [...before, anyOf(last.map(({ text }) => written(text)))].join(BETWEEN);

const patternOf = (word: SearchWord, ofSpelling: (spelling: Spelling) => string): string =>
  anyOf(word.map(ofSpelling));

function trunkOf([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  while (!others.every((other) => other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

/** Forms with a long common prefix have one pattern, because it reads less of the index than several patterns. */
function likesOf({ spellings }: SoughtWord): string[] {
  const likes = spellings.flatMap(({ before, last }) => {
    const texts = needed(last.map(({ text }) => [...before, text].join('%')));
    const trunk = trunkOf(texts);
    return trunk.length >= TRUNK_LENGTH_MIN ? [trunk] : texts;
  });
  return needed(likes).map((text) => `%${text.replace(/s$/u, '%s')}%`);
}

const fuzzyOf = ({ spellings: [spelling], period }: SoughtWord): string | null => {
  const [typed] = spelling?.before.length === 0 && !period ? spelling.last : [];
  return typed && typed.text.length >= FUZZY_LENGTH_MIN && /^\p{L}+$/u.test(typed.text) ? typed.text : null;
};

/** Long words have few hits. A date is read from another index, so a word is preferred. */
const costOf = (word: SoughtWord): number =>
  -Math.min(...likesOf(word).map(({ length }) => length)) + (word.period ? 100 : 0);

/** A row that misses as many words as it may has one of any other words that are one more. */
function anchorWordsOf({ words, least }: Sought): readonly SoughtWord[] {
  return words.toSorted((one, other) => costOf(one) - costOf(other)).slice(0, words.length - least + 1);
}

const spelledOf = ({ spellings }: SoughtWord): string[] =>
  spellings.flatMap(({ before, last: [first] }) =>
    before.length === 0 && first ? [written(first.text)] : [],
  );

/** Returns the words that two words are together, such as `splitsingsakte` for "splitsings akte": both have it as a spelling. */
function joinedOf([first, second, ...others]: readonly SoughtWord[]): string[] {
  if (!first || !second || others.length > 0) return [];
  const spelled = spelledOf(second);
  return spelledOf(first).filter((text) => spelled.includes(text));
}

const keyPatternsOf = perSought((sought): KeyPatterns => {
  const { words } = sought;
  const anchors = anchorWordsOf(sought);
  const periods = anchors.flatMap(({ period }) => period ?? []);
  const whole = words.map(({ spellings }) => patternOf(spellings, wholePattern));
  return {
    anchors: anchors.flatMap(likesOf),
    anchor_likes: anchors.flatMap((word) => fuzzyOf(word) ?? []),
    anchor_since: periods.map(({ from }) => from).toSorted()[0] ?? null,
    anchor_until:
      periods
        .map(({ until }) => until)
        .toSorted()
        .at(-1) ?? null,
    parts: words.map(({ spellings, period }) =>
      patternOf(spellings, (spelling) => partPattern(spelling, period !== undefined)),
    ),
    whole: whole.map((pattern) => BEGIN + pattern + END),
    like: words.map(fuzzyOf),
    since: words.map(({ period }) => period?.from ?? null),
    until: words.map(({ period }) => period?.until ?? null),
    is: `^[^[:alpha:]]*${anyOf([whole.join(BETWEEN), ...joinedOf(words)])}[^[:alpha:]]*(?:[.][[:alnum:]]{1,8})?$`,
  };
});

/** A row's score sums its hits. The rank of a text is below 1. A whole word outweighs all parts of words together. */
const WEIGHTS = {
  /** The name consists of exactly the searched words, or a label does. */
  is: 8,
  label: 6,
  /** The name, another key, or a text contains whole words. */
  name: 4,
  key: 2,
  text: 1,
  /** The name, another key, or a text contains parts of words, or a key contains a similar word. */
  namePart: 0.4,
  keyPart: 0.2,
  textPart: 0.1,
  like: 0.05,
} as const;

/** The share of its weight that a hit has in a row that has not all words: rows with more words come first. */
const PARTIAL_SHARE = 0.25;

export const weight = (name: keyof typeof WEIGHTS, isPartial = false): SQL =>
  sql.raw(String(isPartial ? WEIGHTS[name] * PARTIAL_SHARE : WEIGHTS[name]));

/** Returns all texts as one parameter, so that the statement does not depend on their number. */
const textArray = (texts: readonly (string | null)[]): SQL => sql`${sql.param(texts)}::text[]`;
const dayArray = (days: readonly (string | null)[]): SQL => sql`${sql.param(days)}::date[]`;

/** The column with the date of a row: a day, or a moment. */
export interface DateColumn {
  column: SQL;
  isDay: boolean;
}

const isWithin = ({ column, isDay }: DateColumn, since: SQL, until: SQL): SQL => {
  const begin = (day: SQL): SQL => (isDay ? day : sql`(${day}::timestamp at time zone 'Europe/Amsterdam')`);
  return sql`${column} >= ${begin(since)} and ${column} < ${begin(until)}`;
};

const ofWord = { since: sql.raw('word.since'), until: sql.raw('word.until') };

const orIsWithin = (date: DateColumn | undefined): SQL =>
  date ? sql` or coalesce(${isWithin(date, ofWord.since, ofWord.until)}, false)` : sql``;

const orIsAnchor = (date: DateColumn | undefined, { anchor_since, anchor_until }: KeyPatterns): SQL =>
  date ? sql` or (${isWithin(date, sql`${anchor_since}::date`, sql`${anchor_until}::date`)})` : sql``;

/** A key is a column of `fold_text(…)`. A similar word may stand in place of a long word, which may be misspelt. */
export function resemblesMost(key: SQL, sought: Sought, date?: DateColumn): SQL {
  if (sought.words.length === 0) return sql`true`;
  const patterns = keyPatternsOf(sought);
  return sql`(${key} like any (${textArray(patterns.anchors)}) or ${key} %> any (${textArray(patterns.anchor_likes)})${orIsAnchor(date, patterns)})
    and (select count(*) from unnest(${textArray(patterns.parts)}, ${textArray(patterns.like)}, ${dayArray(patterns.since)},
        ${dayArray(patterns.until)}) as word(part, alike, since, until)
      where ${key} ~ part or coalesce(alike <% ${key}, false)${orIsWithin(date)}) >= ${sought.least}::int`;
}

/** `labels` is an array of texts, and the other columns are keys. */
interface SearchedKeys {
  name: SQL;
  search: SQL;
  labels: SQL;
  date?: DateColumn;
}

/** Sums the words of a row that has not all of them. A word in the name outweighs one elsewhere. */
function partialScore({ name, search, date }: SearchedKeys, patterns: KeyPatterns): SQL {
  const score = (key: keyof typeof WEIGHTS): SQL => weight(key, true);
  return sql`(select sum(case
      when ${name} ~ whole${orIsWithin(date)} then ${score('name')} when ${search} ~ whole then ${score('key')}
      when ${name} ~ part then ${score('namePart')} when ${search} ~ part then ${score('keyPart')}
      when alike <% ${search} then ${score('like')} else 0 end)
    from unnest(${textArray(patterns.whole)}, ${textArray(patterns.parts)}, ${textArray(patterns.like)},
      ${dayArray(patterns.since)}, ${dayArray(patterns.until)}) as word(whole, part, alike, since, until))::real`;
}

/** Scores exactly the searched words highest, then whole words, parts of words, similar words; adds to `foundFiles`. */
export function keyScore(keys: SearchedKeys, sought: Sought): SQL {
  if (sought.words.length === 0) return sql`${weight('name')}::real`;
  const patterns = keyPatternsOf(sought);
  if (sought.isPartial) return partialScore(keys, patterns);
  const { name, search, labels, date } = keys;
  const hasAll = (key: SQL, texts: readonly string[]): SQL => sql`not exists (
      select from unnest(${textArray(texts)}, ${dayArray(patterns.since)}, ${dayArray(patterns.until)}) as word(text, since, until)
      where not (${key} ~ word.text${orIsWithin(date)}))`;
  return sql`case
    when ${name} ~ ${patterns.is} then ${weight('is')}
    when exists (select from unnest(${labels}) label where fold_text(label) ~ ${patterns.is}) then ${weight('label')}
    when ${hasAll(name, patterns.whole)} then ${weight('name')}
    when ${hasAll(search, patterns.whole)} then ${weight('key')}
    when ${hasAll(name, patterns.parts)} then ${weight('namePart')}
    when ${hasAll(search, patterns.parts)} then ${weight('keyPart')}
    else ${weight('like')} end::real`;
}

/**
 * Adds the text to the key, unless the name has all words: those are all equally good, so that the newest comes first. With a
 * date in the search, texts are equally good too. @param key the best score of a key. @param sum the score of key and text.
 */
export function rowScore({ isPartial, isByDate }: Sought, { key, sum }: { key: SQL; sum: SQL }): SQL {
  if (isPartial) return sum;
  const { name, text, textPart } = WEIGHTS;
  const raw = (value: number): SQL => sql.raw(String(value));
  const byText = isByDate
    ? sql`case when ${sum} >= ${raw(text)} then ${raw(text)} else ${raw(textPart)} end`
    : sum;
  return sql`(case when ${key} >= ${raw(name)} then ${key} else ${byText} end)`;
}
