import { canManageArchive } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, AppError, type AccessFilter, type Membership } from '../../wire/index.ts';

export type GroupsFilter = AccessFilter<'archive_groups'>;
export type DocumentsFilter = AccessFilter<'archive_documents'>;

/** The groups that exist for a member: all for the board, and for others those that are not for the board only. */
export function groupsFor(membership: Membership): GroupsFilter {
  const ofAssociation = sql`archive_groups.association_id = ${membership.association_id}`;
  return accessFilter(
    'archive_groups',
    canManageArchive(membership) ? ofAssociation : sql`${ofAssociation} and not archive_groups.is_board_only`,
  );
}

/** The documents that exist for a member: all for the board, and for others the visible ones of their groups. */
export function documentsFor(membership: Membership): DocumentsFilter {
  const ofAssociation = sql`archive_documents.association_id = ${membership.association_id}`;
  if (canManageArchive(membership)) return accessFilter('archive_documents', ofAssociation);
  // Said by what is left out: so the list's own index gives its order, whatever the groups are.
  return accessFilter(
    'archive_documents',
    sql`${ofAssociation} and archive_documents.hidden_at is null
      and archive_documents.group_id <> all (array(
        select id from archive_groups where association_id = ${membership.association_id} and is_board_only
      ))`,
  );
}

/** @throws AppError `forbidden` for who may see the archive but not change it (decisions §5). */
export function demandManager(membership: Membership): void {
  if (!canManageArchive(membership)) throw new AppError('forbidden');
}
