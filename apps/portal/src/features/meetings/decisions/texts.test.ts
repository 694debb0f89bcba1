import { describe, expect, it } from '@jest/globals';
import { texts } from './texts.ts';

describe('the votes of a decision', () => {
  it.each([
    [1412, 188, 72, 'voor 1.412, tegen 188, onthouding 72'],
    [412, 0, null, 'voor 412, tegen 0'],
    [null, null, null, ''],
  ])('%s, %s and %s are "%s"', (votes_for, votes_against, votes_abstained, expected) => {
    expect(texts.votes({ votes_for, votes_against, votes_by_option: null, votes_abstained })).toBe(expected);
  });

  it('are those of each candidate, if there are any', () => {
    const votes_by_option = [
      { option: 'Jan Jansen', votes: 1286 },
      { option: 'Piet Pieters', votes: 201 },
    ];
    expect(texts.votes({ votes_for: 1286, votes_against: 201, votes_by_option, votes_abstained: 3 })).toBe(
      'Jan Jansen 1.286, Piet Pieters 201, onthouding 3',
    );
  });
});
