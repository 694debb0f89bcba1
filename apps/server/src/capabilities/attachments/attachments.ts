import type { AttachedFile } from '@mijn/domain/files';
import { and, eq, inArray, like, notInArray, notLike } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';
import { attachedColumns, fileReadings, isReadingOf, storedColumns } from '../documents/index.ts';
import type { StoredFile } from '../files/index.ts';
import { AppError, type Member, orNotFound } from '../../platform/wire/index.ts';
import { type AttachmentsTable, stagedFiles } from './attachments.tables.ts';

interface Owner {
  association_id: string;
  id: string;
}

const isOf = (table: AttachmentsTable, { association_id, id }: Owner) =>
  and(eq(table.association_id, association_id), eq(table.owner_id, id));

const fileOf = ({ name, extension, media_type, byte_size, file_hash }: typeof stagedFiles.$inferSelect) => ({
  name,
  extension,
  media_type,
  byte_size,
  file_hash,
});

/** What a staged file may be, by the form that takes it. */
const isOfKind = {
  document: notLike(stagedFiles.media_type, 'video/%'),
  video: like(stagedFiles.media_type, 'video/%'),
};

type StagedKind = keyof typeof isOfKind;

/**
 * Each file keeps its id. @throws AppError `validation_failed` if a file is gone, belongs to somebody else, or is of
 * another kind.
 */
export async function takeStaged(
  transaction: Queries,
  { user_id, membership: { association_id } }: Pick<Member, 'user_id' | 'membership'>,
  ids: readonly string[],
  field: string,
  kind: StagedKind = 'document',
): Promise<Map<string, ReturnType<typeof fileOf>>> {
  if (ids.length === 0) return new Map();
  const taken = await transaction
    .delete(stagedFiles)
    .where(
      and(
        eq(stagedFiles.association_id, association_id),
        eq(stagedFiles.user_id, user_id),
        inArray(stagedFiles.id, [...ids]),
        isOfKind[kind],
      ),
    )
    .returning();
  if (taken.length !== new Set(ids).size) {
    throw new AppError('validation_failed', { errors: { [field]: [{ code: 'file_gone' }] } });
  }
  return new Map(taken.map((row) => [row.id, fileOf(row)]));
}

/**
 * Takes attachments of the row and staged files, in this order, and removes other attachments. The contract checks that the
 * ids differ. @throws AppError `validation_failed` for the field if an id is neither, or its file is of another kind.
 */
export async function saveAttachments(
  transaction: Queries,
  table: AttachmentsTable,
  member: Pick<Member, 'user_id' | 'membership'>,
  ownerId: string,
  ids: readonly string[],
  { field = 'attachments', kind }: { field?: string; kind?: StagedKind } = {},
): Promise<void> {
  const { association_id } = member.membership;
  const ofOwner = isOf(table, { association_id, id: ownerId });
  const known = await transaction
    .select({ id: table.id, position: table.position })
    .from(table)
    .where(ofOwner)
    .for('update');
  const positions = new Map(known.map(({ id, position }) => [id, position]));
  const added = ids.filter((id) => !positions.has(id));
  const taken = await takeStaged(transaction, member, added, field, kind);
  if (known.some(({ id }) => !ids.includes(id))) {
    await transaction.delete(table).where(and(ofOwner, notInArray(table.id, [...ids])));
  }
  for (const [position, id] of ids.entries()) {
    const file = taken.get(id);
    if (file)
      await transaction.insert(table).values({ ...file, association_id, owner_id: ownerId, id, position });
    else if (positions.get(id) !== position)
      await transaction
        .update(table)
        .set({ position })
        .where(and(ofOwner, eq(table.id, id)));
  }
}

/** Returns attachments by the id of their row. A row without attachments has no entry. */
export async function listAttachments(
  queries: Queries,
  table: AttachmentsTable,
  association_id: string,
  ownerIds: readonly string[],
): Promise<Map<string, AttachedFile[]>> {
  const attachments = new Map<string, AttachedFile[]>();
  if (ownerIds.length === 0) return attachments;
  const rows = await queries
    .select({ ...attachedColumns(table), owner_id: table.owner_id, position: table.position })
    .from(table)
    .innerJoin(fileReadings, isReadingOf(table))
    .where(and(eq(table.association_id, association_id), inArray(table.owner_id, [...ownerIds])));
  const inOrder = rows.toSorted((one, other) => one.position - other.position);
  for (const { owner_id, position: _, ...attachment } of inOrder) {
    attachments.set(owner_id, [...(attachments.get(owner_id) ?? []), attachment]);
  }
  return attachments;
}

/** The caller has checked that the member may see the row. @throws AppError `not_found` without the attachment. */
export async function getStoredAttachment(
  queries: Queries,
  table: AttachmentsTable,
  owner: Owner,
  attachmentId: string,
): Promise<StoredFile & { has_thumbnail: boolean }> {
  const [found] = await queries
    .select(storedColumns(table))
    .from(table)
    .innerJoin(fileReadings, isReadingOf(table))
    .where(and(isOf(table, owner), eq(table.id, attachmentId)));
  return orNotFound(found);
}
