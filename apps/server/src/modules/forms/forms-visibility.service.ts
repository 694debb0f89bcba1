import { inTransaction, type Queries } from '../../platform/database/index.ts';
import { auditCaller } from '../../platform/security/audit.ts';
import type { Services } from '../../capabilities/services.ts';
import { AppError, type Member, orNotFound, requireBoard } from '../../platform/wire/index.ts';
import { announce } from '../../capabilities/sections/sections.ts';
import { formsFor } from './forms.access.ts';
import * as repository from './forms-visibility.repository.ts';

/** @throws AppError `forbidden` for members outside the board (docs/product.md#visibility). */
export async function listFormVisibility(
  queries: Queries,
  member: Member,
): Promise<repository.FormVisibilityRow[]> {
  requireBoard(member);
  return repository.listFormVisibility(queries, formsFor(member.membership));
}

/**
 * The change applies to the next call of every member. A repeat changes nothing. @throws AppError `forbidden`, `not_found`,
 * or `conflict` if someone else changed the visibility since the version in the call.
 */
export async function updateFormVisibility(
  { database: { queries }, now }: Pick<Services, 'database' | 'now'>,
  member: Member,
  id: string,
  { is_hidden, version }: { is_hidden: boolean; version: number },
): Promise<repository.FormVisibilityRow> {
  const filter = formsFor(member.membership);
  const find = async (from: Queries) => orNotFound(await repository.findFormVisibility(from, filter, id));
  await find(queries);
  requireBoard(member);
  return inTransaction(queries, async (transaction) => {
    const happened_at = now();
    const { association_id } = member.membership;
    const change = { id, is_hidden, version };
    const isChanged = await repository.setFormHidden(transaction, filter, change, {
      member,
      now: happened_at,
    });
    const form = await find(transaction);
    if (form.is_hidden !== is_hidden) throw new AppError('conflict');
    if (isChanged) {
      await auditCaller(
        transaction,
        member,
        is_hidden ? 'form_hidden' : 'form_shown',
        { form_id: id, name: form.name },
        happened_at,
      );
      await announce(transaction, { association_id, section: 'forms', entity_id: id, happened_at });
    }
    return form;
  });
}
