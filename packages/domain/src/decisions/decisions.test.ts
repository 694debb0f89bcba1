import { describe, expect, it } from '@jest/globals';
import { voidability, voidableUntil } from './decisions.ts';

describe('a decision that became known', () => {
  it.each([
    ['2026-12-09', '2027-01-09'],
    ['2026-06-10', '2026-07-10'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2028-01-29', '2028-02-29'],
    ['2027-03-31', '2027-04-30'],
    ['2026-02-28', '2026-03-28'],
    ['2026-12-31', '2027-01-31'],
    ['0099-01-31', '0099-02-28'],
  ])('on %s is voidable until %s', (published_on, expected) => {
    expect(voidableUntil(published_on)).toBe(expected);
  });

  it.each([
    ['2026-12-08T22:59:00Z', false],
    ['2026-12-08T23:00:00Z', true],
    ['2027-01-09T22:59:59Z', true],
    ['2027-01-09T23:00:00Z', false],
  ])('on 9 December 2026 is voidable at %s: %s', (now, expected) => {
    expect(voidability('2026-12-09', new Date(now))).toEqual({
      voidable_until: '2027-01-09',
      is_voidable: expected,
    });
  });

  it('counts whole days in summer time too', () => {
    expect(voidability('2026-05-10', new Date('2026-06-10T21:59:00Z')).is_voidable).toBe(true);
    expect(voidability('2026-05-10', new Date('2026-06-10T22:00:00Z')).is_voidable).toBe(false);
  });
});

describe('a decision of which nobody knows when it became known', () => {
  it('has no last day', () => {
    expect(voidability(null, new Date('2026-12-09T12:00:00Z'))).toEqual({
      voidable_until: null,
      is_voidable: false,
    });
  });
});
