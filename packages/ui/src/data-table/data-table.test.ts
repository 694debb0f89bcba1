import { describe, expect, it } from '@jest/globals';
import { cardParts, directionOf, nextSort, onCard, splitColumns } from './column.ts';
import { expectedRows } from './paging.ts';
import { choose, chosenOf } from './selection.ts';

describe('the sort order', () => {
  it('is ascending, descending and ascending again after presses on a heading', () => {
    expect(nextSort('name', undefined)).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('name', '-name')).toBe('name');
  });
  it('is ascending after a press on the heading of another column', () => {
    expect(nextSort<'name' | 'date'>('name', '-date')).toBe('name');
  });
  it('has a direction for the sorted column only', () => {
    expect(directionOf('name', 'name')).toBe('ascending');
    expect(directionOf('name', '-name')).toBe('descending');
    expect(directionOf('name', 'name_long')).toBeUndefined();
  });
});

describe('the column that names a row', () => {
  const cell = () => '';
  const number = { id: 'number', header: 'Nummer', cell };
  const name = { id: 'name', header: 'Naam', cell, isRowHeader: true };
  it('is the column with `isRowHeader`', () => {
    expect(splitColumns([number, name])).toEqual({ head: name, rest: [number] });
  });
  it('is the first column if no column has `isRowHeader`', () => {
    expect(splitColumns([number]).head).toBe(number);
  });
});

describe('a card', () => {
  const cell = () => 'Nee';
  const name = { id: 'name', header: 'Naam', cell, isRowHeader: true };
  const amount = { id: 'amount', header: 'Bedrag', cell, cardPlace: 'end' } as const;
  const date = { id: 'date', header: 'Datum', cell, cardPlace: 'line' } as const;
  const status = { id: 'status', header: 'Gereed', cell, cardPlace: 'mark', cardCell: () => 'Open' } as const;
  const remark = { id: 'remark', header: 'Opmerking', cell };
  const menu = { id: 'menu', header: 'Acties', cell, isHeaderHidden: true };
  const presence = { id: 'presence', header: 'Aanwezig', cell, cardPlace: 'below' } as const;
  it('has each column at the chosen position, and a line for each column without a position', () => {
    expect(cardParts([date, name, menu, presence, amount, status, remark])).toEqual({
      head: name,
      buttons: [menu],
      ends: [amount],
      marks: [status],
      line: [date],
      below: [presence],
      facts: [remark],
    });
  });
  it('shows the value for cards if the column has it, and the value of the cell otherwise', () => {
    expect([status, date].map((column) => onCard(column, undefined))).toEqual(['Open', 'Nee']);
  });
});

describe('the selection of rows', () => {
  it('keeps the selected rows of other pages', () => {
    expect(choose(['c', 'd'], ['a', 'c'], true)).toEqual(['a', 'c', 'd']);
    expect(choose(['c', 'd'], ['a', 'c'], false)).toEqual(['a']);
  });
  it.each([
    [['c'], 'none'],
    [['a'], 'some'],
    [['a', 'b', 'c'], 'all'],
  ])('of %j has none, some or all rows of a page: %s', (selected, chosen) => {
    expect(chosenOf(['a', 'b'], selected)).toBe(chosen);
  });
  it('has none of the rows of an empty page', () => {
    expect(chosenOf([], ['a'])).toBe('none');
  });
});

describe('the number of placeholder rows', () => {
  it.each([
    [{ page: 1, perPage: 25, total: 0 }, 8],
    [{ page: 1, perPage: 25, total: 120 }, 25],
    [{ page: 5, perPage: 25, total: 120 }, 20],
    [{ page: 9, perPage: 25, total: 120 }, 1],
  ])('for %j is %d', (paging, rows) => {
    expect(expectedRows(paging)).toBe(rows);
  });
});
