import type { SearchWord } from './search-words.ts';

/** Days in the Netherlands: the first (inclusive) and the day after the last, such as `2026-06-01` and `2026-07-01`. */
export interface Period {
  from: string;
  until: string;
}

/** A date in a search: the ways in which a text can spell it, and the days that it means. */
export interface SoughtDate {
  spellings: SearchWord;
  period: Period;
}

const MONTHS = [
  ['januari', 'jan'],
  ['februari', 'feb'],
  ['maart', 'mrt'],
  ['april', 'apr'],
  ['mei'],
  ['juni', 'jun'],
  ['juli', 'jul'],
  ['augustus', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'okt'],
  ['november', 'nov'],
  ['december', 'dec'],
] as const;

const NAMES = MONTHS.flat();

const names = NAMES.join('|');
const fullNames = MONTHS.map(([name]) => name).join('|');

/** Not inside a longer number or a reference, such as an amount, `2026-2031` or `AP-2026`. */
const BEGIN = String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][-./,])`;
const END = String.raw`(?![\p{L}\p{N}]|[-./,]\p{N})`;

/** Each has named groups, of which the year can be missing. */
const FORMATS = [
  String.raw`(?<day>\d{1,2})\s?[-/.]\s?(?<month>\d{1,2})\s?[-/.]\s?(?<year>\d{4}|\d{2})`,
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`,
  String.raw`(?<day>\d{1,2})(?:e|ste|de)?[\s-]+(?<name>${names})\.?(?:[\s-]+(?<year>\d{4}))?`,
  String.raw`(?<name>${names})\.?\s+(?<year>\d{4})`,
  String.raw`(?<year>(?:19|20)\d{2})\s+(?<name>${fullNames})`,
  String.raw`(?<month>\d{1,2})[-/](?<year>\d{4})`,
  String.raw`(?<year>\d{4})[-/](?<month>\d{2})`,
  String.raw`(?<relative>dit|vorig|afgelopen|volgend|komend)\s+jaar`,
  String.raw`(?<name>${fullNames})`,
  String.raw`(?<year>(?:19|20)\d{2})`,
];

interface Parts {
  year?: number;
  /** From 1. */
  month?: number;
  day?: number;
}

const padded = (value: number, length = 2): string => String(value).padStart(length, '0');

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

function periodOf({ year = 0, month, day }: Parts): Period {
  if (month === undefined) return { from: dayOf(year, 1, 1), until: dayOf(year + 1, 1, 1) };
  if (day === undefined) return { from: dayOf(year, month, 1), until: dayOf(year, month + 1, 1) };
  return { from: dayOf(year, month, day), until: dayOf(year, month, day + 1) };
}

const spelling = (...tokens: readonly string[]): SearchWord[number] => ({
  before: tokens.slice(0, -1),
  last: [{ text: tokens.at(-1) ?? '', isPart: false }],
});

/** The numbers of a day or month as they are written: `6` and `06`. */
const writtenOf = (value: number): string[] =>
  value < 10 ? [String(value), padded(value)] : [String(value)];

function spellingsOf({ year, month, day }: Parts): SearchWord {
  const years = year === undefined ? [] : [String(year)];
  if (month === undefined) return years.map((text) => spelling(text));
  const monthNames = MONTHS[month - 1] ?? [];
  const months = [...writtenOf(month), ...monthNames];
  const days = day === undefined ? [[]] : writtenOf(day).map((text) => [text]);
  // A month without a day and a year is only known by its name: a 6 can be anything.
  const named = years.length > 0 ? months : day === undefined ? monthNames.slice(0, 1) : monthNames;
  const typed = days.flatMap((before) => named.map((name) => spelling(...before, name, ...years)));
  const reversed = years.flatMap((text) =>
    writtenOf(month).flatMap((number) => days.map((after) => spelling(text, number, ...after))),
  );
  return [...typed, ...reversed];
}

/** Returns the year in which a month without a year is nearest to today: people ask for "notulen juni" in December. */
function nearestYear(month: number, today: string): number {
  const year = Number(today.slice(0, 4));
  const distance = month - Number(today.slice(5, 7));
  return distance > 6 ? year - 1 : distance < -6 ? year + 1 : year;
}

const RELATIVE: Readonly<Record<string, number>> = {
  dit: 0,
  vorig: -1,
  afgelopen: -1,
  volgend: 1,
  komend: 1,
};

/** A day of February exists in a year that is not given if it does in a leap year. */
const daysIn = (month: number, year = 2000): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function partsOf(groups: Readonly<Record<string, string | undefined>>, today: string): Parts | undefined {
  const { day, month, name, year, relative } = groups;
  if (relative !== undefined) return { year: Number(today.slice(0, 4)) + (RELATIVE[relative] ?? 0) };
  const number =
    name === undefined ? Number(month) : MONTHS.findIndex((own) => own.some((one) => one === name)) + 1;
  const parts: Parts = {
    ...(year !== undefined && { year: year.length === 2 ? 2000 + Number(year) : Number(year) }),
    ...((name !== undefined || month !== undefined) && { month: number }),
    ...(day !== undefined && { day: Number(day) }),
  };
  const isReal =
    (parts.month === undefined || (parts.month >= 1 && parts.month <= 12)) &&
    (parts.day === undefined || (parts.day >= 1 && parts.day <= daysIn(number, parts.year))) &&
    (parts.year === undefined || (parts.year >= 1900 && parts.year < 2100));
  return isReal ? parts : undefined;
}

/** The longest format that matches wins. */
const formats = (): RegExp[] => FORMATS.map((format) => new RegExp(BEGIN + format + END, 'gu'));

/**
 * Returns the dates of a folded text, and the text with a space in place of each. @param today the day in the Netherlands,
 * such as `2026-11-25`, which a month without a year is nearest to.
 */
export function takeDates(folded: string, today: string): { dates: SoughtDate[]; rest: string } {
  const dates: SoughtDate[] = [];
  let rest = folded;
  for (const format of formats())
    for (const { 0: typed, groups = {} } of rest.matchAll(format)) {
      const parts = partsOf(groups, today);
      if (!parts) continue;
      const { month, year = month === undefined ? undefined : nearestYear(month, today) } = parts;
      dates.push({
        spellings: spellingsOf(parts),
        period: periodOf({ ...parts, ...(year !== undefined && { year }) }),
      });
      rest = rest.replace(typed, ' ');
    }
  return { dates, rest };
}
