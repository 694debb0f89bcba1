import { describe, expect, it } from '@jest/globals';
import { texts } from './texts.ts';

describe('the votes of a decision', () => {
  it.each([
    [1412, 188, 72, 'voor 1.412, tegen 188, onthouding 72'],
    [412, 0, null, 'voor 412, tegen 0'],
    [null, null, null, ''],
  ])('%s, %s and %s are "%s"', (votes_for, votes_against, votes_abstained, expected) => {
    expect(texts.votes({ votes_for, votes_against, votes_abstained })).toBe(expected);
  });
});
