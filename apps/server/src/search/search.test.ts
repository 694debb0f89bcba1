import { describe, expect, it } from '@jest/globals';
import { snippetParts, wordsOf } from './index.ts';

describe('what was found', () => {
  it('reads a marked text in parts', () => {
    expect(snippetParts('de \uE000dakgoot\uE001 lekt')).toEqual([
      { text: 'de ', is_hit: false },
      { text: 'dakgoot', is_hit: true },
      { text: ' lekt', is_hit: false },
    ]);
  });
});

describe('the words of a search', () => {
  it('are none that have neither letter nor figure', () => {
    expect(wordsOf(" dak'goot  & \u0000 10% ")).toEqual(["dak'goot", '10%']);
  });
});
