import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstDayWithNotice, noticeGiven, noticeNeeded } from '../convocations/convocations.ts';
import { dutchDay, momentOfDutchTime } from '../formats/formats.ts';
import type { RuleOfVoting, VotingRuleName } from '../voting-rules/voting-rules.ts';
import {
  isSecondMeetingDay,
  itemsWithoutQuorum,
  mayCancelSecond,
  mayMoveSecond,
  secondMeetingDays,
} from './second-meetings.ts';

const rule = (name: VotingRuleName, value: number): RuleOfVoting => ({
  rule: name,
  decision_kind: '',
  value: String(value),
});

/** Returns the days of years with and without summer time on their first day, one by one as a calendar has them. */
function* calendar(): Generator<string> {
  for (const year of [2026, 2027, 2028]) {
    for (let month = 1; month <= 12; month += 1) {
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
      for (let day = 1; day <= last; day += 1)
        yield `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    }
  }
}

const days = [...calendar()];
const time = fc.constantFrom('00:00', '00:30', '01:59', '03:01', '12:00', '19:30', '23:59');
const at = (index: number): string => days[index] ?? '';

describe('a second meeting', () => {
  it('is two to six weeks after the first one without a rule', () => {
    expect(secondMeetingDays([], '2026-12-09T18:30:00Z')).toEqual({
      first_day: '2026-12-23',
      last_day: '2027-01-20',
    });
  });

  it('is accepted exactly on the days between that the rules set, counted on the calendar', () => {
    const property = fc.property(
      fc.nat(400),
      fc.nat(100),
      fc.nat(100),
      fc.nat(250),
      time,
      (first, min, longer, after, clock) => {
        const rules = [rule('second_meeting_days_min', min), rule('second_meeting_days_max', min + longer)];
        const allowed = secondMeetingDays(rules, momentOfDutchTime(at(first), clock));
        const isBetween = after >= min && after <= min + longer;
        expect(isSecondMeetingDay(at(first + after), allowed)).toBe(isBetween);
      },
    );
    fc.assert(property);
  });
});

describe('a second meeting that was called', () => {
  const now = new Date('2026-12-09T18:00:00Z');
  const second = { meeting_date: '2026-12-09T21:00:00Z', is_cancelled: false, has_ballots: false };
  const may = (own: Partial<typeof second>) => {
    const planned = { ...second, ...own };
    return [mayMoveSecond(planned, now), mayCancelSecond(planned, now)];
  };

  it('can be moved until its door opens, and cancelled until it begins', () => {
    expect(may({})).toEqual([true, true]);
    expect(may({ meeting_date: '2026-12-09T20:00:00Z' })).toEqual([false, true]);
    expect(may({ meeting_date: '2026-12-09T18:00:00Z' })).toEqual([false, false]);
  });

  it('stays as it is once it was cancelled, or voted', () => {
    expect(may({ is_cancelled: true })).toEqual([false, false]);
    expect(may({ has_ballots: true })).toEqual([false, false]);
  });
});

describe('the days of notice', () => {
  it('are fifteen without a rule, and those of the rules otherwise', () => {
    expect(noticeNeeded([])).toEqual({ days: 15, urgent_days: null });
    expect(noticeNeeded([rule('notice_days', 8), rule('urgent_notice_days', 3)])).toEqual({
      days: 8,
      urgent_days: 3,
    });
  });

  it('are those between the convocation and the meeting, over the beginning and the end of summer time', () => {
    const property = fc.property(fc.nat(900), fc.nat(150), time, time, (sent, later, one, other) => {
      const convened = momentOfDutchTime(at(sent), one);
      const meeting = momentOfDutchTime(at(sent + later), other);
      const between = days.slice(sent + 1, sent + later).length;
      expect(noticeGiven(convened, meeting)).toBe(between);
    });
    fc.assert(property);
  });

  it('are enough exactly from the first day on that has them', () => {
    const property = fc.property(fc.nat(900), fc.nat(60), fc.nat(100), time, (sent, needed, later, clock) => {
      const convened = momentOfDutchTime(at(sent), clock);
      const meeting = momentOfDutchTime(at(sent + later), '19:30');
      const isEnough = noticeGiven(convened, meeting) >= needed;
      const isFrom = dutchDay(meeting) >= firstDayWithNotice(convened, { days: needed });
      // A meeting on the same day or the next one leaves no day, which is enough if none is needed.
      expect(needed === 0 || isEnough === isFrom).toBe(true);
    });
    fc.assert(property);
  });
});

describe('an item lacks a quorum', () => {
  const ballot = {
    item_id: 'A',
    state: 'closed',
    outcome: 'no_quorum',
    is_annulled: false,
    is_about_motion: false,
  } as const;
  const ofMotion = { ...ballot, outcome: 'adopted', is_about_motion: true } as const;

  it('if its newest ballot that counts says so', () => {
    expect([...itemsWithoutQuorum([ballot, { ...ballot, item_id: 'B', outcome: 'adopted' }])]).toEqual(['A']);
    expect([...itemsWithoutQuorum([{ ...ballot, state: 'cancelled', outcome: null }, ballot])]).toEqual([
      'A',
    ]);
    expect([...itemsWithoutQuorum([{ ...ballot, outcome: 'adopted', is_annulled: true }, ballot])]).toEqual([
      'A',
    ]);
  });

  it('whatever was decided about a motion to it, and if a motion to it lacked one and nothing else was decided', () => {
    expect([...itemsWithoutQuorum([ofMotion, ballot])]).toEqual(['A']);
    expect([...itemsWithoutQuorum([ballot, ofMotion])]).toEqual(['A']);
    const without = { ...ofMotion, outcome: 'no_quorum' } as const;
    expect([...itemsWithoutQuorum([without])]).toEqual(['A']);
    expect(itemsWithoutQuorum([without, { ...ballot, outcome: 'adopted' }]).size).toBe(0);
  });

  it('not if a later ballot is open, or decided, or nobody voted', () => {
    expect(itemsWithoutQuorum([{ ...ballot, state: 'open', outcome: null }, ballot]).size).toBe(0);
    expect(itemsWithoutQuorum([{ ...ballot, outcome: 'rejected' }, ballot]).size).toBe(0);
    expect(itemsWithoutQuorum([{ ...ballot, outcome: 'no_votes' }]).size).toBe(0);
  });
});
