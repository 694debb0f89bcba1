import type { UpdateDocumentBody } from '@mijn/domain/archive';
import { requestWebhooks } from '../../capabilities/webhooks/request-webhooks.ts';
import { uploadDocumentBody } from '@mijn/domain/archive/contract';
import { dutchDay } from '@mijn/domain/formats';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import { requestReading } from '../../capabilities/documents/index.ts';
import {
  checkDocumentType,
  createStored,
  nameWithExtension,
  readUpload,
  uploadedName,
} from '../../capabilities/files/index.ts';
import { requireRoom } from '../../capabilities/quotas/require-room.ts';
import { auditCaller } from '../../platform/security/audit.ts';
import type { Services } from '../../capabilities/services.ts';
import { announce } from '../../capabilities/sections/sections.ts';
import { requireLine } from '../../platform/texts/typed-text.ts';
import { AppError, orNotFound, type Member } from '../../platform/wire/index.ts';
import { requireExpected } from '../../capabilities/visibility/publication.ts';
import { documentsFor, groupsFor, requireManager } from './archive.access.ts';
import * as repository from './archive.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

/** @throws AppError `not_found` if the document does not exist or the member may not see it. */
export async function getDocument(
  queries: Queries,
  { membership }: Member,
  id: string,
): Promise<repository.DocumentRow> {
  return orNotFound(await repository.findDocument(queries, documentsFor(membership), id));
}

/** @throws AppError `validation_failed` if the group does not exist or the member may not see it. */
async function requireGroup(queries: Queries, { membership }: Member, groupId: string): Promise<void> {
  if (await repository.hasGroup(queries, groupsFor(membership), groupId)) return;
  throw new AppError('validation_failed', { errors: { group_id: [{ code: 'not_allowed' }] } });
}

const filtersFor = ({ membership }: Member) => ({
  documents: documentsFor(membership),
  groups: groupsFor(membership),
});

/** Announces to the open tabs of the members that other members may see a document now than before. */
const announceVisibility = (
  transaction: Queries,
  { membership: { association_id } }: Member,
  entity_id: string,
  happened_at: Date,
): Promise<void> => announce(transaction, { association_id, section: 'archive', entity_id, happened_at });

/**
 * @throws AppError `forbidden`, `quota_exceeded`, `conflict` if owners would see the document unexpectedly, and the errors of
 * the form or the file.
 */
export async function createDocument(
  services: Needs & Pick<Services, 'config' | 'files' | 'scanner'>,
  member: Member,
  request: FastifyRequest,
): Promise<repository.DocumentRow> {
  requireManager(member.membership);
  const { queries } = services.database;
  const created_at = services.now();
  const { fields, file_name, type, file } = await readUpload(services, member, request, {
    body: uploadDocumentBody,
    lists: ['tags'],
    limit: DOCUMENT_BYTES_MAX,
    checkType: checkDocumentType,
  });
  try {
    const { group_id, tags, visible_max, document_date = dutchDay(created_at) } = fields;
    await requireGroup(queries, member, group_id);
    const name =
      fields.name === undefined ? uploadedName(file_name, type) : nameWithExtension(fields.name, type);
    const input = { ...fields, file_name, file: file.hash };
    const once = { caller: member, request, now: created_at, input };
    const { association_id } = member.membership;
    return await createStored(services, once, {
      file,
      check: (checked) => requireRoom(checked, services.config, association_id, file.byte_size),
      create: async (transaction, newId) => {
        const stored = { association_id, file_hash: file.hash, ...type };
        await requestReading(transaction, stored, member.user_id);
        const groups = groupsFor(member.membership);
        const boardOnly = await repository.lockGroups(transaction, groups, [group_id]);
        const documents = boardOnly.length === 0 ? 1 : 0;
        await requireExpected(transaction, member.membership, { documents, visible_max });
        await repository.insertDocument(transaction, {
          ...stored,
          id: newId,
          group_id,
          name,
          byte_size: file.byte_size,
          tags: tags.map((tag) => requireLine('tags', tag)),
          document_date,
          created_at,
        });
        await auditCaller(transaction, member, 'document_uploaded', { document_id: newId }, created_at);
        const change = { kind: 'document.added', association_id, id: newId } as const;
        await requestWebhooks(transaction, change, created_at);
      },
      read: ({ database }, id) => getDocument(database.queries, member, id),
    });
  } finally {
    await file.discard();
  }
}

/**
 * @throws AppError `forbidden`, `not_found`, `validation_failed`, or `conflict` after another change, or if owners would
 * see the document unexpectedly.
 */
export async function updateDocument(
  { database: { queries }, now }: Needs,
  member: Member,
  id: string,
  { version, visible_max, name, group_id, document_date, tags }: UpdateDocumentBody,
): Promise<repository.DocumentRow> {
  const before = await getDocument(queries, member, id);
  requireManager(member.membership);
  if (version !== before.version) throw new AppError('conflict');
  return inTransaction(queries, async (transaction) => {
    if (group_id !== undefined) await requireGroup(transaction, member, group_id);
    const changes = {
      ...(name !== undefined && { name: nameWithExtension(name, before) }),
      ...(group_id !== undefined && { group_id }),
      ...(document_date !== undefined && { document_date }),
      ...(tags !== undefined && { tags: tags.map((tag) => requireLine('tags', tag)) }),
    };
    if (group_id !== undefined) {
      const locked = await repository.lockVisibility(transaction, filtersFor(member), id, group_id);
      if (locked?.version !== version) throw new AppError('conflict');
      const isShown = locked.isInBoardGroup && !locked.isToBoardGroup && locked.hidden_at === null;
      await requireExpected(transaction, member.membership, { documents: Number(isShown), visible_max });
      if (locked.isInBoardGroup !== locked.isToBoardGroup)
        await announceVisibility(transaction, member, id, now());
    }
    const filter = documentsFor(member.membership);
    const isUpdated = await repository.updateDocument(transaction, filter, { id, version }, changes);
    if (!isUpdated) throw new AppError('conflict');
    await auditCaller(transaction, member, 'document_changed', { document_id: id }, now());
    return getDocument(transaction, member, id);
  });
}

/** A repeat changes nothing. @throws AppError `forbidden`, `not_found`, or `conflict` if owners would see the document. */
export async function hideDocument(
  { database: { queries }, now }: Needs,
  member: Member,
  id: string,
  { isHidden, visible_max }: { isHidden: boolean; visible_max?: number | undefined },
): Promise<repository.DocumentRow> {
  await getDocument(queries, member, id);
  requireManager(member.membership);
  return inTransaction(queries, async (transaction) => {
    const filters = filtersFor(member);
    const locked = orNotFound(await repository.lockVisibility(transaction, filters, id));
    const isShown = !isHidden && locked.hidden_at !== null && !locked.isInBoardGroup;
    await requireExpected(transaction, member.membership, { documents: Number(isShown), visible_max });
    const isChanged = await repository.setHidden(transaction, filters.documents, id, isHidden ? now() : null);
    if (isChanged) {
      const action = isHidden ? 'document_hidden' : 'document_unhidden';
      await auditCaller(transaction, member, action, { document_id: id }, now());
      await announceVisibility(transaction, member, id, now());
    }
    return getDocument(transaction, member, id);
  });
}
