import { describe, expect, it } from '@jest/globals';
import { NEW_PROXY, scopeOf, voteAbout, withVote } from './form-values.ts';

const proposals = ['a', 'b', 'c'].map((id) => ({ id }));

describe('the form of a proxy', () => {
  it('replaces a vote, and forgets it if the holder decides', () => {
    const once = withVote(['a for'], 'a', 'against');
    expect(once).toEqual(['a against']);
    expect(withVote(once, 'a', 'holder')).toEqual([]);
    expect(voteAbout([], 'a')).toBe('holder');
    expect(voteAbout(['a option Zon op Zuid'], 'a')).toBe('option Zon op Zuid');
  });

  it('sends the instructions of a proxy for the whole meeting, and nothing about the others', () => {
    const values = { ...NEW_PROXY, items: ['c'], instructions: ['b option Zon op Zuid', 'gone for'] };
    expect(scopeOf(values, proposals)).toEqual({
      is_whole_meeting: true,
      items: [{ item_id: 'b', instruction: 'option', option: 'Zon op Zuid' }],
    });
  });

  it('sends the chosen proposals of a proxy for some, also without an instruction', () => {
    const values = {
      ...NEW_PROXY,
      scope: 'items',
      items: ['c', 'a', 'gone'],
      instructions: ['a for', 'b for'],
    };
    expect(scopeOf(values, proposals)).toEqual({
      is_whole_meeting: false,
      items: [
        { item_id: 'a', instruction: 'for', option: null },
        { item_id: 'c', instruction: null, option: null },
      ],
    });
  });
});
