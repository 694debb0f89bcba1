import { describe, expect, it } from '@jest/globals';
import { earlyVotesFrom, obstacleOfMeeting } from './early-votes.ts';

const rules = [{ rule: 'early_votes', decision_kind: '', value: 'yes' }] as const;
const meeting = { meeting_date: '2026-12-09T18:30:00.000Z', is_convened: true, has_begun: false };

describe('votes before a meeting', () => {
  it('are taken from the thirtieth day before it, by the Dutch calendar', () => {
    expect(earlyVotesFrom('2026-12-09T18:30:00.000Z')).toBe('2026-11-09');
    // Half past midnight in the Netherlands.
    expect(earlyVotesFrom('2026-12-09T23:30:00.000Z')).toBe('2026-11-10');
    expect(earlyVotesFrom('2026-03-30T18:00:00.000Z')).toBe('2026-02-28');
  });

  it.each([
    ['without a rule', [], meeting, '2026-11-20T12:00:00Z', 'not_allowed'],
    ['with a rule', rules, meeting, '2026-11-20T12:00:00Z', null],
    ['on the thirtieth day', rules, meeting, '2026-11-08T23:00:00Z', null],
    ['the evening before it', rules, meeting, '2026-11-08T22:59:59Z', 'too_early'],
    [
      'without a convocation',
      rules,
      { ...meeting, is_convened: false },
      '2026-11-20T12:00:00Z',
      'not_convened',
    ],
    ['once it began', rules, { ...meeting, has_begun: true }, '2026-12-09T18:30:00Z', 'meeting_begun'],
    [
      'if the rules forbid them',
      [{ ...rules[0], value: 'no' }],
      meeting,
      '2026-11-20T12:00:00Z',
      'not_allowed',
    ],
  ] as const)('%s', (_, rulesThen, meetingThen, now, expected) => {
    expect(obstacleOfMeeting(rulesThen, meetingThen, new Date(now))).toBe(expected);
  });
});
