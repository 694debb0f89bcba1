import { addDays } from '../formats/days.ts';

const dayOf = (year: number, month: number, day: number): string => {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return date.toISOString().slice(0, 10);
};

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns Easter Sunday of a year of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const leaps = 32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4);
  const weekday = (leaps - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return dayOf(year, 3, epact + weekday - 7 * late + 22);
}

/** Returns the day on which the birthday of the King is celebrated: 27 April, or 30 April until 2013, and the day before a Sunday. */
function kingsDayOf(year: number): string {
  const day = dayOf(year, 4, year < 2014 ? 30 : 27);
  return weekdayOf(day) === 0 ? addDays(day, -1) : day;
}

/** Good Friday, Easter Monday, Ascension Day and Whit Monday, in days from Easter Sunday. */
const FROM_EASTER = [-2, 1, 39, 50];

const holidaysOf = (year: number): Set<string> =>
  new Set([
    dayOf(year, 1, 1),
    kingsDayOf(year),
    dayOf(year, 5, 5),
    dayOf(year, 12, 25),
    dayOf(year, 12, 26),
    ...FROM_EASTER.map((days) => addDays(easterOf(year), days)),
  ]);

/**
 * Returns the last day of a term that a law sets, such as `2026-01-31`. A term that ends on a Saturday, a Sunday or a general holiday runs
 * until the first other day (Algemene termijnenwet, articles 1 and 3). Days that a royal decree adds (article 3 lid 3) are not known here:
 * then the day is earlier than that of the law, and never later.
 */
export function endOfTerm(day: string): string {
  const holidays = holidaysOf(Number(day.slice(0, 4)));
  const isRest = [0, 6].includes(weekdayOf(day)) || holidays.has(day);
  return isRest ? endOfTerm(addDays(day, 1)) : day;
}
