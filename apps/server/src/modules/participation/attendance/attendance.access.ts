import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, AppError, type Member } from '../../../platform/wire/index.ts';

export type AttendancesFilter = AccessFilter<'attendances'>;

/** A filter of the rows of `memberships`: the members of whom the caller may read what they said. */
export type SaidFilter = AccessFilter<'said'>;

/** A member changes what the member said. */
export const ownAttendance = ({ membership: { association_id }, user_id }: Member): AttendancesFilter =>
  accessFilter(
    'attendances',
    sql`meeting_attendances.association_id = ${association_id} and meeting_attendances.user_id = ${user_id}`,
  );

/** A member reads what the member said. */
export const saidByCaller = ({ membership: { association_id }, user_id }: Member): SaidFilter =>
  accessFilter(
    'said',
    sql`memberships.association_id = ${association_id} and memberships.user_id = ${user_id}`,
  );

/** The board reads what all members said (docs/product.md#attendance). @throws AppError `forbidden` for others. */
export function saidFor({ membership }: Member): SaidFilter {
  if (!isBoardMember(membership)) throw new AppError('forbidden');
  return accessFilter('said', sql`memberships.association_id = ${membership.association_id}`);
}
