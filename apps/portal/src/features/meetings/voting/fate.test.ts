import { describe, expect, it } from '@jest/globals';
import { aBallot, anOwnVote } from '@mijn/api/mock/ballots';
import { fateOf, type Sending, withRefused } from './fate.ts';

const own = anOwnVote({ apartment_id: 'own' });
const other = anOwnVote({ apartment_id: 'other' });
const voted = { ...own, has_voted: true };
const instructed = anOwnVote({ apartment_id: 'instructed', right: 'proxy', instruction: 'against' });

const sent = (changes: Partial<Sending> = {}): Sending => ({
  ballot: aBallot(1),
  votes: [own],
  refused: [],
  state: 'received',
  isUnsure: false,
  isConfirmedLate: false,
  ...changes,
});

const closed = { state: 'closed', divided: [] } as const;

describe('votes that came after one of another device', () => {
  it('are not counted, unless the ballot has no result at all', () => {
    expect(fateOf(sent({ state: 'newer' }), { ...closed, state: 'open' })).toBe('newer');
    expect(fateOf(sent({ state: 'newer' }), closed)).toBe('newer');
    expect(fateOf(sent({ state: 'newer' }), { ...closed, state: 'cancelled' })).toBe('cancelled');
  });
});

describe('votes that were received', () => {
  it('are counted once the ballot is closed, and not before that is known', () => {
    expect(fateOf(sent(), closed)).toBe('counted');
    expect(fateOf(sent(), { ...closed, state: 'counting' })).toBe('counting');
    expect(fateOf(sent(), { ...closed, state: 'open' })).toBe('unknown');
    expect(fateOf(sent(), { ...closed, state: undefined })).toBe('unknown');
  });

  it('do not count if another owner voted differently at last', () => {
    const both = sent({ votes: [own, other] });
    expect(fateOf(both, { ...closed, divided: ['own', 'other'] })).toBe('divided');
    expect(fateOf(both, { ...closed, divided: ['own'] })).toBe('partly_divided');
    expect(fateOf(both, { ...closed, divided: ['another'] })).toBe('counted');
  });

  it('may have ended a difference, if they were confirmed after the closing', () => {
    const late = sent({ isConfirmedLate: true });
    expect(fateOf(late, { ...closed, divided: ['own'] })).toBe('divided_before');
  });
});

describe('votes of which the server refused some', () => {
  it('have a fate for the others alone, and each refused one has its reason', () => {
    const reason = 'vote_on_paper';
    expect(withRefused({ votes: [own, other] }, [{ apartment_id: 'other', reason }])).toEqual({
      votes: [own],
      refused: [{ own: other, reason }],
    });
  });
});

describe('votes that came after the closing', () => {
  const late = (changes: Partial<Sending> = {}) => sent({ state: 'late', ...changes });

  it('leave an earlier vote of the same apartment, and of no other one', () => {
    expect(fateOf(late(), closed)).toBe('late');
    expect(fateOf(late({ votes: [voted] }), closed)).toBe('late_before_counts');
    expect(fateOf(late({ votes: [voted, other] }), closed)).toBe('late_partly');
    expect(fateOf(late({ votes: [voted, instructed] }), closed)).toBe('late_before_counts');
  });

  it('promise nothing about an earlier vote before the ballot is known to be closed', () => {
    expect(fateOf(late({ votes: [voted] }), { ...closed, state: 'open' })).toBe('late_change');
  });

  it('do not make an earlier vote count that differs from that of another owner', () => {
    expect(fateOf(late({ votes: [voted] }), { ...closed, divided: ['own'] })).toBe('late_divided');
  });

  it('are not said to be lost if the server may have received them', () => {
    expect(fateOf(late({ isUnsure: true }), closed)).toBe('unsure');
    expect(fateOf(late({ isUnsure: true, votes: [voted] }), closed)).toBe('unsure');
  });
});

describe('the votes of a cancelled ballot', () => {
  it.each(['busy', 'waiting', 'received', 'late', 'refused', 'unsealed', 'kept'] as const)(
    'do not count, whether they are %s',
    (state) => {
      const sending = sent({ state, votes: [voted], isUnsure: true });
      expect(fateOf(sending, { state: 'cancelled', divided: ['own'] })).toBe('cancelled');
    },
  );
});
