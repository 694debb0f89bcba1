import { eq, sql, type SQL } from 'drizzle-orm';
import { associations, type Queries } from '../../../platform/database/index.ts';
import type { Receiver } from '../../../platform/mail/receiver.ts';
import type { ConvocationKey } from './convocations.repository.ts';

/** The members of an association who can sign in. */
const convened = (association_id: string): SQL => sql`
  memberships join users on users.id = memberships.user_id
  where memberships.association_id = ${association_id} and users.disabled_at is null`;

/** Selects the users who are convened. */
export const convenedUsers = (association_id: string): SQL =>
  sql`select users.* from ${convened(association_id)}`;

export async function countConvened(queries: Queries, association_id: string): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select count(*)::int as count from ${convened(association_id)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Returns the next members to whom a convocation was not delivered yet, in the order of their ids. */
export async function listUndelivered(
  queries: Queries,
  { association_id, convocation_id }: ConvocationKey,
  limit: number,
) {
  const { rows } = await queries.execute<Receiver & { user_id: string } & Record<string, unknown>>(
    sql`select users.id as user_id, email, name, salutation, name_prefix, last_name from ${convened(association_id)}
      and not exists (
        select from convocation_deliveries delivered where delivered.association_id = ${association_id}
          and delivered.convocation_id = ${convocation_id} and delivered.user_id = users.id)
      order by users.id limit ${limit}`,
  );
  return rows;
}

/** Returns the code of an association, which links in mails have. */
export async function findAssociationCode(queries: Queries, id: string): Promise<string | undefined> {
  const [association] = await queries
    .select({ code: associations.code })
    .from(associations)
    .where(eq(associations.id, id));
  return association?.code;
}
