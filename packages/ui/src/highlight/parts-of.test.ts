import { describe, expect, it } from '@jest/globals';
import { partsOf, type Hit } from './parts-of.ts';

const text = 'de dakgoot lekt';

const marked = (...hits: Hit[]) =>
  partsOf(text, hits)
    .map((part) => (part.is_hit ? `[${part.text}]` : part.text))
    .join('|');

describe('the parts of a text with hits', () => {
  it('are the whole text if there are no hits', () => {
    expect(marked()).toBe('de dakgoot lekt');
  });
  it('are the text before, in and after a hit', () => {
    expect(marked({ start: 3, end: 10 })).toBe('de |[dakgoot]| lekt');
  });
  it('are in the order of the text if the hits are in another order', () => {
    expect(marked({ start: 11, end: 15 }, { start: 0, end: 2 })).toBe('[de]| dakgoot |[lekt]');
  });
  it('merge hits that overlap or touch', () => {
    expect(marked({ start: 3, end: 6 }, { start: 5, end: 8 }, { start: 8, end: 10 })).toBe(
      'de |[dakgoot]| lekt',
    );
  });
  it('end at the end of the text', () => {
    expect(marked({ start: -4, end: 2 }, { start: 11, end: 99 })).toBe('[de]| dakgoot |[lekt]');
  });
  it('ignore hits without a length', () => {
    expect(marked({ start: 3, end: 3 }, { start: 6, end: 4 })).toBe('de dakgoot lekt');
  });
  it('are empty for an empty text', () => {
    expect(partsOf('', [{ start: 0, end: 4 }])).toEqual([]);
  });
});
