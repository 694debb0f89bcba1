import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

export type MeetingsFilter = AccessFilter<'meetings'>;

/**
 * Returns the access filter for the meetings and documents that a member may see: all meetings of the
 * association (docs/product.md#roles-owners).
 */
export function meetingsFor({ association_id }: Pick<Membership, 'association_id'>): MeetingsFilter {
  return accessFilter('meetings', sql`meetings.association_id = ${association_id}`);
}

/**
 * Returns the access filter for the meetings in the calendar feed of a user: the meetings of all associations
 * of which the user is a member now.
 */
export function meetingsOfUser(userId: string): MeetingsFilter {
  return accessFilter(
    'meetings',
    sql`meetings.association_id in (select association_id from memberships where user_id = ${userId})`,
  );
}
