import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text that is the same in capitals and small letters. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment, in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
