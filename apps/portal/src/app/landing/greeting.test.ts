import { describe, expect, it } from '@jest/globals';
import { greeting } from './texts.ts';

describe('the greeting', () => {
  it.each([
    [0, 'Goedenavond'],
    [5, 'Goedemorgen'],
    [11, 'Goedemorgen'],
    [12, 'Goedemiddag'],
    [17, 'Goedemiddag'],
    [18, 'Goedenavond'],
  ])('at %i hours is %s', (hour, words) => {
    expect(greeting(new Date(2026, 10, 20, hour, 30))).toBe(words);
  });
});
