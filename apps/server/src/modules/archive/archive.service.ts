import type {
  ArchiveGroup,
  DocumentsQuery,
  MediaItem,
  MediaItemInList,
  UpdateDocumentBody,
} from '@mijn/domain/archive';
import { canManageArchive } from '@mijn/domain/roles';
import { inTransaction, type Database, type Queries } from '../../database/index.ts';
import { cleanText, fileName } from '../../files/index.ts';
import type { ListAnswer } from '../../lists/index.ts';
import { writeAudit, type AuditEntry } from '../../security/audit.ts';
import { AppError, type Member, type Membership } from '../../wire/index.ts';
import { demandManager, documentsFor, groupsFor } from './archive.access.ts';
import { listFacets, type Facets } from './archive-facets.repository.ts';
import { listDocuments, type ArchiveScope } from './archive-list.repository.ts';
import {
  findDocument,
  findStored,
  hasGroup,
  listGroups,
  setHidden,
  updateDocument,
  type StoredDocument,
} from './archive.repository.ts';

const scopeOf = (membership: Membership, withHidden = false): ArchiveScope => ({
  association_id: membership.association_id,
  documents: documentsFor(membership),
  groups: groupsFor(membership),
  with_hidden: withHidden && canManageArchive(membership),
});

export async function groups(database: Database, { membership }: Member): Promise<{ data: ArchiveGroup[] }> {
  return { data: await listGroups(database, groupsFor(membership), canManageArchive(membership)) };
}

export async function facets(
  database: Database,
  { membership }: Member,
  query: { group_id?: string | undefined; with_hidden?: boolean | undefined },
): Promise<Facets> {
  return listFacets(database, scopeOf(membership, query.with_hidden), query);
}

export async function documents(
  database: Database,
  { membership }: Member,
  query: DocumentsQuery,
): Promise<ListAnswer<MediaItemInList>> {
  return listDocuments(database, scopeOf(membership, query.with_hidden), query);
}

/** @throws AppError `not_found` when it does not exist for this member. */
export async function document(queries: Queries, { membership }: Member, id: string): Promise<MediaItem> {
  const found = await findDocument(queries, documentsFor(membership), id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** What is needed to send the bytes of all these documents. @throws AppError `not_found` when one does not exist. */
export async function storedDocuments(
  { queries }: Database,
  { membership }: Member,
  ids: readonly string[],
): Promise<[StoredDocument, ...StoredDocument[]]> {
  const wanted = new Set(ids);
  const [first, ...others] = await findStored(queries, documentsFor(membership), [...wanted]);
  if (!first || others.length + 1 !== wanted.size) throw new AppError('not_found');
  return [first, ...others];
}

/** @throws AppError `validation_failed` for a group that does not exist for this member. */
export async function demandGroup(queries: Queries, { membership }: Member, groupId: string): Promise<void> {
  if (await hasGroup(queries, groupsFor(membership), groupId)) return;
  throw new AppError('validation_failed', { errors: { group_id: [{ code: 'not_allowed' }] } });
}

/** The note of a change of one document by one member, or by staff who act for one. */
export function auditOf(
  { user_id, impersonator, membership }: Member,
  action: AuditEntry['action'],
  documentId: string,
  now: Date,
): AuditEntry {
  return {
    action,
    happened_at: now,
    user_id,
    staff_id: impersonator?.staff_id ?? null,
    association_id: membership.association_id,
    details: { document_id: documentId },
  };
}

/** @throws AppError `forbidden`, `not_found`, `validation_failed`, or `conflict` when someone was first. */
export async function changeDocument(
  { queries }: Database,
  member: Member,
  id: string,
  { version, name, group_id, document_date, tags }: UpdateDocumentBody,
  now: Date,
): Promise<MediaItem> {
  const before = await document(queries, member, id);
  demandManager(member.membership);
  if (version !== before.version) throw new AppError('conflict');
  return inTransaction(queries, async (transaction) => {
    if (group_id !== undefined) await demandGroup(transaction, member, group_id);
    const changes = {
      ...(name !== undefined && { name: fileName(name, before) }),
      ...(group_id !== undefined && { group_id }),
      ...(document_date !== undefined && { document_date }),
      ...(tags !== undefined && { tags: tags.map(cleanText) }),
    };
    const isDone = await updateDocument(
      transaction,
      documentsFor(member.membership),
      { id, version },
      changes,
    );
    if (!isDone) throw new AppError('conflict');
    await writeAudit(transaction, auditOf(member, 'document_changed', id, now));
    return document(transaction, member, id);
  });
}

/** Hides a document from all but the board, or shows it again. Doing so twice is no fault, and changes nothing. */
export async function hideDocument(
  { queries }: Database,
  member: Member,
  id: string,
  isHidden: boolean,
  now: Date,
): Promise<MediaItem> {
  await document(queries, member, id);
  demandManager(member.membership);
  return inTransaction(queries, async (transaction) => {
    const hasChanged = await setHidden(
      transaction,
      documentsFor(member.membership),
      id,
      isHidden ? now : null,
    );
    const action = isHidden ? 'document_hidden' : 'document_unhidden';
    if (hasChanged) await writeAudit(transaction, auditOf(member, action, id, now));
    return document(transaction, member, id);
  });
}
