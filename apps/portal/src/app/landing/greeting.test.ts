import { describe, expect, it } from '@jest/globals';
import { momentOfDutchTime } from '@mijn/domain/formats';
import { greeting } from './greeting.ts';

describe('the greeting', () => {
  it.each([
    [0, 'Goedenavond'],
    [5, 'Goedemorgen'],
    [11, 'Goedemorgen'],
    [12, 'Goedemiddag'],
    [17, 'Goedemiddag'],
    [18, 'Goedenavond'],
  ])('at %i hours in the Netherlands is %s', (hour, words) => {
    expect(greeting(momentOfDutchTime('2026-11-20', `${String(hour).padStart(2, '0')}:30`))).toBe(words);
  });
});
