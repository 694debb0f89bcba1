import { describe, expect, it } from '@jest/globals';
import { readWords } from './word-list.ts';

describe('the list of words', () => {
  it('has 200 different words, each with a plural and compounds', async () => {
    const words = await readWords();
    expect(new Set(words.map(({ word }) => word)).size).toBe(200);
    for (const { plural, compounds } of words)
      expect([plural, ...compounds].every((form) => form.length > 1)).toBe(true);
  });

  it.each(['offerte', 'foto', 'polis', 'garage', 'trappenhuis', 'dakgoot', 'ALV', 'MJOP'])(
    'has %s',
    async (word) => {
      expect((await readWords()).map((listed) => listed.word)).toContain(word);
    },
  );
});
