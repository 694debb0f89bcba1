import { describe, expect, it } from '@jest/globals';
import { inReadingOrder } from './reading-order.ts';

const documents = [
  'Begroting 2027 (concept)',
  'Notulen vorige vergadering',
  'Agendapunt 5, toelichting',
  'Uitnodiging en agenda ALV',
  'Besluitenlijst',
].map((name) => ({ name }));

describe('the documents of a meeting', () => {
  it.each([
    [false, ['Uitnodiging en agenda ALV', 'Notulen vorige vergadering', 'Besluitenlijst']],
    [true, ['Notulen vorige vergadering', 'Besluitenlijst', 'Uitnodiging en agenda ALV']],
  ])('begin with what members come for (over: %s)', (isOver, first) => {
    expect(inReadingOrder(documents, isOver).map(({ name }) => name)).toEqual([
      ...first,
      'Begroting 2027 (concept)',
      'Agendapunt 5, toelichting',
    ]);
  });
});
