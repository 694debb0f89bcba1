import { describe, expect, it } from '@jest/globals';
import { selectedOf, selectedWith, selectedWithout, unseenCount } from './selection.ts';

describe('a selection', () => {
  it('gets more items, each once, after those that are selected already', () => {
    expect(selectedWith(['a', 'b'], ['b', 'c'], 10)).toEqual(['a', 'b', 'c']);
  });
  it('never has more items than the maximum, and never loses one to make room', () => {
    expect(selectedWith(['a', 'b'], ['c', 'd'], 3)).toEqual(['a', 'b', 'c']);
    expect(selectedWith(['a', 'b', 'c'], ['d'], 3)).toEqual(['a', 'b', 'c']);
    expect(selectedWith(['a', 'b', 'c'], ['d'], 2)).toEqual(['a', 'b', 'c']);
  });
  it('keeps the items of other pages when those of a page are deselected', () => {
    expect(selectedWithout(['a', 'b', 'c'], ['b', 'd'])).toEqual(['a', 'c']);
  });
  it.each([
    [[], ['a'], 0],
    [['a', 'b'], ['a', 'b', 'c'], 0],
    [['a', 'b'], ['b'], 1],
    [['a', 'b'], [], 2],
  ])('of %j has items that the page with %j does not show: %d', (selected, shown, count) => {
    expect(unseenCount(selected, shown)).toBe(count);
  });
  it.each([
    [['c'], 'none'],
    [['a'], 'some'],
    [['a', 'b', 'c'], 'all'],
  ])('of %j has none, some or all items of a page: %s', (selected, share) => {
    expect(selectedOf(['a', 'b'], selected)).toBe(share);
  });
  it('has none of the items of an empty page', () => {
    expect(selectedOf([], ['a'])).toBe('none');
  });
});
