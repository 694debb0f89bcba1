import { and, eq, sql } from 'drizzle-orm';
import { memberships, type Queries, users } from '../../../platform/database/index.ts';

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
  const { rows } = await queries.execute<{ id: string }>(sql`
    select users.id from apartment_owners join users on users.owner_id = apartment_owners.owner_id
    where apartment_owners.association_id = ${association_id} and apartment_id = ${apartment_id} and ${hasName(name)}`);
  return rows[0]?.id;
}
