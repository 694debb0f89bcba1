import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, AppError, type Member } from '../../../platform/wire/index.ts';

export type PresencesFilter = AccessFilter<'presences'>;

/** The board reads and records who is present (docs/product.md#voting). @throws AppError `forbidden` for others. */
export function presencesFor({ membership }: Pick<Member, 'membership'>): PresencesFilter {
  if (!isBoardMember(membership)) throw new AppError('forbidden');
  return accessFilter('presences', sql`meeting_presences.association_id = ${membership.association_id}`);
}

/** A member reads and records the own presence. */
export const ownPresence = ({ user_id, membership }: Member): PresencesFilter =>
  accessFilter(
    'presences',
    sql`meeting_presences.association_id = ${membership.association_id} and meeting_presences.user_id = ${user_id}::uuid`,
  );
