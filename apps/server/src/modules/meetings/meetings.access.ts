import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Membership } from '../../wire/index.ts';

export type MeetingsFilter = AccessFilter<'meetings'>;

/** The meetings that exist for a member, with their documents: all of the association (decisions §5). */
export function meetingsFor({ association_id }: Pick<Membership, 'association_id'>): MeetingsFilter {
  return accessFilter('meetings', sql`meetings.association_id = ${association_id}`);
}

/** The meetings in the calendar feed of a user: those of all current memberships. */
export function meetingsOfUser(userId: string): MeetingsFilter {
  return accessFilter(
    'meetings',
    sql`meetings.association_id in (select association_id from memberships where user_id = ${userId})`,
  );
}
