import { describe, expect, it } from '@jest/globals';
import { withStates } from './pseudo-states.ts';

describe('a selector in the grid of states', () => {
  it('has attributes instead of the states of a pointer and a keyboard', () => {
    expect(withStates('.button:hover')).toBe(".button:is([data-as~='hover'], [data-as-within~='hover'])");
    expect(withStates('.field:has(:focus-visible)')).toBe(".field:has([data-as~='focus'])");
    expect(withStates('.day[data-pressed]')).toBe(
      ".day:is([data-as~='pressed'], [data-as-within~='pressed'])",
    );
  });

  it('stays the same without such a state', () => {
    expect(withStates('.button:disabled')).toBe('.button:disabled');
  });
});
