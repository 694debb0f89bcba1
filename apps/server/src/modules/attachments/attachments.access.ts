import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Member } from '../../platform/wire/index.ts';

export type StagedFilter = AccessFilter<'staged_files'>;

export function stagedFor({ user_id, membership }: Member): StagedFilter {
  return accessFilter(
    'staged_files',
    sql`staged_files.association_id = ${membership.association_id} and staged_files.user_id = ${user_id}`,
  );
}
