import { sql, type SQL } from 'drizzle-orm';

const NETHERLANDS = sql.raw(`'Europe/Amsterdam'`);

/** Returns the expression for the date and time in the Netherlands of a moment. */
export const dutchTimeOf = (moment: SQL): SQL => sql`(${moment} at time zone ${NETHERLANDS})`;

/** Returns the expression for the start of a day in the Netherlands. */
export const startOfDay = (day: SQL): SQL => sql`((${day})::timestamp at time zone ${NETHERLANDS})`;

/** Returns the expression for the year in the Netherlands of a moment. */
export const dutchYearOf = (moment: SQL): SQL => sql`extract(year from ${dutchTimeOf(moment)})::int`;

/** Returns the condition that a moment is in a year in the Netherlands. It can use an index of the moment. */
export const isInYear = (moment: SQL, year: number): SQL =>
  sql`${moment} >= ${startOfDay(sql`make_date(${year}::int, 1, 1)`)}
    and ${moment} < ${startOfDay(sql`make_date(${year}::int + 1, 1, 1)`)}`;
