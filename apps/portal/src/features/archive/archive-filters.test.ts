import { describe, expect, it } from '@jest/globals';
import { readFilters, toQuery, writeFilters } from './archive-filters.ts';

const all = { q: 'dak & goot', groupId: 'g-1', year: 2026, tag: 'mjop', withHidden: true, page: 2 };

describe('the filters of the archive', () => {
  it('come back from the address as they went in', () => {
    expect(readFilters(new URLSearchParams(writeFilters(all)))).toEqual(all);
  });

  it('leave the address clean when none is set', () => {
    expect(writeFilters({ page: 1, q: '' })).toBe('');
  });

  it('leave out what makes no sense', () => {
    expect(readFilters(new URLSearchParams('?jaar=gisteren&pagina=-3&verborgen=nee&onzin=1'))).toEqual({});
  });

  it('sort by relevance when searching, else by date', () => {
    expect(toQuery({ q: 'dakgoot' })).toMatchObject({ q: 'dakgoot', sort: '-relevance' });
    expect(toQuery({ groupId: 'g-1' })).toEqual({ group_id: 'g-1', sort: '-document_date' });
  });
});
