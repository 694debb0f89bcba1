import { and, eq, exists } from 'drizzle-orm';
import { memberships, users, type Queries } from '../../database/index.ts';
import { AppError, type Caller } from '../../wire/index.ts';

/**
 * Notes which association a user chose last. Staff who act for a member leave the choice of the member as it is
 * (decisions §3).
 * @throws AppError `not_found` when it is not an association of the user.
 */
export async function setAssociation(
  queries: Queries,
  { user_id, impersonator }: Caller,
  associationId: string,
): Promise<void> {
  const membership = queries
    .select()
    .from(memberships)
    .where(and(eq(memberships.association_id, associationId), eq(memberships.user_id, user_id)));
  const { rowCount } = await queries
    .update(users)
    .set({ last_active_association_id: impersonator ? users.last_active_association_id : associationId })
    .where(and(eq(users.id, user_id), exists(membership)));
  if (rowCount !== 1) throw new AppError('not_found');
}
