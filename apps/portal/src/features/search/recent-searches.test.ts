import { describe, expect, it } from '@jest/globals';
import { RECENT_MAX, withSearch } from './recent-searches.ts';

describe('the last searches', () => {
  it('begin with the newest, and have each search once', () => {
    expect(withSearch(['lift', 'dak'], 'goot')).toEqual(['goot', 'lift', 'dak']);
    expect(withSearch(['lift', 'dak'], 'Dak')).toEqual(['Dak', 'lift']);
  });

  it('are limited in number', () => {
    expect(withSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toHaveLength(RECENT_MAX);
  });
});
