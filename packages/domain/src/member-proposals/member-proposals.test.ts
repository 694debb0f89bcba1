import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { noticeGiven } from '../convocations/notice.ts';
import { AGENDA_TEXT_LENGTH_MAX, PROPOSAL_EXPLANATION_LENGTH_MAX } from '../limits/limits.ts';
import type { RuleOfVoting, VotingRuleName } from '../voting-rules/voting-rules.ts';
import { itemTextOf, lastProposalDay, maySubmitProposal } from './member-proposals.ts';

const rule = (name: VotingRuleName, days: number): RuleOfVoting => ({
  rule: name,
  decision_kind: '',
  value: String(days),
});

/** A meeting on the evening of 9 December. */
const meeting = { is_cancelled: false, meeting_date: '2026-12-09T18:30:00Z', sent_date: null };

describe('the last day for proposals', () => {
  it.each([
    ['leaves the days of the rule', [rule('proposal_days', 28)], null, '2026-11-10'],
    ['may come after the convocation by the rule', [rule('proposal_days', 7)], '2026-11-20', '2026-12-01'],
    ['is the day before the meeting for no days', [rule('proposal_days', 0)], null, '2026-12-08'],
    ['is the last day of the notice without a rule', [], null, '2026-11-23'],
    ['also with another notice', [rule('notice_days', 8)], null, '2026-11-30'],
    ['and before the members are convened', [], '2026-11-20', '2026-11-19'],
    ['also if they are convened late', [], '2026-12-01', '2026-11-23'],
  ])('%s', (_, rules, sent_date, expected) => {
    expect(lastProposalDay(rules, { ...meeting, sent_date })).toBe(expected);
  });

  it('leaves the members at least the days that the rules want', () => {
    const days = fc.integer({ min: 0, max: 365 });
    const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, dates, (count, meeting_date) => {
        const last = lastProposalDay([rule('proposal_days', count)], { meeting_date, sent_date: null });
        expect(noticeGiven(`${last}T12:00:00Z`, meeting_date)).toBe(count);
      }),
    );
  });
});

it.each([
  ['until the end of the last day in the Netherlands', meeting, '2026-11-23T22:59:59Z', true],
  ['and not from then on', meeting, '2026-11-23T23:00:00Z', false],
  ['nor for a cancelled meeting', { ...meeting, is_cancelled: true }, '2026-11-01T12:00:00Z', false],
])('members submit proposals %s', (_, of, now, expected) => {
  expect(maySubmitProposal([], of, new Date(now))).toBe(expected);
});

it('an agenda item says who proposes it, and fits on the agenda with the longest explanation', () => {
  expect(itemTextOf('Anna de Vries', null)).toBe('Voorstel van Anna de Vries.');
  expect(itemTextOf(null, 'Omdat het dak lekt.')).toBe('Voorstel van een eigenaar.\n\nOmdat het dak lekt.');
  const longest = itemTextOf('A'.repeat(300), 'x'.repeat(PROPOSAL_EXPLANATION_LENGTH_MAX));
  expect(longest.length).toBeLessThanOrEqual(AGENDA_TEXT_LENGTH_MAX);
});
