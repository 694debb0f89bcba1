import { sql, type SQL } from 'drizzle-orm';
import { keyPatternsOf } from './key-patterns.ts';

/**
 * How much a hit weighs. What a row has in its keys and in a text is added; the rank within a text is below 1. A whole
 * word weighs more than all parts of words together.
 */
const WEIGHTS = {
  /** The name or a label is what is searched. */
  is: 8,
  /** Whole words in the name, in another key, in a text. */
  name: 4,
  key: 2,
  text: 1,
  /** Parts of words there, and something like a word in a key. */
  namePart: 0.4,
  keyPart: 0.2,
  textPart: 0.1,
  like: 0.05,
} as const;

/** A weight as a figure of the statement. */
export const weight = (name: keyof typeof WEIGHTS): SQL => sql.raw(String(WEIGHTS[name]));

/** However many words are searched, they are one parameter: the statement stays the same. */
const textArray = (texts: readonly (string | null)[]): SQL => sql`${sql.param(texts)}::text[]`;

/** The condition that a key holds every word in one of its forms. A key is a column of `fold_text(…)`. */
export function holdsAll(key: SQL, words: readonly string[]): SQL {
  const { anchors, parts } = keyPatternsOf(words);
  return sql`${key} like any (${textArray(anchors)}) and ${key} ~ all (${textArray(parts)})`;
}

/** The condition that a key holds every word, or something very like it: a long word may be misspelt. */
export function resemblesAll(key: SQL, words: readonly string[]): SQL {
  const { anchors, anchor_like, parts, like } = keyPatternsOf(words);
  return sql`(${key} like any (${textArray(anchors)}) or ${anchor_like}::text <% ${key})
    and not exists (
      select from unnest(${textArray(parts)}, ${textArray(like)}) as word(part, alike)
      where not (${key} ~ part or coalesce(alike <% ${key}, false))
    )`;
}

/** Where the words of a search are looked for: `labels` are texts, the others keys. */
export interface SearchedKeys {
  name: SQL;
  search: SQL;
  labels: SQL;
}

/**
 * How well a row is found by its keys, to be added to what `foundFiles` says: most when its name or a label is what is
 * searched, then by whole words and where they stand, then by parts of words and something like them.
 */
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
