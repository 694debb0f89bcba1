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
  ])('lead from %s to %s and back', (singular, plural) => {
    expect(textsOf(singular)).toContain(plural);
    expect(textsOf(plural)).toContain(singular);
  });

  it('lead from a noun to its verb', () => {
    expect(formsOf('vervanging')).toContainEqual({ text: 'vervang', isPart: true });
    expect(formsOf('vervangen')).toContainEqual({ text: 'vervang', isPart: true });
  });

  it('that are short guesses are no parts of longer words', () => {
    expect(formsOf('leden')).toContainEqual({ text: 'lid', isPart: false });
    expect(formsOf('proces')).not.toContainEqual({ text: 'proce', isPart: true });
  });

  it.each(['cv', '41', 'a4', ''])('of %j are itself alone', (word) => {
    expect(textsOf(word)).toEqual([word]);
  });
});
