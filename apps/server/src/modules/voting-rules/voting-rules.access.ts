import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, AppError, type Member } from '../../platform/wire/index.ts';

export type ApartmentsFilter = AccessFilter<'apartments'>;

/** The board lists the apartments with their owners (docs/product.md#voting-rules). @throws AppError `forbidden` for others. */
export function apartmentsFor({ membership }: Pick<Member, 'membership'>): ApartmentsFilter {
  if (!isBoardMember(membership)) throw new AppError('forbidden');
  return accessFilter('apartments', sql`apartments.association_id = ${membership.association_id}`);
}
