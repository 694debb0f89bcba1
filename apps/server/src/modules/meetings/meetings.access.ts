import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

export type MeetingsFilter = AccessFilter<'meetings'>;

/** Members see all meetings of their association (docs/product.md#roles-owners). */
export function meetingsFor({ association_id }: Pick<Membership, 'association_id'>): MeetingsFilter {
  return accessFilter('meetings', sql`meetings.association_id = ${association_id}`);
}

/** The feed has meetings of all associations of which the user is a member now. */
export function meetingsOfUser(userId: string): MeetingsFilter {
  return accessFilter(
    'meetings',
    sql`meetings.association_id in (select association_id from memberships where user_id = ${userId})`,
  );
}
