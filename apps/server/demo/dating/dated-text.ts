import { WEEK_MS } from '@mijn/domain/limits';
import { inWords, MONTHS } from '../drawing/text.ts';
import { type Calendar, dateOf, dayOf, weekOf } from './calendar.ts';

const QUARTERS = ['eerste', 'tweede', 'derde', 'vierde'];
const SEASONS = ['voorjaar', 'zomer', 'najaar', 'winter'];

const yearOf = (date: Date): number => date.getUTCFullYear();
const monthOf = (date: Date): number => yearOf(date) * 12 + date.getUTCMonth();
const quarterOf = (date: Date): number => Math.floor(monthOf(date) / 3);
/** A winter has the year of its December. */
const seasonOf = (date: Date): number => Math.floor((monthOf(date) - 2) / 3);

/** When one of these days passes a New Year, so do the years of its kind (docs/product.md#demo). */
const YEARS_GO_ON = {
  /** No annual account is mentioned earlier in the year after its own. */
  past: '2026-02-09',
  /** No budget is mentioned later in the year before its own: the meeting decides about it on this day. */
  future: '2026-12-09',
  /** The first number of a year, such as AP-2026-001, is given two days later. */
  number: '2026-01-10',
  /** What begins on 1 January is of the year in which most of its twelve months are. */
  newYear: '2026-07-02',
  /** The first invoices of a month and of a quarter arrive on these days. */
  month: '2026-11-02',
  quarter: '2026-10-06',
} as const;

/** Returns the name of a year that a text of the day `near` has: an account stays in the past, a budget in the future. */
export function datedYear(calendar: Calendar, year: number, near: string): number {
  const distance = year - Number(near.slice(0, 4));
  const ofOwnYear = near.slice(4, 10) === '-01-01' ? YEARS_GO_ON.newYear : near;
  const otherYear = distance < 0 ? YEARS_GO_ON.past : YEARS_GO_ON.future;
  return year + calendar.passed(distance === 0 ? ofOwnYear : otherYear, yearOf);
}

const yearsOfNumbers = (calendar: Calendar): number => calendar.passed(YEARS_GO_ON.number, yearOf);

/** Moves the year in the number of an invoice, such as `20260179`, `26-110` or `EM260264`. Other numbers stay. */
export function datedNumber(calendar: Calendar, number: string): string {
  return number.replace(
    /^(20|EM|)(2\d)(?=\d{4}$|-\d)/u,
    (_, before: string, year: string) => `${before}${twoDigits(Number(year) + yearsOfNumbers(calendar))}`,
  );
}

const twoDigits = (value: number): string => String(((value % 100) + 100) % 100).padStart(2, '0');

/** Returns the day and month in the year that is nearest to the day `near`. */
function nearest(month: number, day: number, near: string): Date {
  const around = dateOf(near);
  const years = [-1, 0, 1].map((offset) => new Date(Date.UTC(yearOf(around) + offset, month, day)));
  const distance = (date: Date): number => Math.abs(date.getTime() - around.getTime());
  return years.reduce((best, date) => (distance(date) < distance(best) ? date : best));
}

const dayAndMonth = (date: Date): string => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''}`;

const amsterdam = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', timeZoneName: 'longOffset' });

/** The clock stays, and the offset becomes that of the Netherlands on the new day. */
function datedClock(day: string, clock: string): string {
  const about = new Date(`${day}T${clock}+01:00`);
  const name = amsterdam.formatToParts(about).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day}T${clock}${name.replace('GMT', '')}`;
}

interface TextContext {
  /** The day of the row or document before the move. */
  near: string;
  /** The days of meetings: a month without a day is the month of its meeting. */
  meetingDays?: ReadonlySet<string>;
  /** Months without a day stay, because the text says which season it is. */
  keepsMonths?: boolean;
}

function datedMonth(
  calendar: Calendar,
  name: string,
  { near, meetingDays, keepsMonths }: TextContext,
): string {
  if (keepsMonths) return name;
  const middle = dayOf(nearest(MONTHS.indexOf(name), 15, near));
  const meeting = [...(meetingDays ?? [])].find((day) => day.startsWith(middle.slice(0, 7)));
  return MONTHS[calendar.date(dateOf(meeting ?? middle)).getUTCMonth()] ?? name;
}

function datedSeason(calendar: Calendar, name: string, year: string, near: string): string {
  const season = Number(year) * 4 + SEASONS.indexOf(name) + calendar.passed(near, seasonOf);
  const first = Math.floor(season / 4);
  return `${SEASONS[season % 4] ?? name} ${season % 4 === 3 ? `${first}/${first + 1}` : first}`;
}

/** Returns the number of the week that the week with the number, in the year of `near`, becomes. */
function datedWeek(calendar: Calendar, number: number, near: string): number {
  const week = dateOf(near).getTime() + (number - weekOf(dateOf(near))) * WEEK_MS;
  return weekOf(calendar.date(new Date(week)));
}

type Groups = Readonly<Record<string, string | undefined>>;
type Rule = readonly [
  pattern: string,
  move: (found: Groups, calendar: Calendar, context: TextContext) => string,
];

const aMonth = `(?:${MONTHS.join('|')})`;

/**
 * The first rule that matches moves the words. The names of the groups are different in all rules. A new text of the demo names dates in one of these ways, or
 * gets a rule and a case in `dated-demo.test.ts`. Prices, telephone numbers, codes of the import, and what a text says of a season alone stay.
 */
