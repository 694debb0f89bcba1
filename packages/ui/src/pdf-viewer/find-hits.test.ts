import { describe, expect, it } from '@jest/globals';
import { findHits, wordsOf } from './find-hits.ts';

const line = (str: string, hasEOL = false) => ({ str, hasEOL });

describe('a text on a page', () => {
  it('is found in every place, whatever its case', () => {
    expect(findHits([line('Dakgoot en DAKGOOT')], 'dakgoot')).toEqual([
      { start: { run: 0, offset: 0 }, end: { run: 0, offset: 7 } },
      { start: { run: 0, offset: 11 }, end: { run: 0, offset: 18 } },
    ]);
  });

  it.each([
    ['één VvE', 'een vve', 7],
    ['De ﬁets', 'de ﬁets', 7],
    ['een  dubbele   spatie', 'dubbele spatie', 21],
  ])('%s is found by %s', (text, query, end) => {
    expect(findHits([line(text)], query)).toEqual([
      expect.objectContaining({ end: { run: 0, offset: end } }),
    ]);
  });

  it('is found over the end of a line and over runs', () => {
    const runs = [line('de da'), line('kgoot', true), line('noordzijde')];
    expect(findHits(runs, 'dakgoot noordzijde')).toEqual([
      { start: { run: 0, offset: 3 }, end: { run: 2, offset: 10 } },
    ]);
  });

  it('is not found where runs only touch over a line end', () => {
    expect(findHits([line('dak', true), line('goot')], 'dakgoot')).toEqual([]);
  });

  it('is found nowhere when it is blank', () => {
    expect(findHits([line('een tekst')], '  ')).toEqual([]);
  });
});

describe('the words of a query', () => {
  it('are looked for without the short ones and without doubles', () => {
    expect(wordsOf('De dakgoot en de Dakgoot noordzijde')).toEqual(['dakgoot', 'noordzijde']);
  });

  it('are none for one word, which has been looked for already', () => {
    expect(wordsOf('dakgoot')).toEqual([]);
  });
});
