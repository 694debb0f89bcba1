import { and, eq, sql } from 'drizzle-orm';
import { associations, memberships, sessions, users } from '../../database/index.ts';
import type { Withdrawal } from '../../import/withdrawal.ts';
import { announceRights } from '../../sections/sections.ts';

/** Ends the memberships that a complete file omits. The member loses access at once. */
export const membershipWithdrawal: Withdrawal = {
  async list(queries) {
    const rows = await queries
      .select({
        association: associations.code,
        user: users.code,
        association_id: memberships.association_id,
        id: memberships.user_id,
      })
      .from(memberships)
      .innerJoin(associations, eq(associations.id, memberships.association_id))
      .innerJoin(users, eq(users.id, memberships.user_id));
    return rows.map(({ association, user, association_id, id }) => ({
      key: [association, user],
      association_id,
      id,
    }));
  },
  async withdraw({ association_id, id }, { queries }) {
    const isThis = and(sql`${memberships.association_id} = ${association_id}`, eq(memberships.user_id, id));
    const { rowCount } = await queries.delete(memberships).where(isThis);
    await announceRights(queries, id);
    return (rowCount ?? 0) > 0;
  },
};

/**
 * Ends all memberships and sessions of the users that a complete file omits. The account stays, because decisions and
 * messages refer to it: without a membership it shows nothing.
 */
export const userWithdrawal: Withdrawal = {
  async list(queries) {
    const rows = await queries
      .selectDistinct({ code: users.code, id: users.id })
      .from(users)
      .innerJoin(memberships, eq(memberships.user_id, users.id));
    return rows.map(({ code, id }) => ({ key: [code], association_id: null, id }));
  },
  async withdraw({ id }, { queries }) {
    const { rowCount } = await queries.delete(memberships).where(eq(memberships.user_id, id));
    await queries.delete(sessions).where(eq(sessions.user_id, id));
    await announceRights(queries, id);
    return (rowCount ?? 0) > 0;
  },
};
