import { describe, expect, it } from '@jest/globals';
import { keepPlaces, type KeptRow } from './kept-rows.ts';

interface Row {
  id: string;
  hand?: string;
}

const idOf = ({ id }: Row): string => id;

const shown = (rows: readonly KeptRow<Row>[]) => rows.map(({ row, isGone }) => [row.id, isGone]);

describe('the rows of a list that others change', () => {
  const first = keepPlaces<Row>([], [{ id: 'a' }, { id: 'b' }, { id: 'c' }], idOf);

  it('are those of the list at first', () => {
    expect(shown(first)).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
    ]);
  });

  it('keep their places when one leaves and one comes', () => {
    const next = keepPlaces<Row>(first, [{ id: 'new' }, { id: 'c' }, { id: 'a' }], idOf);
    expect(shown(next)).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
      ['new', false],
    ]);
  });

  it('have what the list says now, also when one comes back', () => {
    const gone = keepPlaces<Row>(first, [], idOf);
    const back = keepPlaces<Row>(gone, [{ id: 'b', hand: 'for' }], idOf);
    expect(back[1]).toEqual({ row: { id: 'b', hand: 'for' }, isGone: false });
  });
});
