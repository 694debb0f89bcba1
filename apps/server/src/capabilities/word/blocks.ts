/** A part of a text: plain text, a label before a value, or a place that somebody fills in. Parts stand a space apart. */
export type Part = string | { label: string } | { fill: string };

/** A text, in which line breaks stay and an empty line begins a paragraph. A list of parts is one paragraph. */
export type Words = string | readonly Part[];

interface WordColumn {
  name: string;
  /** The width of the column in relation to the others. */
  share: number;
  /** Numbers stand at the right. */
  isNumber?: true;
}

/** A part of a document, in the order of reading. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; words: Words; look?: 'soft' | 'strong' | 'notice'; isLead?: true }
  | { kind: 'list'; items: readonly Words[] }
  /** A table with a heading row, which is repeated on each page. */
  | {
      kind: 'table';
      columns: readonly WordColumn[];
      rows: readonly (readonly string[])[];
      /** A table that is shorter than a page stays on one. */
      isWhole?: true;
    }
  /** A line on which somebody signs. */
  | { kind: 'signature'; label: string };

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });

export const paragraph = (words: Words, look?: 'soft' | 'strong' | 'notice'): Block => ({
  kind: 'paragraph',
  words,
  ...(look && { look }),
});

/** Returns a paragraph that stays on the page of what follows, such as a text above a table. */
export const lead = (words: Words, look?: 'soft'): Block => ({
  kind: 'paragraph',
  words,
  ...(look && { look }),
  isLead: true,
});

/** Returns a paragraph with a label and a value, such as `Plaats: Buurthuis De Sluis`. */
export const fact = (label: string, value: Part): Block => paragraph([{ label: `${label}:` }, value]);
