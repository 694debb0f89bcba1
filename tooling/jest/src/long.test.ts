import { afterEach, describe, expect, it } from '@jest/globals';
import { firstOf, middleOf, sizeOf, someOf } from './long.ts';

const before = process.env['TEST_LONG'];
afterEach(() => {
  if (before === undefined) delete process.env['TEST_LONG'];
  else process.env['TEST_LONG'] = before;
});

const inTheDailyRun = () => delete process.env['TEST_LONG'];
const inTheLongRun = () => {
  process.env['TEST_LONG'] = '1';
};

describe('the size of a test that repeats', () => {
  it('is small in the daily run', () => {
    inTheDailyRun();
    expect(sizeOf(10, 1)).toBe(1);
    expect(firstOf(['a', 'b'])).toEqual(['a']);
    expect(middleOf(['a', 'b', 'c'])).toEqual(['b']);
    expect(someOf([0, 1, 2, 3, 4, 5, 6])).toEqual([0, 3, 6]);
    expect(someOf([0, 1, 2, 3])).toEqual([0, 2, 3]);
    expect(someOf([0, 1])).toEqual([0, 1]);
  });

  it('is the full one in the long run', () => {
    inTheLongRun();
    expect(sizeOf(10, 1)).toBe(10);
    expect(firstOf(['a', 'b'])).toEqual(['a', 'b']);
    expect(middleOf(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(someOf([0, 1, 2, 3, 4, 5, 6])).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
