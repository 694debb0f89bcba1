import { describe, expect, it } from '@jest/globals';
import listed from '../../testing/listed-words.json' with { type: 'json' };
import { isFormOf } from './find-places.ts';
import { foldText, formsOf } from './search.ts';

const plain = (text: string): string => foldText(text).replaceAll(/[^a-z]/gu, '');

const finds = (q: string, text: string): boolean =>
  formsOf(plain(q)).some((form) => isFormOf(plain(text), form));

const sharesOf = (pairs: readonly (readonly [q: string, text: string])[]): number =>
  pairs.filter(([q, text]) => finds(q, text)).length / pairs.length;

/** The words are of homeowners' associations, with their plurals, and compounds that begin or end with the word. */
describe('a search for one of 200 listed words', () => {
  it('finds it by its plural, and its plural by it', () => {
    expect(listed).toHaveLength(200);
    expect(listed.filter(({ word, plural }) => !finds(plural, word) || !finds(word, plural))).toEqual([]);
  });

  it('finds 95% of the compounds that begin or end with it', () => {
    const pairs = listed.flatMap(({ word, compounds }) =>
      compounds.map((compound) => [word, compound] as const),
    );
    expect(sharesOf(pairs)).toBeGreaterThanOrEqual(0.95);
  });
});
