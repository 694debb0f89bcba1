import { sql } from 'drizzle-orm';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** Text that is the same in capitals and small letters. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment, in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Marks a column that PostgreSQL generates. Its expression stands in the migration. */
export const GENERATED = sql`generated`;

/** A text that PostgreSQL generates from other columns, to sort or search by. */
export const generatedText = (name: string) => text(name).generatedAlwaysAs(GENERATED);
