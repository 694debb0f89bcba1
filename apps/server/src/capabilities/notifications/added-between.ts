import { sql, type SQL } from 'drizzle-orm';

/** The length of the time in an id of version 7, in hexadecimal figures: 48 bits of milliseconds. */
const TIME_LENGTH = 12;

/** Returns the lowest id of version 7 that is made at or after a time (RFC 9562). */
function firstIdAt(moment: Date): string {
  const figures = moment.getTime().toString(16).padStart(TIME_LENGTH, '0').padEnd(32, '0');
  return figures.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

/** Reads the time from the id of the primary key, because imports may set `created_at` again. `until` is exclusive. */
export const isAddedBetween = (id: SQL, since: Date, until: Date): SQL =>
  sql`(${id} >= ${firstIdAt(since)}::uuid and ${id} < ${firstIdAt(until)}::uuid)`;
