import { sql, type SQL } from 'drizzle-orm';
import { WEIGHT } from './weights.ts';

/** Letters from which a word may be misspelt, and be found all the same. */
const FUZZY_LENGTH_MIN = 5;

/** Whether a key holds a word anywhere. A key is a column of `fold_text(…)`, with a trigram index. */
const holds = (key: SQL, word: string): SQL =>
  sql`${key} like fold_text(${`%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`})`;

function resembles(key: SQL, word: string): SQL {
  const isFuzzy = word.length >= FUZZY_LENGTH_MIN && /^\p{L}+$/u.test(word);
  return isFuzzy ? sql`(${holds(key, word)} or fold_text(${word}) <% ${key})` : holds(key, word);
}

const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

/** The condition that a key holds every word. */
export const holdsAll = (key: SQL, words: readonly string[]): SQL =>
  all(words.map((word) => holds(key, word)));

/** The condition that a key holds every word, or something very like it: a long word may be misspelt. */
export const resemblesAll = (key: SQL, words: readonly string[]): SQL =>
  all(words.map((word) => resembles(key, word)));

/**
 * How well a row is found by its keys, to be added to what `foundFiles` says: every word in its name is more than in
 * anything else that is searched, and that more than something like it.
 */
export const keyScore = (keys: { name: SQL; search: SQL }, words: readonly string[]): SQL =>
  sql`case when ${holdsAll(keys.name, words)} then ${WEIGHT.name}
    when ${holdsAll(keys.search, words)} then ${WEIGHT.key} else ${WEIGHT.like} end::real`;
