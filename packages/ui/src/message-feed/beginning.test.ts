import { describe, expect, it } from '@jest/globals';
import { beginningOf } from './beginning.ts';

describe('the beginning of a text', () => {
  it.each([
    ['', undefined],
    ['Koffie staat klaar.', undefined],
    ['a '.repeat(600), undefined],
    ['a\n'.repeat(15), undefined],
  ])('is undefined for a short text', (text, beginning) => {
    expect(beginningOf(text)).toBe(beginning);
  });

  it('has whole words of a long text', () => {
    const beginning = beginningOf('dakgoot '.repeat(400)) ?? '';
    expect(beginning.length).toBeLessThan(910);
    expect(beginning).toMatch(/^(?:dakgoot )+…$/u);
  });

  it('has the first lines of a text of many lines', () => {
    expect(beginningOf('regel\n'.repeat(40))?.split('\n')).toHaveLength(12);
  });

  it('cuts off a single word that is too long', () => {
    expect(beginningOf('a'.repeat(20_000))).toHaveLength(902);
  });
});
