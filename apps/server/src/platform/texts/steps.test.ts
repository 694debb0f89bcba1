import { describe, expect, it } from '@jest/globals';
import { sizeOf } from '@mijn/jest/long';
import { nastyTexts, slowExpressionsIn, stepsOf } from '@mijn/jest/steps';
import { findIbans } from '@mijn/domain/invoices';
import { linkedParagraphs } from '@mijn/domain/linked-text';
import { createFinder, createNameMatcher, foldText, letterheadPlaces, readSearch } from '@mijn/domain/search';
import { subjectOf } from '@mijn/domain/todos';
import { normalizeText } from '@mijn/domain/texts';
import { shorten } from '../mail/shorten.ts';
import { escapeHtml } from './escape-html.ts';
import { typedLine } from './typed-text.ts';

const search = 'dakgoot cv-ketel a 12 b@c.nl';

/** Each function that reads text of a file or of a member, whose length the member chooses. */
const readers: readonly (readonly [string, (text: string) => unknown])[] = [
  ['the search in a page', createFinder(search)],
  ['the search in names', createNameMatcher(readSearch(search, new Date('2026-11-28')))],
  ['the letterhead', letterheadPlaces],
  ['the fold', foldText],
  ['the links', linkedParagraphs],
  ['the accounts', findIbans],
  ['the subject', subjectOf],
  ['the normal form', normalizeText],
  ['a typed line', typedLine],
  ['the begin of a mail', (text) => shorten(text, text.length - 1)],
  ['the text of a page', escapeHtml],
];

const LETTERS = sizeOf(100_000, 5_000);

/** So many blocks may run for each letter, on average; what is quadratic needs thousands. */
const STEPS_PER_LETTER_MAX = 150;

describe('the steps of a text that a member chose are bounded by its length', () => {
  it.each(readers)('in %s', (_, read) => {
    for (const [name, text] of nastyTexts(LETTERS)) {
      const steps = stepsOf(() => read(text));
      const slow = slowExpressionsIn(() => read(text), LETTERS / 10);
      expect({ name, isMany: steps / LETTERS > STEPS_PER_LETTER_MAX, slow }).toEqual({
        name,
        isMany: false,
        slow: [],
      });
    }
  });

  it('counts the steps of a loop in a loop, and finds the expression of the search that was slow', () => {
    const text = 'a'.repeat(1000);
    const joined = (): unknown => [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu)];
    const pairs = (): number => {
      let found = 0;
      for (const one of text) for (const other of text) if (one === other) found += 1;
      return found;
    };
    expect(stepsOf(pairs)).toBeGreaterThan(1000 * 1000);
    expect(slowExpressionsIn(joined, 1000)).toHaveLength(1);
  });
});
