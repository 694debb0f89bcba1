import { canManageArchive } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, AppError, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

export type GroupsFilter = AccessFilter<'archive_groups'>;
export type DocumentsFilter = AccessFilter<'archive_documents'>;

/** The board sees all groups, other members only groups that are not for the board only. */
export function groupsFor(membership: Membership): GroupsFilter {
  const ofAssociation = sql`archive_groups.association_id = ${membership.association_id}`;
  return accessFilter(
    'archive_groups',
    canManageArchive(membership) ? ofAssociation : sql`${ofAssociation} and not archive_groups.is_board_only`,
  );
}

/** The board sees all documents, other members only visible documents of the groups that they may see. */
export function documentsFor(membership: Membership): DocumentsFilter {
  const ofAssociation = sql`archive_documents.association_id = ${membership.association_id}`;
  if (canManageArchive(membership)) return accessFilter('archive_documents', ofAssociation);
  // The condition lists the excluded groups, so that the planner can use the index of the list.
  return accessFilter(
    'archive_documents',
    sql`${ofAssociation} and archive_documents.hidden_at is null
      and archive_documents.group_id <> all (array(
        select id from archive_groups where association_id = ${membership.association_id} and is_board_only
      ))`,
  );
}

export interface ArchiveScope {
  association_id: string;
  documents: DocumentsFilter;
  groups: GroupsFilter;
  /** The flag is true only for members who may see hidden documents. */
  with_hidden: boolean;
}

export const scopeFor = (membership: Membership, withHidden = false): ArchiveScope => ({
  association_id: membership.association_id,
  documents: documentsFor(membership),
  groups: groupsFor(membership),
  with_hidden: withHidden && canManageArchive(membership),
});

/** @throws AppError `forbidden` for members who may only read the archive (docs/product.md#archive-board). */
export function requireManager(membership: Membership): void {
  if (!canManageArchive(membership)) throw new AppError('forbidden');
}
