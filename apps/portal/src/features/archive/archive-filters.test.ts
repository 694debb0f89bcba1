import { describe, expect, it } from '@jest/globals';
import { toQuery } from './archive.endpoints.ts';

describe('the filters of the archive', () => {
  it('sort by relevance during a search, and otherwise by date', () => {
    expect(toQuery({ q: 'dakgoot' })).toMatchObject({ q: 'dakgoot', sort: '-relevance' });
    expect(toQuery({ group_id: 'g-1' })).toEqual({ group_id: 'g-1', sort: '-document_date' });
  });
});
