import { describe, expect, it } from '@jest/globals';
import { announcement, countText } from './count.ts';

describe('the character count', () => {
  it.each([
    [0, 'Nog 300 tekens'],
    [299, 'Nog 1 teken'],
    [300, 'Nog 0 tekens'],
    [301, '1 teken te veel'],
    [340, '40 tekens te veel'],
  ])('of %i characters with a maximum of 300 is %j', (length, text) => {
    expect(countText(length, 300)).toBe(text);
  });
});

describe('the announcement of the character count', () => {
  it.each([
    [279, ''],
    [280, 'U kunt nog hoogstens 20 tekens typen.'],
    [289, 'U kunt nog hoogstens 20 tekens typen.'],
    [290, 'U kunt nog hoogstens 10 tekens typen.'],
    [299, 'U kunt nog hoogstens 5 tekens typen.'],
    [300, 'U kunt niet meer typen: de tekst is zo lang als hij mag zijn.'],
    [301, 'De tekst is te lang. Maak de tekst korter.'],
    [400, 'De tekst is te lang. Maak de tekst korter.'],
  ])('at %i of 300 characters is %j', (length, text) => {
    expect(announcement(length, 300)).toBe(text);
  });

  it('is empty for an empty text with a low maximum', () => {
    expect(announcement(0, 20)).toBe('');
  });
});
