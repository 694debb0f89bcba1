import { describe, expect, it } from '@jest/globals';
import { anAgendaItem, aProposal } from '@mijn/api/mock/agenda';
import { aBallot, aBallotResult } from '@mijn/api/mock/ballots';
import { lastResults, nextProposal } from '../../hold/results.ts';
import { nextStep, quorumAtWork } from './next-step.ts';

const proposal = (number: number) => anAgendaItem(number, { number, kind: 'decide', proposal: aProposal() });

const items = [
  anAgendaItem(1, { number: 1, kind: 'note', proposal: null }),
  proposal(4),
  proposal(5),
  proposal(6),
];

const closed = (number: number, item: number) =>
  aBallot(number, { item_id: proposal(item).id, number: item, result: aBallotResult() });

const held = { is_held: true, apartments_present: 31 };

describe('the next step of a meeting', () => {
  it('is nothing while the door is closed', () => {
    const presence = { is_held: false, apartments_present: 0 };
    expect(nextStep({ presence, ballots: [], items, hasBegun: false })).toEqual({ kind: 'none' });
  });

  it.each([
    ['nobody is present', 0, true],
    ['the meeting has not begun', 31, false],
  ])('is the door while %s', (_, apartments_present, hasBegun) => {
    const presence = { is_held: true, apartments_present };
    expect(nextStep({ presence, ballots: [], items, hasBegun })).toEqual({ kind: 'door' });
  });

  it('is the first proposal, and not what is only noted', () => {
    const step = nextStep({ presence: held, ballots: [], items, hasBegun: true });
    expect(step).toMatchObject({ kind: 'open', item: { number: 4 } });
  });

  it.each(['open', 'counting'] as const)('is the ballot that is %s, also after the meeting', (state) => {
    const ballots = [aBallot(2, { state }), closed(1, 5)];
    const presence = { is_held: false, apartments_present: 0 };
    expect(nextStep({ presence, ballots, items, hasBegun: true })).toMatchObject({
      kind: 'ballot',
      ballot: { state },
    });
  });

  it('is the proposal behind the last one in the order of the agenda, whatever its number', () => {
    const split = [proposal(4), proposal(9), proposal(5)];
    const step = nextStep({ presence: held, ballots: [closed(1, 4)], items: split, hasBegun: true });
    expect(step).toMatchObject({ kind: 'open', item: { number: 9 } });
    const after = nextStep({
      presence: held,
      ballots: [closed(2, 9), closed(1, 4)],
      items: split,
      hasBegun: true,
    });
    expect(after).toMatchObject({ kind: 'open', item: { number: 5 } });
  });

  it('is done when every proposal has a result', () => {
    const ballots = [closed(3, 6), closed(2, 5), closed(1, 4)];
    expect(nextStep({ presence: held, ballots, items, hasBegun: true })).toEqual({ kind: 'done' });
  });
});

describe('the next proposal', () => {
  it('follows the one with the newest result', () => {
    expect(nextProposal(items, [closed(1, 5)])?.number).toBe(6);
  });

  it('is one that was passed over, if none follows', () => {
    expect(nextProposal(items, [closed(1, 6)])?.number).toBe(4);
  });

  it('is the same after a ballot that was cancelled', () => {
    const cancelled = aBallot(1, { item_id: proposal(4).id, number: 4, state: 'cancelled' });
    expect(nextProposal(items, [cancelled])?.number).toBe(4);
  });
});

describe('the results of the items', () => {
  it('are those of their newest ballots', () => {
    const ballots = [closed(2, 5), closed(1, 5)];
    expect(lastResults(ballots).get(proposal(5).id)?.id).toBe(ballots[0]?.id);
  });
});

describe('the quorum that is shown', () => {
  const [, first, second] = items;
  const ballot = aBallot(1, { number: 5, quorum_votes: 667 });
  const of = (step: Parameters<typeof quorumAtWork>[0]['step'], votes_present?: number) =>
    quorumAtWork({
      step,
      votesPresent: 600,
      progress: votes_present === undefined ? undefined : { votes_present },
      first,
    });

  it('is that of the open ballot, with the votes that count in it', () => {
    expect(of({ kind: 'ballot', ballot })).toEqual({ item: 5, needed: 667, present: 600 });
    expect(of({ kind: 'ballot', ballot }, 700)).toEqual({ item: 5, needed: 667, present: 700 });
  });

  it('is that of the next proposal, and of the first one while people come in', () => {
    if (!second) throw new Error('There is a second proposal.');
    expect(of({ kind: 'open', item: second })?.item).toBe(5);
    expect(of({ kind: 'door' })?.item).toBe(4);
  });

  it('is none after the last proposal', () => {
    expect(of({ kind: 'done' })).toBeNull();
  });
});
