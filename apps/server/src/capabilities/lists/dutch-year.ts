import { sql, type SQL } from 'drizzle-orm';

const NETHERLANDS = sql.raw(`'Europe/Amsterdam'`);

export const dutchTimeOf = (moment: SQL): SQL => sql`(${moment} at time zone ${NETHERLANDS})`;

export const startOfDay = (day: SQL): SQL => sql`((${day})::timestamp at time zone ${NETHERLANDS})`;

export const dutchYearOf = (moment: SQL): SQL => sql`extract(year from ${dutchTimeOf(moment)})::int`;

/** The condition can use an index of the moment. */
export const isInYear = (moment: SQL, year: number): SQL =>
  sql`${moment} >= ${startOfDay(sql`make_date(${year}::int, 1, 1)`)}
    and ${moment} < ${startOfDay(sql`make_date(${year}::int + 1, 1, 1)`)}`;
