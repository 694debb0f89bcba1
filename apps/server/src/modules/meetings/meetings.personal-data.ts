import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';

/** The row has no address of the feed, which is a secret. */
export const feedOfMember = definePersonalData({
  name: 'calendar_feeds',
  title: 'Uw kalenderadres',
  tables: ['calendar_feeds'],
  labels: { renewed_at: 'Vernieuwd', generation: 'Aantal keer vernieuwd' },
  query: ({ user_id }) => sql`select generation, renewed_at from calendar_feeds where user_id = ${user_id}`,
});
