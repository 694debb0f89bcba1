import { and, eq, exists } from 'drizzle-orm';
import { memberships, users, type Queries } from '../../database/index.ts';
import { AppError } from '../../wire/index.ts';

/** Notes which association a user chose last. @throws AppError `not_found` when it is not one of theirs. */
export async function setAssociation(queries: Queries, userId: string, associationId: string): Promise<void> {
  const membership = queries
    .select()
    .from(memberships)
    .where(and(eq(memberships.association_id, associationId), eq(memberships.user_id, userId)));
  const { rowCount } = await queries
    .update(users)
    .set({ last_active_association_id: associationId })
    .where(and(eq(users.id, userId), exists(membership)));
  if (rowCount !== 1) throw new AppError('not_found');
}
