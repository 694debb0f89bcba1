import { describe, expect, it } from '@jest/globals';
import { createFinder } from '@mijn/domain/search';
import { findHits, withHits } from './find-hits.ts';

const line = (str: string, hasEOL = false) => ({ str, hasEOL });
const hitsOf = (runs: Parameters<typeof findHits>[0], q: string) => findHits(runs, createFinder(q)).hits;

describe('a text on a page', () => {
  it('is found in every place, whatever its case and form', () => {
    expect(hitsOf([line('Dakgoot en DAKGOTEN')], 'dakgoot')).toEqual([
      { start: { run: 0, offset: 0 }, end: { run: 0, offset: 7 } },
      { start: { run: 0, offset: 11 }, end: { run: 0, offset: 19 } },
    ]);
  });

  it.each([
    ['één VvE', 'een vve', 7],
    ['De ﬁets', 'de ﬁets', 7],
    ['een  dubbele   spatie', 'een dubbele spatie', 21],
  ])('%s is found by %s', (text, query, end) => {
    expect(hitsOf([line(text)], query)).toEqual([expect.objectContaining({ end: { run: 0, offset: end } })]);
  });

  it('is found over the end of a line and over runs', () => {
    const runs = [line('de da'), line(''), line('kgoot', true), line('noordzijde')];
    expect(hitsOf(runs, 'dakgoot noordzijde')).toEqual([
      { start: { run: 0, offset: 3 }, end: { run: 3, offset: 10 } },
    ]);
  });

  it('is not found where runs only touch over a line end', () => {
    expect(hitsOf([line('dak', true), line('goot')], 'dakgoot')).toEqual([]);
  });

  it('is found nowhere when it is blank', () => {
    expect(hitsOf([line('een tekst')], '  ')).toEqual([]);
  });
});

describe('the pages of a document', () => {
  const pageOf = (text: string) => findHits([line(text)], createFinder('dakgoot lift'));
  const both = pageOf('De lift en de dakgoten');
  const one = pageOf('De lift');

  it('show what is found where every word stands', () => {
    expect(withHits([one, both])).toEqual([both]);
  });

  it('show what is found of single words when no page has all', () => {
    expect(withHits([one, pageOf('Een dakgoot')])).toHaveLength(2);
  });
});