const rules: readonly Rule[] = [
  [
    String.raw`(?<momentDay>\d{4}-\d\d-\d\d)T(?<clock>[\d:]+)(?<zone>Z|[+-]\d\d:\d\d)`,
    ({ momentDay = '', clock = '', zone }, { day }) =>
      zone === 'Z' ? `${day(momentDay)}T${clock}Z` : datedClock(day(momentDay), clock),
  ],
  [String.raw`\b(?<isoDay>\d{4}-\d\d-\d\d)\b`, ({ isoDay = '' }, { day }) => day(isoDay)],
  [
    String.raw`\b(?<shortDay>\d{1,2}-\d{1,2})-(?<shortYear>\d{4})\b`,
    ({ shortDay = '', shortYear = '' }, { date }) => {
      const [day = 1, month = 1] = shortDay.split('-').map(Number);
      const moved = date(new Date(Date.UTC(Number(shortYear), month - 1, day)));
      return `${moved.getUTCDate()}-${moved.getUTCMonth() + 1}-${yearOf(moved)}`;
    },
  ],
  [
    String.raw`\b(?<series>[A-Z]{2,}-)(?<seriesYear>20\d\d)\b`,
    ({ series = '', seriesYear }, calendar) => `${series}${Number(seriesYear) + yearsOfNumbers(calendar)}`,
  ],
  [
    String.raw`\b(?<claim>SCH-)(?<claimYear>\d\d)(?=-\d)`,
    ({ claim = '', claimYear }, calendar) =>
      `${claim}${twoDigits(Number(claimYear) + yearsOfNumbers(calendar))}`,
  ],
  [
    String.raw`\b(?<first>20\d\d)(?<dash>[-/])(?<last>20\d\d)\b`,
    ({ first = '', dash = '', last = '' }, calendar, { near }) => {
      const years = datedYear(calendar, Number(first), near) - Number(first);
      return `${Number(first) + years}${dash}${Number(last) + years}`;
    },
  ],
  [
    String.raw`\b(?<numberYear>20\d\d)(?=-\d{4}\b)`,
    ({ numberYear }, calendar) => String(Number(numberYear) + yearsOfNumbers(calendar)),
  ],
  [
    String.raw`\b(?<dayNumber>\d{1,2}) (?<dayMonth>${aMonth})(?: (?<dayYear>\d{4}))?\b`,
    ({ dayNumber, dayMonth = '', dayYear }, { date }, { near }) => {
      const day = Number(dayNumber);
      const at = MONTHS.indexOf(dayMonth);
      if (dayYear !== undefined) {
        return inWords(date(new Date(Date.UTC(Number(dayYear), at, day))));
      }
      // Contributions go up at New Year, whenever that is.
      return day === 1 && at === 0 ? '1 januari' : dayAndMonth(date(nearest(at, day, near)));
    },
  ],
  [
    String.raw`\b(?<periodMonth>${aMonth}) (?<periodYear>\d{4})\b`,
    ({ periodMonth = '', periodYear }, calendar) => {
      const at =
        Number(periodYear) * 12 + MONTHS.indexOf(periodMonth) + calendar.passed(YEARS_GO_ON.month, monthOf);
      return `${MONTHS[at % 12] ?? ''} ${Math.floor(at / 12)}`;
    },
  ],
  [
    String.raw`\b(?<monthAlone>${aMonth})\b`,
    ({ monthAlone = '' }, calendar, context) => datedMonth(calendar, monthAlone, context),
  ],
  [
    String.raw`\b(?<quarter>${QUARTERS.join('|')}) kwartaal (?<quarterYear>\d{4})\b`,
    ({ quarter = '', quarterYear }, calendar) => {
      const at =
        Number(quarterYear) * 4 + QUARTERS.indexOf(quarter) + calendar.passed(YEARS_GO_ON.quarter, quarterOf);
      return `${QUARTERS[at % 4] ?? ''} kwartaal ${Math.floor(at / 4)}`;
    },
  ],
  [
    String.raw`\b(?<season>${SEASONS.join('|')}) (?<seasonYear>\d{4})\b`,
    ({ season = '', seasonYear = '' }, calendar, { near }) => datedSeason(calendar, season, seasonYear, near),
  ],
  [
    String.raw`\bweek (?<week>\d{1,2})\b`,
    ({ week }, calendar, { near }) => `week ${datedWeek(calendar, Number(week), near)}`,
  ],
  [
    String.raw`\b(?<year>(?:19|20)\d\d)\b(?! [A-Z]{2}\b)`,
    ({ year }, calendar, { near }) => String(datedYear(calendar, Number(year), near)),
  ],
];

const anyRule = new RegExp(rules.map(([pattern], at) => `(?<rule${at}>${pattern})`).join('|'), 'gu');

/** Moves every date, month, quarter, season, week and year that a text names. */
export function datedText(calendar: Calendar, text: string, context: TextContext): string {
  if (calendar.weeks === 0) return text;
  let moved = '';
  let read = 0;
  for (const { 0: words, index, groups = {} } of text.matchAll(anyRule)) {
    const rule = rules.find((_, at) => groups[`rule${at}`] !== undefined);
    moved += text.slice(read, index) + (rule ? rule[1](groups, calendar, context) : words);
    read = index + words.length;
  }
  return moved + text.slice(read);
}
