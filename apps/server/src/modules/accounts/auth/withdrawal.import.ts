import { and, eq, sql } from 'drizzle-orm';
import {
  associations,
  memberships,
  type Queries,
  sessions,
  users,
} from '../../../platform/database/index.ts';
import type { Withdrawal } from '../../../capabilities/import/withdrawal.ts';
import { announceRights } from '../../../capabilities/sections/sections.ts';
import { revokeAccessTokensOf } from '../access-tokens/end-access-tokens.service.ts';

/** Ends the access tokens of the membership too, at once. Returns whether there was a membership. */
export async function endMembership(
  queries: Queries,
  { association_id, user_id }: { association_id: string; user_id: string },
  now: Date,
): Promise<boolean> {
  const isThis = and(eq(memberships.association_id, association_id), eq(memberships.user_id, user_id));
  const { rowCount } = await queries.delete(memberships).where(isThis);
  await revokeAccessTokensOf(queries, user_id, { association_id, now });
  await announceRights(queries, user_id);
  return (rowCount ?? 0) > 0;
}

/** The member loses access at once. */
export const membershipWithdrawal: Withdrawal = {
  list: () =>
    sql`select array[${associations.code}, ${users.code}] as key, ${memberships.association_id},
        ${memberships.user_id} as id
      from ${memberships}
        join ${associations} on ${associations.id} = ${memberships.association_id}
        join ${users} on ${users.id} = ${memberships.user_id}`,
  withdraw: async ({ association_id, id }, { queries, now }) =>
    association_id !== null && endMembership(queries, { association_id, user_id: id }, now),
};

/** Ends memberships, sessions and tokens. The account stays, because decisions and messages refer to it. */
export const userWithdrawal: Withdrawal = {
  list: () =>
    sql`select distinct array[${users.code}] as key, null::uuid as association_id, ${users.id}
      from ${users} join ${memberships} on ${memberships.user_id} = ${users.id}`,
  async withdraw({ id }, { queries, now }) {
    const { rowCount } = await queries.delete(memberships).where(eq(memberships.user_id, id));
    await queries.delete(sessions).where(eq(sessions.user_id, id));
    await revokeAccessTokensOf(queries, id, { now });
    await announceRights(queries, id);
    return (rowCount ?? 0) > 0;
  },
};
