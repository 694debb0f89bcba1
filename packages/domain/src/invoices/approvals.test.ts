import { describe, expect, it } from '@jest/globals';
import { type Decider, type InvoiceEvent, refusalOf, requiredApprovals, standingOf } from './approvals.ts';

const people: Readonly<Record<string, Decider>> = {
  A: { user_id: 'anna', staff_id: null },
  B: { user_id: 'bram', staff_id: null },
  C: { user_id: 'carla', staff_id: null },
  a: { user_id: 'anna', staff_id: 'sara' },
  b: { user_id: 'bram', staff_id: 'sara' },
  x: { user_id: null, staff_id: null },
};
const decisions = { '+': 'approved', '-': 'rejected', '0': 'withdrawn' } as const;

const eventsOf = (text: string): InvoiceEvent[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [who = '', what = ''] = word;
      const [decider, kind] = [people[who], Object.entries(decisions).find(([sign]) => sign === what)];
      if (!decider || !kind) return 'reopened';
      const { user_id, staff_id } = decider;
      return { user_id, staff_id, decision: kind[1] };
    });

describe('the number of checkers that must agree above 1000 euros', () => {
  it.each([
    [100_000, 'EUR', 1],
    [100_001, 'EUR', 2],
    [-500_000, 'EUR', 1],
    [null, 'EUR', 2],
    [5, 'USD', 2],
  ])('is for %s %s: %s', (total_cents, currency, required) => {
    expect(requiredApprovals({ total_cents, currency }, 100_000)).toBe(required);
  });

  it('is one without the setting', () => {
    expect(requiredApprovals({ total_cents: null, currency: 'EUR' }, null)).toBe(1);
  });
});

describe('the status of an invoice', () => {
  it.each([
    ['', 1, 'to_check 0'],
    ['A+', 1, 'approved 1'],
    ['A-', 1, 'rejected 0'],
    ['A+ A0', 1, 'to_check 0'],
    ['A+ B0', 1, 'to_check 0'],
    ['A+ B-', 1, 'rejected 1'],
    ['A+ B- B0', 1, 'to_check 0'],
    ['A- B+', 1, 'approved 1'],
    ['A+ change', 1, 'to_check 0'],
    ['A+', 2, 'to_check 1'],
    ['A+ A+', 2, 'to_check 1'],
    ['A+ a+', 2, 'to_check 1'],
    ['a+ b+', 2, 'to_check 1'],
    ['x+ x+', 2, 'approved 2'],
    ['A+ B+', 2, 'approved 2'],
    ['A+ B+ B0', 2, 'to_check 1'],
    ['A+ B+ C0', 2, 'to_check 0'],
    ['A+ A0', 2, 'to_check 0'],
    ['A+ A0 B+', 2, 'to_check 1'],
    ['A-', 2, 'rejected 0'],
    ['A+ B-', 2, 'rejected 1'],
    ['A+ B- B0', 2, 'to_check 1'],
    ['A+ B- B0 B+', 2, 'approved 2'],
    ['A+ B- B+', 2, 'to_check 1'],
    ['A+ B- B+ A+', 2, 'approved 2'],
    ['A+ B+ C- C0', 2, 'to_check 0'],
    ['A+ change B+', 2, 'to_check 1'],
    ['A+ change A+ B+', 2, 'approved 2'],
  ])('after %j with %s required is %s', (events, required, expected) => {
    const { check_status, approvals } = standingOf(eventsOf(events), required);
    expect(`${check_status} ${approvals.length}`).toBe(expected);
  });
});

describe('a decision', () => {
  it.each([
    ['', 'A0', 1, 'nothing_to_withdraw'],
    ['A+', 'B0', 2, 'nothing_to_withdraw'],
    ['A+', 'A0', 2, undefined],
    ['A+', 'A+', 2, 'already_approved'],
    ['A+', 'a+', 2, 'already_approved'],
    ['A+', 'B+', 2, undefined],
    ['A+', 'A-', 2, undefined],
    ['A-', 'A+', 2, undefined],
    ['A+', 'B0', 1, undefined],
  ])('after %j that is %s, with %s required, is refused as %s', (events, next, required, refusal) => {
    const [event] = eventsOf(next);
    if (!event || event === 'reopened') throw new Error('no decision');
    expect(refusalOf(standingOf(eventsOf(events), required), event.decision, event, required)).toBe(refusal);
  });

  it('can be repeated by the same checker when one is enough by now', () => {
    const standing = standingOf(eventsOf('A+'), 2);
    expect(refusalOf(standing, 'approved', { user_id: 'anna', staff_id: null }, 1)).toBeUndefined();
  });
});
