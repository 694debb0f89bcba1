import { describe, expect, it } from '@jest/globals';
import { dutchNameOf } from './story-names.ts';

describe('the name of a story', () => {
  it.each([
    ['Beginstand Op Telefoon', 'Beginstand op telefoon'],
    ['Hoofdactie', 'Hoofdactie'],
    ['Over 3 Dagen', 'Over 3 dagen'],
    ['Mijn VvE op telefoon', 'Mijn VvE op telefoon'],
  ])('%s is %s', (given, dutch) => {
    expect(dutchNameOf(given)).toBe(dutch);
  });
});
