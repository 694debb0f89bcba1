import { describe, expect, it } from '@jest/globals';
import { pickByName, readCount } from './parameters.ts';

describe('a number', () => {
  it('is read if it is within its limits', () => {
    expect(readCount('2000', 'documents', { min: 2000, max: 5_000_000 })).toBe(2000);
    expect(readCount('5000000', 'documents', { min: 2000, max: 5_000_000 })).toBe(5_000_000);
  });

  it.each(['1999', '5000001', '2e3', '2,000', '3000.5', '-1', '', ' '])(
    'is refused if it is "%s"',
    (text) => {
      expect(() => readCount(text, 'documents', { min: 2000, max: 5_000_000 })).toThrow(
        `The number of documents must be a whole number from 2,000 to 5,000,000, but it is "${text}".`,
      );
    },
  );
});

describe('a choice by name', () => {
  const items = [{ name: 'login' }, { name: 'archive' }];

  it('has all items if no name is given', () => {
    expect(pickByName(items, [])).toEqual(items);
  });

  it('has the named items in the order of the items', () => {
    expect(pickByName(items, ['archive', 'login'])).toEqual(items);
  });

  it('names the unknown and the known names', () => {
    expect(() => pickByName(items, ['todo', 'archive'])).toThrow(
      'Unknown: todo. The names are login, archive.',
    );
  });
});
