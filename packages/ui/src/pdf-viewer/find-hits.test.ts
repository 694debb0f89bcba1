import { describe, expect, it } from '@jest/globals';
import { createFinder } from '@mijn/domain/search';
import { findHits, withHits } from './find-hits.ts';

const line = (str: string, hasEOL = false) => ({ str, hasEOL });
const hitsOf = (runs: Parameters<typeof findHits>[0], q: string) => findHits(runs, createFinder(q)).hits;

describe('a search in a page', () => {
  it('finds all hits, in every case and form of the word', () => {
    expect(hitsOf([line('Dakgoot en DAKGOTEN')], 'dakgoot')).toEqual([
      { start: { run: 0, offset: 0 }, end: { run: 0, offset: 7 } },
      { start: { run: 0, offset: 11 }, end: { run: 0, offset: 19 } },
    ]);
  });

  it.each([
    ['één VvE', 'een vve', 7],
    ['De ﬁets', 'de ﬁets', 7],
    ['een  dubbele   spatie', 'een dubbele spatie', 21],
  ])('finds %s with the query %s', (text, query, end) => {
    expect(hitsOf([line(text)], query)).toEqual([expect.objectContaining({ end: { run: 0, offset: end } })]);
  });

  it('finds a hit that continues over runs and the end of a line', () => {
    const runs = [line('de da'), line(''), line('kgoot', true), line('noordzijde')];
    expect(hitsOf(runs, 'dakgoot noordzijde')).toEqual([
      { start: { run: 0, offset: 3 }, end: { run: 3, offset: 10 } },
    ]);
  });

  it('does not join words over the end of a line', () => {
    expect(hitsOf([line('dak', true), line('goot')], 'dakgoot')).toEqual([]);
  });

  it('finds nothing if the query is blank', () => {
    expect(hitsOf([line('een tekst')], '  ')).toEqual([]);
  });
});

describe('the pages whose hits are shown', () => {
  const pageOf = (text: string) => findHits([line(text)], createFinder('dakgoot lift'));
  const both = pageOf('De lift en de dakgoten');
  const one = pageOf('De lift');

  it('are the pages with every word of the query', () => {
    expect(withHits([one, both])).toEqual([both]);
  });

  it('are all pages with a word if no page has every word', () => {
    expect(withHits([one, pageOf('Een dakgoot')])).toHaveLength(2);
  });
});
