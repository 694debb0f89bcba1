import { describe, expect, it } from '@jest/globals';
import { addTags, hasNoDuplicateTag, removeLastTag, splitTags, TAG_CONFIRM_KEYS } from './tags.ts';

describe('a tag input', () => {
  it('confirms with comma, Tab and Enter', () => {
    expect(TAG_CONFIRM_KEYS).toEqual([',', 'Tab', 'Enter']);
  });

  it.each([
    ['notulen', ['notulen']],
    [' notulen , begroting,, ', ['notulen', 'begroting']],
    [',', []],
    ['', []],
  ])('splits %j on commas', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });

  it.each([
    ['adds a new tag', ['a'], 'b', {}, ['a', 'b'], []],
    ['refuses a duplicate', ['a'], 'a', {}, ['a'], [{ tag: 'a', reason: 'duplicate' }]],
    [
      'ignores capitals in the comparison',
      ['MJOP'],
      'mjop',
      {},
      ['MJOP'],
      [{ tag: 'mjop', reason: 'duplicate' }],
    ],
    ['distinguishes accents in the comparison', ['cafe'], 'café', {}, ['cafe', 'café'], []],
    ['adds a duplicate if duplicates are allowed', ['a'], 'a', { allowsDuplicates: true }, ['a', 'a'], []],
    ['refuses a duplicate within a pasted text', [], 'a,a', {}, ['a'], [{ tag: 'a', reason: 'duplicate' }]],
    [
      'refuses a tag that is too long',
      [],
      'abc,abcd',
      { maxLength: 3 },
      ['abc'],
      [{ tag: 'abcd', reason: 'too_long' }],
    ],
    ['stops at the maximum', ['a'], 'b,c', { max: 2 }, ['a', 'b'], [{ tag: 'c', reason: 'too_many' }]],
  ] as const)('%s', (_, tags, text, rules, expected, refused) => {
    expect(addTags(tags, text, rules)).toEqual({ tags: expected, refused });
  });

  it('removes the last tag, if there is one', () => {
    expect(removeLastTag(['a', 'b'])).toEqual(['a']);
    expect(removeLastTag([])).toEqual([]);
  });

  it('returns whether the list contains a tag twice', () => {
    expect(hasNoDuplicateTag(['a', 'b'])).toBe(true);
    expect(hasNoDuplicateTag(['a', 'b', 'A'])).toBe(false);
  });
});
