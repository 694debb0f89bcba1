import { describe, expect, it } from '@jest/globals';
import { bodyClasses } from './use-body-classes.ts';

describe("the body's classes of a route", () => {
  it.each([
    [['page'], ['page']],
    [['page', undefined], ['page']],
    [
      ['page', 'wide'],
      ['page', 'wide'],
    ],
    [['page', '!alone'], ['alone']],
    [
      ['page', '!alone', 'wide'],
      ['alone', 'wide'],
    ],
    [['page', '!one', '!other'], ['other']],
    [[], []],
  ])('for %j are %j', (chain, classes) => {
    expect(bodyClasses(chain)).toEqual(classes);
  });
});
