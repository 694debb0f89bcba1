import { isBoardMember } from '@mijn/domain/roles';
import { sql, type SQL } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Member } from '../../platform/wire/index.ts';

export type TodosFilter = AccessFilter<'todos'>;

export type TodosReader = Pick<Member, 'user_id' | 'membership'>;

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
