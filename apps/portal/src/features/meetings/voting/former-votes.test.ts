import { describe, expect, it } from '@jest/globals';
import type { FormerVote } from '@mijn/domain/ballots';
import { formerVoteLines } from './former-votes.tsx';

const vote = (name: string, own: Partial<FormerVote> = {}): FormerVote => ({
  ballot_id: 'ballot',
  apartment_id: name,
  name,
  right: 'owner',
  giver: null,
  choice: 'for',
  option: null,
  uncounted: null,
  ...own,
});

describe('what a member voted in a closed ballot', () => {
  it('is one sentence if all apartments voted the same', () => {
    expect(formerVoteLines([vote('A 1')])).toEqual(['U hebt voor gestemd (alleen u ziet dit)']);
    expect(formerVoteLines([vote('A 1', { choice: 'abstain' })])).toEqual([
      'U hebt zich onthouden (alleen u ziet dit)',
    ]);
    const election = { choice: 'option' as const, option: 'Jan', further_options: ['Piet'] };
    expect(formerVoteLines([vote('A 1', election), vote('A 2', election)])).toEqual([
      'U hebt op Jan, Piet gestemd, voor 2 appartementen (alleen u ziet dit)',
    ]);
  });

  it('names each apartment if they voted differently', () => {
    const byProxy = vote('A 2', { right: 'proxy', giver: 'A. de Vries', choice: 'against' });
    expect(formerVoteLines([vote('A 1'), byProxy])).toEqual([
      'U hebt verschillend gestemd (alleen u ziet dit)',
      'A 1: voor',
      'A 2, met machtiging van A. de Vries: tegen',
    ]);
  });

  it('says which votes did not count, and why', () => {
    const resting = vote('A 2', { right: 'proxy', giver: 'A. de Vries', uncounted: 'resting' });
    expect(formerVoteLines([vote('A 1', { uncounted: 'divided' }), resting])).toEqual([
      'U hebt voor gestemd, voor 2 appartementen (alleen u ziet dit)',
      'De stem voor A 1 telde niet mee: de eigenaren hebben verschillend gestemd.',
      'De stem voor A 2 telde niet mee: bij het sluiten was de eigenaar er zelf, of gold de machtiging niet meer.',
    ]);
  });

  it('is nothing without a vote, as of a secret ballot', () => {
    expect(formerVoteLines([])).toEqual([]);
  });
});
