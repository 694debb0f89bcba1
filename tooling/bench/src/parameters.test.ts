import { describe, expect, it } from '@jest/globals';
import { pickByName, readCount } from './parameters.ts';

const limits = { min: 2000, max: 5_000_000, usual: 3000 };

describe('a number', () => {
  it('is read if it is within its limits, and has a usual value', () => {
    expect(readCount(['2000'], 'documents', limits)).toBe(2000);
    expect(readCount(['5000000'], 'documents', limits)).toBe(5_000_000);
    expect(readCount([], 'documents', limits)).toBe(3000);
  });

  it.each(['1999', '5000001', '2e3', '2,000', '3000.5', '-1', '', '3000 3000'])(
    'is refused if it is "%s"',
    (text) => {
      expect(() => readCount(text.split(' '), 'documents', limits)).toThrow(
        `The number of documents must be a whole number from 2,000 to 5,000,000, but it is "${text}".`,
      );
    },
  );
});

describe('a choice by name', () => {
  const items = [{ name: 'login' }, { name: 'archive' }];

  it('has all items if no name is given, and otherwise the named ones in their order', () => {
    expect(pickByName(items, [])).toEqual(items);
    expect(pickByName(items, ['archive', 'login'])).toEqual(items);
  });

  it('names the unknown and the known names', () => {
    expect(() => pickByName(items, ['todo', 'archive'])).toThrow(
      'Unknown: todo. The names are login, archive.',
    );
  });
});
