import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '../limits/limits.ts';
import { voidability, voidableLines, voidableUntil } from './decisions.ts';

/** The general holidays of four years, as calendars print them. */
const HOLIDAYS = new Set([
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-04-27',
  '2026-05-05',
  '2026-05-14',
  '2026-05-25',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-04-27',
  '2027-05-05',
  '2027-05-06',
  '2027-05-17',
  '2028-01-01',
  '2028-04-14',
  '2028-04-17',
  '2028-04-27',
  '2028-05-05',
  '2028-05-25',
  '2028-06-05',
  '2029-01-01',
  '2029-03-30',
  '2029-04-02',
  '2029-04-27',
  '2029-05-05',
  '2029-05-10',
  '2029-05-21',
  ...[2026, 2027, 2028, 2029].flatMap((year) => [`${year}-12-25`, `${year}-12-26`]),
]);

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the last day of a month of the law, found by walking along the calendar day by day. */
function walked(published: number): string {
  const day = Number(textOf(published).slice(8));
  let at = published;
  // The days of the month after that of the publication, until the same number or the last one.
  while (textOf(at).slice(0, 7) === textOf(published).slice(0, 7)) at += DAY_MS;
  const next = textOf(at).slice(0, 7);
  while (Number(textOf(at).slice(8)) < day && textOf(at + DAY_MS).startsWith(next)) at += DAY_MS;
  // 3 January 2026 was a Saturday.
  const isWeekend = (): boolean => [0, 1].includes(((at - Date.UTC(2026, 0, 3)) / DAY_MS) % 7);
  while (isWeekend() || HOLIDAYS.has(textOf(at))) at += DAY_MS;
  return textOf(at);
}

describe('a decision that became known', () => {
  it.each([
    ['2026-06-10', '2026-07-10'],
    ['2028-01-29', '2028-02-29'],
    ['2027-03-31', '2027-04-30'],
    // Saturday 9 January, Sunday 28 February, Saturday 28 March and Sunday 31 January.
    ['2026-12-09', '2027-01-11'],
    ['2027-01-31', '2027-03-01'],
    ['2026-02-28', '2026-03-30'],
    ['2026-12-31', '2027-02-01'],
    // Both days of Christmas and the weekend, Good Friday until Easter Monday, Ascension Day, and New Year's Day before a weekend.
    ['2026-11-25', '2026-12-28'],
    ['2026-03-03', '2026-04-07'],
    ['2026-04-14', '2026-05-15'],
    ['2026-12-01', '2027-01-04'],
    // The King was born on 27 April, which was a Sunday in 2025; the Queen's day was 30 April.
    ['2025-03-26', '2025-04-28'],
    ['2013-03-30', '2013-05-01'],
    ['2012-03-30', '2012-05-01'],
    ['0099-01-31', '0099-03-02'],
  ])('on %s is voidable until %s', (published_on, expected) => {
    expect(voidableUntil(published_on)).toBe(expected);
  });

  it('is voidable until the day that a walk along the calendar ends on, for each day of three and a half years', () => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2029, 6, 1); at += DAY_MS)
      expect([textOf(at), voidableUntil(textOf(at))]).toEqual([textOf(at), walked(at)]);
  });

  it.each([
    ['2026-12-08T22:59:00Z', false],
    ['2026-12-08T23:00:00Z', true],
    ['2027-01-11T22:59:59Z', true],
    ['2027-01-11T23:00:00Z', false],
  ])('on 9 December 2026 is voidable at %s: %s', (now, expected) => {
    expect(voidability('2026-12-09', new Date(now))).toMatchObject({
      voidable_until: '2027-01-11',
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
      absent_voidable_until: null,
      awaits_minutes: false,
      is_voidable: false,
    });
  });
});

describe('a decision of a ballot', () => {
  const of = (minutes_published_on: string | null, now: string, published_on: string | null = '2026-11-12') =>
    voidability(published_on, new Date(now), { is_of_ballot: true, minutes_published_on });

  it('is voidable for who was there, and later for who was absent, once the minutes are published', () => {
    const before = of(null, '2026-12-20T12:00:00Z');
    expect(before).toEqual({
      voidable_until: '2026-12-14',
      absent_voidable_until: null,
      awaits_minutes: true,
      is_voidable: false,
    });
    expect(voidableLines(before)).toEqual([
      'Wie aanwezig was: tot en met 14-12-2026.',
      'Wie er niet was: een maand, die begint als de notulen zijn gepubliceerd.',
    ]);
    const after = of('2026-12-31', '2027-01-31T12:00:00Z');
    // 31 January 2027 is a Sunday.
    expect(after).toEqual({
      voidable_until: '2026-12-14',
      absent_voidable_until: '2027-02-01',
      awaits_minutes: false,
      is_voidable: true,
    });
    expect(voidableLines(after)).toEqual([
      'Wie aanwezig was: tot en met 14-12-2026.',
      'Wie er niet was: tot en met 1-2-2027 (een maand na publicatie van de notulen).',
    ]);
    expect(of('2026-12-31', '2027-02-02T12:00:00Z').is_voidable).toBe(false);
  });

  it('has one day for all if the minutes are published on the day of the decision', () => {
    const same = of('2026-11-12', '2026-11-20T12:00:00Z');
    expect(same).toMatchObject({ absent_voidable_until: null, awaits_minutes: false });
    expect(voidableLines(same)).toEqual([]);
  });

  it('is known by the minutes alone if nobody knows another day', () => {
    expect(of('2026-12-01', '2026-12-02T12:00:00Z', null)).toMatchObject({
      voidable_until: null,
      absent_voidable_until: '2027-01-04',
      is_voidable: true,
    });
  });
});
