import { describe, expect, it } from '@jest/globals';
import { anAgendaItem, aProposal } from '@mijn/api/mock/agenda';
import { aBallot, aBallotResult } from '@mijn/api/mock/ballots';
import { aDecision } from '@mijn/api/mock/decisions';
import { lastResults } from '../hold/results.ts';
import { outcomeOf } from './item-outcome.ts';

const item = anAgendaItem(4, { title: 'Begroting 2027', proposal: aProposal() });
const results = lastResults([aBallot(1, { item_id: item.id, result: aBallotResult() })]);
const decision = aDecision(1, {
  title: ' begroting 2027',
  outcome: 'rejected',
  votes_for: 10,
  votes_against: 655,
  votes_abstained: null,
  annulled_on: null,
});

describe('the outcome of an item', () => {
  it('is that of its last ballot', () => {
    expect(outcomeOf(item, results, [decision])).toEqual({
      outcome: 'adopted',
      votes: 'met 412 voor en 188 tegen',
      isElection: false,
    });
  });

  it('is that of the decision with the same title, if no ballot is known', () => {
    expect(outcomeOf(item, new Map(), [decision])).toEqual({
      outcome: 'rejected',
      votes: 'met 10 voor en 655 tegen',
      isElection: false,
    });
  });

  it.each([
    ['no decision has its title', item, [{ ...decision, title: 'Begroting' }]],
    ['the decision was annulled', item, [{ ...decision, annulled_on: '2026-11-20' }]],
    ['it was not decided about', { ...item, proposal: null }, [decision]],
  ])('is unknown if %s', (_, one, decisions) => {
    expect(outcomeOf(one, new Map(), decisions)).toBeUndefined();
  });

  it('names who was elected', () => {
    const election = { elected: ['Jan'], second_round: null, lot: null, seats_open: 0 };
    const result = aBallotResult({
      election,
      options: [
        { option: 'Jan', votes: 7 },
        { option: 'Piet', votes: 3 },
      ],
    });
    expect(outcomeOf(item, lastResults([aBallot(1, { item_id: item.id, result })]), [])?.votes).toMatch(
      /^Gekozen: Jan/u,
    );
  });

  it('says that too few were there, and not what they voted', () => {
    const few = lastResults([
      aBallot(1, { item_id: item.id, result: aBallotResult({ outcome: 'no_quorum' }) }),
    ]);
    expect(outcomeOf(item, few, [])?.votes).toBe('te weinig stemmen aanwezig');
  });

  it('has no votes if they are secret', () => {
    const secret = lastResults([
      aBallot(1, { item_id: item.id, result: aBallotResult({ has_totals: false, votes_cast: 0 }) }),
    ]);
    expect(outcomeOf(item, secret, [])).toEqual({ outcome: 'adopted', votes: '', isElection: false });
  });
});
