import { and, eq, sql } from 'drizzle-orm';
import { memberships, type Queries, users } from '../../../platform/database/index.ts';
import { meetings } from '../../meetings/meetings.tables.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { apartmentOwners } from '../../voting-rules/voting-rules.tables.ts';

/** Locks a meeting, so that proxies of somebody who is no member are counted one after the other. */
export async function lockMeeting(
  queries: Queries,
  { association_id, meeting_id }: MeetingKey,
): Promise<void> {
  await queries
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.association_id, association_id), eq(meetings.id, meeting_id)))
    .for('no key update');
}

const hasName = (name: string) => sql`fold_text(${users.name}) = fold_text(${name})`;

/** Returns whether a member of the association has this name, whatever the capitals and accents. */
export async function isNameOfMember(
  queries: Queries,
  association_id: string,
  name: string,
): Promise<boolean> {
  const rows = await queries
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.association_id, association_id), hasName(name)))
    .limit(1);
  return rows.length > 0;
}

/** Returns the id of the owner of an apartment who has an account with this name, or undefined. */
export async function findOwnerByName(
  queries: Queries,
  { association_id, apartment_id }: { association_id: string; apartment_id: string },
  name: string,
): Promise<string | undefined> {
  const [row] = await queries
    .select({ id: users.id })
    .from(apartmentOwners)
    .innerJoin(users, eq(users.owner_id, apartmentOwners.owner_id))
    .where(
      and(
        eq(apartmentOwners.association_id, association_id),
        eq(apartmentOwners.apartment_id, apartment_id),
        hasName(name),
      ),
    );
  return row?.id;
}
