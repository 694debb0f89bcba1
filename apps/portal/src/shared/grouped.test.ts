import { describe, expect, it } from '@jest/globals';
import { grouped } from './grouped.ts';

describe('items in groups', () => {
  it('have the groups in the order in which they first come, each once', () => {
    expect(grouped(['beer', 'aap', 'bij'], (word) => word.slice(0, 1))).toEqual([
      ['b', ['beer', 'bij']],
      ['a', ['aap']],
    ]);
  });
});
