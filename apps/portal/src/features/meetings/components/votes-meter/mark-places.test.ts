import { describe, expect, it } from '@jest/globals';
import { placeMarks } from './mark-places.ts';

const WIDTH_EM = 12.5;

const placesOf = (values: readonly number[], total = 1000) =>
  placeMarks(
    values.map((value) => ({ value, label: String(value) })),
    total,
    WIDTH_EM,
  ).map(({ label, labelAt, anchor, row }) => `${label}: ${anchor} at ${Math.round(labelAt)}%, row ${row}`);

describe('the labels of marks', () => {
  it.each([
    [
      'are above marks that are apart',
      [667, 500],
      ['500: middle at 50%, row 0', '667: middle at 67%, row 0'],
    ],
    [
      'are beside two marks that are close',
      [500, 520],
      ['500: end at 50%, row 0', '520: start at 52%, row 0'],
    ],
    ['stay inside at both edges', [0, 1000], ['0: start at 0%, row 0', '1000: end at 100%, row 0']],
    [
      'are on rows to the right of more marks that are close',
      [480, 500, 520],
      ['480: start at 48%, row 0', '500: start at 50%, row 1', '520: start at 52%, row 2'],
    ],
    [
      'are on rows to the left of marks that are close to the right edge',
      [950, 1000],
      ['950: end at 95%, row 1', '1000: end at 100%, row 0'],
    ],
    [
      'are at an edge if they have no room at their side',
      [10, 950, 1000],
      ['10: start at 0%, row 2', '950: end at 95%, row 1', '1000: end at 100%, row 0'],
    ],
    ['are at the end for a mark above the total', [1500], ['1500: end at 100%, row 0']],
  ])('%s', (_, values, places) => {
    expect(placesOf(values)).toEqual(places);
  });

  it('are at the start without any votes', () => {
    expect(placesOf([500], 0)).toEqual(['500: start at 0%, row 0']);
  });
});
