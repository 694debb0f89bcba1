import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isChoosableDay,
  isUnanimous,
  lastDays,
  progressOf,
  reminderDay,
  resolutionChoices,
  type ResolutionFacts,
  standingOf,
  stateOfResolution,
} from './rules.ts';

const choices = fc.array(fc.constantFrom(...resolutionChoices), { maxLength: 4 });

it('an apartment consents if an owner is for, and none is against', () => {
  fc.assert(
    fc.property(choices, (said) => {
      const isConsent = said.some((one) => one === 'for') && said.every((one) => one !== 'against');
      expect(standingOf(said) === 'for').toBe(isConsent);
      expect(standingOf(said) === 'none').toBe(said.length === 0);
    }),
  );
});

it('is unanimous exactly if every apartment that votes consents, and there is one', () => {
  fc.assert(
    fc.property(fc.array(choices, { maxLength: 6 }), (apartments) => {
      const standings = apartments.map(standingOf);
      const progress = progressOf(standings);
      expect(isUnanimous(progress)).toBe(
        standings.length > 0 && standings.every((standing) => standing === 'for'),
      );
      expect(progress.apartments_for + progress.apartments_against).toBeLessThanOrEqual(standings.length);
      // One more apartment that did not vote takes the unanimity away.
      expect(isUnanimous(progressOf([...standings, 'none']))).toBe(false);
    }),
  );
});

const facts = (own: Partial<ResolutionFacts> = {}): ResolutionFacts => ({
  adopted_on: null,
  withdrawn_on: null,
  last_day: '2026-12-20',
  has_against: false,
  ...own,
});

it.each([
  ['is open on its last day', facts(), '2026-12-20', 'open'],
  ['is open while somebody is against', facts({ has_against: true }), '2026-12-20', 'open'],
  ['lapses if somebody did not vote', facts(), '2026-12-21', 'lapsed'],
  ['is rejected if somebody is against', facts({ has_against: true }), '2026-12-21', 'rejected'],
  ['stays adopted', facts({ adopted_on: '2026-12-10' }), '2026-12-21', 'adopted'],
  ['stays withdrawn', facts({ withdrawn_on: '2026-12-10', has_against: true }), '2026-12-21', 'withdrawn'],
])('a resolution %s', (_, of, today, expected) => {
  expect(stateOfResolution(of, today)).toBe(expected);
});

it.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2027-02-18', true],
  ['2027-02-19', false],
])('a last day is from tomorrow on, and at most 90 days ahead: %s', (day, expected) => {
  expect(isChoosableDay(day, lastDays('2026-11-20'))).toBe(expected);
});

it.each([
  ['2026-11-22', null],
  ['2026-11-23', '2026-11-21'],
  ['2026-12-01', '2026-11-29'],
])(
  'owners are reminded two days before the last day, but not on the day of the question: %s',
  (last_day, expected) => {
    expect(reminderDay({ created_on: '2026-11-20', last_day })).toBe(expected);
  },
);
