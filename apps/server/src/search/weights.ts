import { sql, type SQL } from 'drizzle-orm';

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
