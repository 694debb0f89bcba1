import { DELETED_MESSAGE_MS } from '@mijn/domain/limits';
import { canWriteNewsletters } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, AppError, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

export type NewslettersFilter = AccessFilter<'newsletters'>;

/** Returns the access filter for the newsletters that owners see: those whose time has come. */
export function publishedFor({ association_id }: Membership, now: Date): NewslettersFilter {
  return accessFilter(
    'newsletters',
    sql`newsletters.association_id = ${association_id} and newsletters.deleted_at is null
      and newsletters.published_at <= ${now.toISOString()}::timestamptz`,
  );
}

/** Returns the access filter for all newsletters of an association, for the board and for jobs. */
export const existingIn = (associationId: string): NewslettersFilter =>
  accessFilter(
    'newsletters',
    sql`newsletters.association_id = ${associationId} and newsletters.deleted_at is null`,
  );

/**
 * Returns the access filter for the newsletters that a member may see: the board sees all newsletters, other
 * members see the published ones.
 */
export function newslettersFor(membership: Membership, now: Date): NewslettersFilter {
  return canWriteNewsletters(membership)
    ? existingIn(membership.association_id)
    : publishedFor(membership, now);
}

/** Returns the access filter for the deleted newsletters that the board may restore, while they are kept. */
export function deletedFor({ association_id }: Membership, now: Date): NewslettersFilter {
  const oldest = new Date(now.getTime() - DELETED_MESSAGE_MS).toISOString();
  return accessFilter(
    'newsletters',
    sql`newsletters.association_id = ${association_id} and newsletters.deleted_at > ${oldest}::timestamptz`,
  );
}

/**
 * Checks whether a member may change newsletters (docs/product.md#newsletters).
 * @throws AppError `forbidden` for members who may only read.
 */
export function requireWriter(membership: Membership): void {
  if (!canWriteNewsletters(membership)) throw new AppError('forbidden');
}
