import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './initials-of.ts';

describe('initials', () => {
  it.each([
    ['Bram Bakker', 'BB'],
    ['Anna de Vries', 'AV'],
    ['Anna', 'A'],
    ['  jan   willem  smit ', 'JS'],
    ['Özlem Şahin', 'ÖŞ'],
    ['mevrouw I. Brouwer-Smit', 'IB'],
    ['de heer K. Overdijk', 'KO'],
    ['Dhr. Jansen', 'J'],
    ['Mevrouw', 'M'],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
