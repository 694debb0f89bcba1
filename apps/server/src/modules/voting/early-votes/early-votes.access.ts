import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, AppError, type Member } from '../../../platform/wire/index.ts';

export type EarlyVotesFilter = AccessFilter<'early-votes'>;

/** Owners read their own votes, and of other owners of their apartments whether they voted (docs/product.md#early-votes). */
export const ownEarlyVotes = ({ user_id, membership }: Pick<Member, 'user_id' | 'membership'>) =>
  accessFilter(
    'early-votes',
    sql`apartment_owners.association_id = ${membership.association_id}
      and apartment_owners.owner_id = (select owner_id from users where id = ${user_id})`,
  );

/** The board reads how many apartments voted, and never what. @throws AppError `forbidden` for others. */
export function countedEarlyVotes({ membership }: Pick<Member, 'membership'>): EarlyVotesFilter {
  if (!isBoardMember(membership)) throw new AppError('forbidden');
  return accessFilter('early-votes', sql`early_votes.association_id = ${membership.association_id}`);
}
