import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Member, requireBoard } from '../../platform/wire/index.ts';

export type ApartmentsFilter = AccessFilter<'apartments'>;

/** The board lists the apartments with their owners (docs/product.md#voting-rules). @throws AppError `forbidden` for others. */
export function apartmentsFor(caller: Pick<Member, 'membership'>): ApartmentsFilter {
  requireBoard(caller);
  return accessFilter('apartments', sql`apartments.association_id = ${caller.membership.association_id}`);
}
