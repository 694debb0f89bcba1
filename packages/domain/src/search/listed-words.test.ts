import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isFormOf } from './find-places.ts';
import { foldText, formsOf } from './search.ts';

/** 200 words of homeowners' associations with their plurals, and compounds that begin or end with the word. */
const listed = readFileSync(path.join(import.meta.dirname, '../../testing/listed-words.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [word = '', plural = '', compounds = ''] = line.split(';');
    return { word, plural, compounds: compounds.split(' ') };
  });

const plain = (text: string): string => foldText(text).replaceAll(/[^a-z]/gu, '');

const finds = (q: string, text: string): boolean =>
  formsOf(plain(q)).some((form) => isFormOf(plain(text), form));

const sharesOf = (pairs: readonly (readonly [q: string, text: string])[]): number =>
  pairs.filter(([q, text]) => finds(q, text)).length / pairs.length;

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
