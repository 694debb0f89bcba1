import { describe, expect, it } from '@jest/globals';
import { formsOf } from './search.ts';

const textsOf = (word: string): string[] => formsOf(word).map(({ text }) => text);

describe('the forms of a Dutch word', () => {
  it.each([
    ['offerte', 'offertes'],
    ['foto', 'fotos'],
    ['polis', 'polissen'],
    ['garage', 'garages'],
    ['trappenhuis', 'trappenhuizen'],
    ['dakgoot', 'dakgoten'],
    ['raam', 'ramen'],
    ['riool', 'riolen'],
    ['brief', 'brieven'],
    ['trap', 'trappen'],
    ['dak', 'daken'],
    ['tarief', 'tarieven'],
    ['prijs', 'prijzen'],
    ['kozijn', 'kozijnen'],
    ['begroting', 'begrotingen'],
    ['gemeente', 'gemeenten'],
    ['idee', 'ideeen'],
    ['commissie', 'commissies'],
    ['bestuurslid', 'bestuursleden'],
    ['mogelijkheid', 'mogelijkheden'],
    ['vve', 'vves'],
    ['monitor', 'monitoren'],
  ])('contain the plural and the singular: %s and %s', (singular, plural) => {
    expect(textsOf(singular)).toContain(plural);
    expect(textsOf(plural)).toContain(singular);
  });

  it('contain the stem of a noun and of its verb', () => {
    expect(formsOf('vervanging')).toContainEqual({ text: 'vervang', isPart: true });
    expect(formsOf('vervangen')).toContainEqual({ text: 'vervang', isPart: true });
  });

  it('do not match parts of longer words if they are short or uncertain', () => {
    expect(formsOf('leden')).toContainEqual({ text: 'lid', isPart: false });
    expect(formsOf('proces')).not.toContainEqual({ text: 'proce', isPart: true });
  });

  it.each(['cv', '41', 'a4', ''])('of %j are only the word itself', (word) => {
    expect(textsOf(word)).toEqual([word]);
  });
});
