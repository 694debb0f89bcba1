import { describe, expect, it } from '@jest/globals';
import { aDocument } from '@mijn/api/mock/archive';
import { searchabilityMark, searchabilityNote } from './searchability.ts';

describe('the texts about the searchability', () => {
  it.each([
    ['a PDF that was read', {}, undefined, undefined],
    ['a PDF that is still to be read', { searchability: 'pending' }, undefined, undefined],
    [
      'a document without text',
      { searchability: 'not_searchable' },
      'niet doorzoekbaar',
      /staat geen tekst/u,
    ],
    [
      'a PDF that cannot be read',
      { searchability: 'not_searchable', is_unreadable: true },
      'niet doorzoekbaar',
      /kon niet worden gelezen/u,
    ],
    [
      'a PDF that was read in part',
      { is_unreadable: true },
      'deels doorzoekbaar',
      /^Een deel van dit document/u,
    ],
    ['a photo', { searchability: 'not_searchable', media_type: 'image/jpeg' }, undefined, undefined],
  ] as const)('of %s are correct', (_, own, mark, note) => {
    const item = aDocument(1, own);
    expect(searchabilityMark(item)).toBe(mark);
    if (note) expect(searchabilityNote(item)).toMatch(note);
    else expect(searchabilityNote(item)).toBeUndefined();
  });
});
