import { describe, expect, it } from '@jest/globals';
import { grouped } from './grouped.ts';

describe('grouped items', () => {
  it('have one group per key, in the order of the first items', () => {
    expect(grouped(['beer', 'aap', 'bij'], (word) => word.slice(0, 1))).toEqual([
      ['b', ['beer', 'bij']],
      ['a', ['aap']],
    ]);
  });
});
