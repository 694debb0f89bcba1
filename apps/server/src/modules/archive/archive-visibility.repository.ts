import type { ArchiveGroupVisibility } from '@mijn/domain/archive';
import { archiveGroup } from '@mijn/domain/archive/contract';
import { and, eq, ne } from 'drizzle-orm';
import { columnsOf, type Queries, type RowOf } from '../../platform/database/index.ts';
import { changedBy, lastChangeColumns } from '../../capabilities/visibility/visibility.ts';
import type { Member } from '../../platform/wire/index.ts';
import type { GroupsFilter } from './archive.access.ts';
import { archiveGroups } from './archive.tables.ts';

export type GroupVisibilityRow = RowOf<ArchiveGroupVisibility, 'changed_at'>;

const columns = { ...columnsOf(archiveGroups, archiveGroup), ...lastChangeColumns(archiveGroups) };

export async function listGroupVisibility(
  queries: Queries,
  filter: GroupsFilter,
): Promise<GroupVisibilityRow[]> {
  return queries
    .select(columns)
    .from(archiveGroups)
    .where(filter.where)
    .orderBy(archiveGroups.position, archiveGroups.id);
}

/** Returns undefined if the caller may not see the group. */
export async function findGroupVisibility(
  queries: Queries,
  filter: GroupsFilter,
  id: string,
): Promise<GroupVisibilityRow | undefined> {
  const [row] = await queries
    .select(columns)
    .from(archiveGroups)
    .where(and(filter.where, eq(archiveGroups.id, id)));
  return row;
}

/** Returns undefined if the caller may not see the group. */
export async function lockGroup(transaction: Queries, filter: GroupsFilter, id: string) {
  const [row] = await transaction
    .select({ is_board_only: archiveGroups.is_board_only, document_count: archiveGroups.document_count })
    .from(archiveGroups)
    .where(and(filter.where, eq(archiveGroups.id, id)))
    .for('no key update');
  return row;
}

/** Changes only the version that was read. Returns whether the group changed. */
export async function setBoardOnly(
  queries: Queries,
  filter: GroupsFilter,
  { id, is_board_only, version }: { id: string; is_board_only: boolean; version: number },
  { member, now }: { member: Member; now: Date },
): Promise<boolean> {
  const isThis = and(
    filter.where,
    eq(archiveGroups.id, id),
    eq(archiveGroups.visibility_version, version),
    ne(archiveGroups.is_board_only, is_board_only),
  );
  const { rowCount } = await queries
    .update(archiveGroups)
    .set({ is_board_only, ...changedBy(archiveGroups, member, now) })
    .where(isThis);
  return rowCount === 1;
}
