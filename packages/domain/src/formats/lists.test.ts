import { describe, expect, it } from '@jest/globals';
import { formatList } from './formats.ts';

describe('words in a list', () => {
  it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['een, twee', 'drie', 'vier', 'vijf']]])(
    'of %j are written as in Dutch',
    (words) => {
      const list = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat('nl', { type }).format(words);
      expect(formatList(words)).toBe(list('conjunction'));
      expect(formatList(new Set(words), 'of')).toBe(list('disjunction'));
    },
  );

  it('may be numbers', () => {
    expect(formatList([4, 5, 6])).toBe('4, 5 en 6');
  });
});
