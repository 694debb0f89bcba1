import { type SearchWord, searchWordsOf, type Spelling, type WordForm } from '@mijn/domain/search';
import { sql, type SQL } from 'drizzle-orm';
import { perWords } from './per-words.ts';

/** The minimum length of a word that is also found if it is misspelt. */
const FUZZY_LENGTH_MIN = 5;

/** The minimum length of a common prefix that replaces all forms of a word. */
const TRUNK_LENGTH_MIN = 4;

/** Each array except `anchors` has one entry for each word. */
interface KeyPatterns {
  /** `like` patterns of one word, for the index. Every row with all words matches at least one of these patterns. */
  anchors: string[];
  /** The word of `anchors` if that word may be misspelt, or null. */
  anchor_like: string | null;
  /** A regular expression for each word, in any form, alone or as a part of another word. */
  parts: string[];
  /** A regular expression for each word, in any form, alone. */
  whole: string[];
  /** Each word that may be misspelt, or null for a word that may not. */
  like: (string | null)[];
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

/** The typed word is also found within other words and numbers, because keys are short. */
function partPattern({ before, last }: Spelling): string {
  const isWithin = ({ isPart }: WordForm, at: number): boolean => isPart || at === 0;
  const within = needed(last.filter(isWithin).map(({ text }) => text));
  const alone = last
    .filter((form, at) => !isWithin(form, at) && !within.some((part) => form.text.includes(part)))
    .map(({ text }) => BEGIN + written(text) + END);
  return [...before, anyOf([...within.map(written), ...alone])].join(BETWEEN);
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
function likesOf(word: SearchWord): string[] {
  const texts = needed(
    word.flatMap(({ before, last }) => last.map(({ text }) => [...before, text].join('%'))),
  );
  const trunk = trunkOf(texts);
  return (trunk.length >= TRUNK_LENGTH_MIN ? [trunk] : texts).map((text) => `%${text.replace(/s$/u, '%s')}%`);
}

const fuzzyOf = ([spelling]: SearchWord): string | null => {
  const [typed] = spelling?.before.length === 0 ? spelling.last : [];
  return typed && typed.text.length >= FUZZY_LENGTH_MIN && /^\p{L}+$/u.test(typed.text) ? typed.text : null;
};

/** Long words have few hits. */
const lengthOf = (likes: readonly string[]): number => Math.min(...likes.map(({ length }) => length));

/** `words` has at least one word. */
const keyPatternsOf = perWords((words): KeyPatterns => {
  const searched = searchWordsOf(words);
  const like = searched.map(fuzzyOf);
  const anchors = searched.map(likesOf);
  const lengths = anchors.map(lengthOf);
  const longest = lengths.indexOf(Math.max(...lengths));
  const whole = searched.map((word) => patternOf(word, wholePattern));
  return {
    anchors: anchors[longest] ?? [],
    anchor_like: like[longest] ?? null,
    parts: searched.map((word) => patternOf(word, partPattern)),
    whole: whole.map((pattern) => BEGIN + pattern + END),
    like,
    is: `^[^[:alpha:]]*${whole.join(BETWEEN)}[^[:alpha:]]*(?:[.][[:alnum:]]{1,8})?$`,
  };
});

/** A row's score sums its hits. The rank of a text is below 1. A whole word outweighs all parts of words together. */
const WEIGHTS = {
  /** The name or a label consists of exactly the searched words. */
  is: 8,
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

export const weight = (name: keyof typeof WEIGHTS): SQL => sql.raw(String(WEIGHTS[name]));

/** Returns all texts as one parameter, so that the statement does not depend on their number. */
const textArray = (texts: readonly (string | null)[]): SQL => sql`${sql.param(texts)}::text[]`;

/** A key is a column of `fold_text(…)`. */
export function holdsAll(key: SQL, words: readonly string[]): SQL {
  const { anchors, parts } = keyPatternsOf(words);
  return sql`${key} like any (${textArray(anchors)}) and ${key} ~ all (${textArray(parts)})`;
}

/** A similar word may stand in place of a long word, which may be misspelt. */
export function resemblesAll(key: SQL, words: readonly string[]): SQL {
  const { anchors, anchor_like, parts, like } = keyPatternsOf(words);
  return sql`(${key} like any (${textArray(anchors)}) or ${anchor_like}::text <% ${key})
    and not exists (
      select from unnest(${textArray(parts)}, ${textArray(like)}) as word(part, alike)
      where not (${key} ~ part or coalesce(alike <% ${key}, false))
    )`;
}

/** `labels` is an array of texts, and the other columns are keys. */
interface SearchedKeys {
  name: SQL;
  search: SQL;
  labels: SQL;
}

/** Scores exactly the searched words highest, then whole words, parts of words, similar words; adds to `foundFiles`. */
export function keyScore({ name, search, labels }: SearchedKeys, words: readonly string[]): SQL {
  const { parts, whole, is } = keyPatternsOf(words);
  return sql`case
    when ${name} ~ ${is} or exists (select from unnest(${labels}) label where fold_text(label) ~ ${is}) then ${weight('is')}
    when ${name} ~ all (${textArray(whole)}) then ${weight('name')}
    when ${search} ~ all (${textArray(whole)}) then ${weight('key')}
    when ${name} ~ all (${textArray(parts)}) then ${weight('namePart')}
    when ${search} ~ all (${textArray(parts)}) then ${weight('keyPart')}
    else ${weight('like')} end::real`;
}
