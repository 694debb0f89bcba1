import { describe, expect, it } from '@jest/globals';
import { excerptOf } from './excerpt.ts';

describe('the begin of a text', () => {
  it.each([
    ['a short text', 'Koffie om 10.00 uur.', 'Koffie om 10.00 uur.'],
    ['a text of several lines', ' Eén\n\ntwee\tdrie ', 'Eén twee drie'],
    ['no text', '', ''],
  ])('is the whole text, on one line, of %s', (_, text, begin) => {
    expect(excerptOf(text)).toBe(begin);
  });

  it('ends after a whole word', () => {
    const begin = excerptOf('woord '.repeat(100));
    expect(begin).toMatch(/^(?:woord )+woord…$/u);
    expect(begin.length).toBeLessThanOrEqual(200);
  });

  it.each([
    ['letters', 'a'.repeat(300)],
    ['emoji', '🏠'.repeat(150)],
    ['emoji after a letter', `a${'🏠'.repeat(150)}`],
  ])('is cut within a text without spaces: %s', (_, text) => {
    const begin = excerptOf(text);
    expect(begin.length).toBeLessThanOrEqual(200);
    expect(begin.length).toBeGreaterThan(190);
    expect(begin.isWellFormed()).toBe(true);
    expect(begin).toMatch(/^[a🏠]+…$/u);
  });
});
