import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, AppError, type Member } from '../../platform/wire/index.ts';

export type MinutesFilter = AccessFilter<'minutes'>;

/** The board drafts minutes (docs/product.md#minutes). The filter is one of meetings. @throws AppError `forbidden` for others. */
export function minutesFor({ membership }: Pick<Member, 'membership'>): MinutesFilter {
  if (!isBoardMember(membership)) throw new AppError('forbidden');
  return accessFilter('minutes', sql`meetings.association_id = ${membership.association_id}`);
}
