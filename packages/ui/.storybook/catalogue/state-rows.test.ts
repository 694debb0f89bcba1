import { describe, expect, it } from '@jest/globals';
import { stateRowsOf } from './state-rows.ts';

const stories = [
  'Hoofdactie',
  'Soorten',
  'Bezig',
  'Uitgeschakeld',
  'Bezig Op Telefoon',
  'Fout Met Toetsen',
].map((name) => ({
  name,
  tags: name.endsWith('Toetsen') ? ['toets'] : [],
}));

describe('the grid of states', () => {
  it('has the pointer, the focus and a press for what a person operates', () => {
    expect(stateRowsOf(stories, ['action']).map(({ title }) => title)).toEqual([
      'Rust',
      'Aanwijzen',
      'Focus',
      'Ingedrukt',
      'Bezig',
      'Uitgeschakeld',
    ]);
  });

  it('has only the states with a story for what a person reads', () => {
    expect(stateRowsOf(stories, ['text']).map(({ title }) => title)).toEqual([
      'Rust',
      'Bezig',
      'Uitgeschakeld',
    ]);
  });
});
