import type { UpdateGroupVisibilityBody } from '@mijn/domain/archive';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import { auditCaller } from '../../platform/security/audit.ts';
import type { Services } from '../../capabilities/services.ts';
import { AppError, orNotFound, type Member } from '../../platform/wire/index.ts';
import { announce } from '../../capabilities/sections/sections.ts';
import { requireExpected } from '../../capabilities/visibility/publication.ts';
import { groupsFor, requireManager } from './archive.access.ts';
import * as repository from './archive-visibility.repository.ts';

/** @throws AppError `forbidden` for members outside the board (docs/product.md#visibility). */
export async function listGroupVisibility(
  queries: Queries,
  { membership }: Member,
): Promise<repository.GroupVisibilityRow[]> {
  requireManager(membership);
  return repository.listGroupVisibility(queries, groupsFor(membership));
}

/**
 * The change applies to the next call of every member. A repeat changes nothing. @throws AppError `forbidden`, `not_found`,
 * or `conflict` if someone else changed the visibility, or if owners would see more documents than the call expects.
 */
export async function updateGroupVisibility(
  { database: { queries }, now }: Pick<Services, 'database' | 'now'>,
  member: Member,
  id: string,
  { visible_max, ...body }: UpdateGroupVisibilityBody,
): Promise<repository.GroupVisibilityRow> {
  const filter = groupsFor(member.membership);
  const find = async (from: Queries) => orNotFound(await repository.findGroupVisibility(from, filter, id));
  await find(queries);
  requireManager(member.membership);
  return inTransaction(queries, async (transaction) => {
    const happened_at = now();
    const { association_id } = member.membership;
    const change = { id, ...body };
    const before = orNotFound(await repository.lockGroup(transaction, filter, id));
    const isShown = before.is_board_only && !body.is_board_only;
    const documents = isShown ? before.document_count : 0;
    await requireExpected(transaction, member.membership, { documents, visible_max });
    const isChanged = await repository.setBoardOnly(transaction, filter, change, {
      member,
      now: happened_at,
    });
    const group = await find(transaction);
    if (group.is_board_only !== body.is_board_only) throw new AppError('conflict');
    if (isChanged) {
      await auditCaller(
        transaction,
        member,
        body.is_board_only ? 'archive_group_hidden' : 'archive_group_shown',
        { group_id: id, name: group.name },
        happened_at,
      );
      await announce(transaction, { association_id, section: 'archive', entity_id: id, happened_at });
    }
    return group;
  });
}
