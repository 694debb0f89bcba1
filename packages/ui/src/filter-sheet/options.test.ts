import { describe, expect, it } from '@jest/globals';
import { isLong, isSearchable, matchingOptions, shownOptions } from './options.ts';

const labels = ['Café De Sluis', 'Van Dijk Dakwerken', 'Dijkstra Schilders'];
const options = labels.map((label, index) => ({ id: String(index), label }));
const found = (typed: string) => matchingOptions(options, typed).map(({ id }) => id);

describe('the options of a filter', () => {
  it.each([
    ['', ['0', '1', '2']],
    ['  ', ['0', '1', '2']],
    ['dijk', ['1', '2']],
    ['DAK dijk', ['1']],
    ['cafe', ['0']],
    ['lift', []],
  ])('that match "%s" are %j', (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  it('can be searched in a long list, but not among years', () => {
    const years = Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: String(2026 - index),
    }));
    const groups = years.map(({ id, label }) => ({ id, label: `Begroting ${label}` }));
    expect([years, groups].map(isLong)).toEqual([true, true]);
    expect([years, groups, groups.slice(2)].map(isSearchable)).toEqual([false, true, false]);
  });

  it('of a long list are the first eight, and the chosen one', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: String(index), label: `Jaar ${index}` }));
    const first = ['0', '1', '2', '3', '4', '5', '6', '7'];
    expect(shownOptions(many, null).map(({ id }) => id)).toEqual(first);
    expect(shownOptions(many, '20').map(({ id }) => id)).toEqual([...first, '20']);
    expect(shownOptions(many, '2').map(({ id }) => id)).toEqual(first);
  });
});
