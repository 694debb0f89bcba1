import { describe, expect, it } from '@jest/globals';
import { draftTitle } from './draft-title.ts';

describe('the title of a draft', () => {
  it.each([
    [{ text: 'Zaterdag.', subject: 'Tuindag' }, 'Tuindag'],
    [{ subject: '  ', text: 'Zaterdag\n om  tien uur.' }, 'Zaterdag om tien uur.'],
    [{ name: 'Zomerfeest', photos: ['a'] }, 'Zomerfeest'],
    [{ group_id: 'a', tags: [] }, undefined],
    [{ subject: '' }, undefined],
    [
      { text: 'Zaterdag snoeien we samen de heg achter de fietsenstalling.' },
      'Zaterdag snoeien we samen de heg achter…',
    ],
    [{ text: 'x'.repeat(50) }, `${'x'.repeat(40)}…`],
    [{ text: '🌳'.repeat(50) }, `${'🌳'.repeat(40)}…`],
  ])('of %j is %j', (values, title) => expect(draftTitle(values)).toBe(title));
});
