import { describe, expect, it } from '@jest/globals';
import type { EarlyVote, EarlyVotesOfItem } from '@mijn/domain/early-votes';
import type { Vote } from '@mijn/domain/tally';
import { chooseFor, shownVote, votesToSend, withoutSent } from './votes-of-item.ts';

const FOR: Vote = { choice: 'for', option: null };
const AGAINST: Vote = { choice: 'against', option: null };

const own = (apartment_id: string, vote: Vote | null, is_outdated = false): EarlyVote => ({
  apartment_id,
  vote: vote && { ...vote, voted_at: '2026-11-20T12:00:00.000Z' },
  has_voted: vote !== null,
  mark: null,
  is_item_changed: false,
  is_outdated,
  has_co_owner_voted: false,
  is_divided: false,
});

const itemOf = (...votes: EarlyVote[]): EarlyVotesOfItem => ({ item_id: 'i', number: 4, votes });

describe('the votes about a proposal', () => {
  it('show what was chosen, else what the server has about the text as it is now', () => {
    const item = itemOf(own('a', FOR), own('b', AGAINST, true));
    expect(shownVote(item, {}, 'a')).toMatchObject(FOR);
    expect(shownVote(item, {}, 'b')).toBeNull();
    expect(shownVote(item, { a: AGAINST }, 'a')).toEqual(AGAINST);
  });

  it('are sent where they differ from what the server has', () => {
    const item = itemOf(own('a', FOR), own('b', AGAINST, true));
    const chosen = chooseFor(item, { a: AGAINST }, ['a', 'b'], FOR);
    const marked = (id: string) => ({ mark: `of-${id}`, replaces: ['before'] });
    expect(votesToSend(chosen, marked)).toEqual([
      { apartment_id: 'b', ...FOR, mark: 'of-b', replaces: ['before'] },
    ]);
  });

  it('keep what was chosen while others were sent', () => {
    expect(withoutSent({ a: FOR, b: AGAINST }, { a: FOR, b: FOR })).toEqual({ b: AGAINST });
  });
});
