import type { Association } from '@mijn/domain/associations';
import { association } from '@mijn/domain/associations/contract';
import type { Address, Profile } from '@mijn/domain/profile';
import { address } from '@mijn/domain/profile/contract';
import { and, eq, sql } from 'drizzle-orm';
import {
  associations,
  columnsOf,
  memberships,
  type Queries,
  users,
} from '../../../platform/database/index.ts';
import type { Member } from '../../../platform/wire/index.ts';
import { addresses } from './profile.tables.ts';

/** The e-mail address that waits for a click is in another table. */
export type ProfileRow = Omit<Profile, 'pending_email'>;

type Changes = Partial<Omit<ProfileRow, 'email' | 'version'>>;

export async function findProfile(queries: Queries, userId: string): Promise<ProfileRow | undefined> {
  const { name, salutation, initials, first_name, name_prefix, last_name, email, phone, mobile } = users;
  const parts = { salutation, initials, first_name, name_prefix, last_name };
  const [row] = await queries
    .select({ name, ...parts, email, phone, mobile, version: users.profile_version })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** Changes only the version that was read. Returns whether the user had that version. */
export async function updateProfile(
  queries: Queries,
  { user_id, version }: { user_id: string; version: number },
  changes: Changes,
): Promise<boolean> {
  const { rowCount } = await queries
    .update(users)
    .set({ ...changes, profile_version: sql`${users.profile_version} + 1` })
    .where(and(eq(users.id, user_id), eq(users.profile_version, version)));
  return rowCount === 1;
}

export async function listMemberships(queries: Queries, userId: string): Promise<Association[]> {
  return queries
    .select({ ...columnsOf(associations, association), ...columnsOf(memberships, association) })
    .from(memberships)
    .innerJoin(associations, eq(associations.id, memberships.association_id))
    .where(eq(memberships.user_id, userId))
    .orderBy(associations.code);
}

/** Lists addresses in the order of the provider. */
export async function listAddresses(
  queries: Queries,
  userId: string,
): Promise<(Address & { association_id: string })[]> {
  const isMember = and(
    eq(memberships.association_id, addresses.association_id),
    eq(memberships.user_id, addresses.user_id),
  );
  return queries
    .select({ ...columnsOf(addresses, address), association_id: addresses.association_id })
    .from(addresses)
    .innerJoin(memberships, isMember)
    .where(eq(addresses.user_id, userId))
    .orderBy(addresses.position, addresses.id);
}

/** Returns the street and number of the first apartment of a member in an association; null without one. */
export async function findApartment(
  queries: Queries,
  { user_id, membership: { association_id } }: Member,
): Promise<string | null> {
  const [found] = await queries
    .select({ street: addresses.street })
    .from(addresses)
    .where(
      and(
        eq(addresses.user_id, user_id),
        eq(addresses.association_id, association_id),
        eq(addresses.kind, 'apartment'),
      ),
    )
    .orderBy(addresses.position, addresses.id)
    .limit(1);
  return found?.street ?? null;
}
