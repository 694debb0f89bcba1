import { isBoardMember } from '@mijn/domain/roles';
import { sql, type SQL } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Member } from '../../platform/wire/index.ts';

export type TodosFilter = AccessFilter<'todos'>;

export type TodosReader = Pick<Member, 'user_id' | 'membership'>;

/** The condition that no board member has done anything about a report yet, of a row of `todos`. */
export const AWAITS_BOARD =
  sql.raw(`todos.reported_at is not null and todos.code is null and not todos.is_done
  and todos.looked_at is null and todos.visibility_chosen_at is null and todos.replied_at is null`);

const OF_ROW = sql.raw('todos.association_id');

/**
 * Returns whether all owners see an action item, of a row of `todos`. The rule of the association holds for all its reports at
 * once: under `never` owners see none, and the others say who sees a report about which nobody chose (docs/product.md#reports-who-sees).
 * @param associationId the association of the rows, if it is known, so that its rule is read once.
 */
export function isShown(associationId: SQL | string = OF_ROW): SQL<boolean> {
  const rule = sql`(select report_visibility from associations where associations.id = ${associationId})`;
  return sql`(case when todos.reported_at is null then todos.is_visible_to_owners when ${rule} = 'never' then false
    when todos.visibility_chosen_at is not null then todos.is_visible_to_owners else ${rule} = 'at_once' end)`;
}

/**
 * Returns the condition that a report waits for a look of a board member, of a row of `todos`: nobody of the board looked at it, replied,
 * or chose who sees it, and the provider has not taken it over (docs/product.md#reports-board). The index `todos_await_board` has it.
 */
export const awaitsLook = ({ user_id, membership }: TodosReader): SQL<boolean> =>
  sql`(${isBoardMember(membership)}::boolean and todos.reporter_id is distinct from ${user_id}::uuid and ${AWAITS_BOARD})`;

/** Returns the condition that a member sees an action item of the association, of a row of `todos`. */
export const isVisibleTo = (isBoard: SQL | boolean, userId: SQL | string, associationId?: string): SQL =>
  sql`(${isBoard}::boolean or todos.reporter_id = ${userId}::uuid or ${isShown(associationId)})`;

/**
 * Members see all action items of their association, except the reports of others that nobody has shown to the owners. The
 * board sees those too (docs/product.md#reports-who-sees).
 */
export function todosFor({ user_id, membership }: TodosReader): TodosFilter {
  const ofAssociation = sql`todos.association_id = ${membership.association_id}`;
  return accessFilter(
    'todos',
    isBoardMember(membership)
      ? ofAssociation
      : sql`${ofAssociation} and ${isVisibleTo(false, user_id, membership.association_id)}`,
  );
}
