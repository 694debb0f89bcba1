import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, AppError, type Member } from '../../platform/wire/index.ts';

export type AttendancesFilter = AccessFilter<'attendances'>;

/** A member reads what the member said. */
export const ownAttendance = ({ membership: { association_id }, user_id }: Member): AttendancesFilter =>
  accessFilter(
    'attendances',
    sql`meeting_attendances.association_id = ${association_id} and meeting_attendances.user_id = ${user_id}`,
  );

/** The board reads what all members said (docs/product.md#attendance). @throws AppError `forbidden` for others. */
export function attendancesFor({ membership }: Member): AttendancesFilter {
  if (!isBoardMember(membership)) throw new AppError('forbidden');
  return accessFilter('attendances', sql`meeting_attendances.association_id = ${membership.association_id}`);
}
