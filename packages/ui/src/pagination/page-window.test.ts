import { describe, expect, it } from '@jest/globals';
import { pageWindow } from './page-window.ts';

const written = (page: number, count: number) =>
  pageWindow(page, count)
    .map((number) => number ?? '…')
    .join(' ');

describe('the page numbers', () => {
  it.each([
    [1, 2, '1 2'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [200, 400, '1 … 199 200 201 … 400'],
    [400, 400, '1 … 396 397 398 399 400'],
  ])('on page %d of %d are %s', (page, count, numbers) => {
    expect(written(page, count)).toBe(numbers);
  });
  it('are equally many on every page, so that no button moves under the pointer', () => {
    const lengths = Array.from({ length: 40 }, (_, index) => pageWindow(index + 1, 40).length);
    expect(new Set(lengths)).toEqual(new Set([7]));
  });
});
