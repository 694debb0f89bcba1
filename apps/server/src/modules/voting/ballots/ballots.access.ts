import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, AppError, type Member } from '../../../platform/wire/index.ts';

export type BallotsFilter = AccessFilter<'ballots'>;

/** All members read the ballots of their association and their results (docs/product.md#voting). */
export const ballotsFor = ({ membership }: Pick<Member, 'membership'>): BallotsFilter =>
  accessFilter('ballots', sql`ballots.association_id = ${membership.association_id}`);

/** The board holds ballots, and reads who did not vote yet. @throws AppError `forbidden` for others. */
export function ballotsOfBoard(caller: Pick<Member, 'membership'>): BallotsFilter {
  if (!isBoardMember(caller.membership)) throw new AppError('forbidden');
  return ballotsFor(caller);
}
