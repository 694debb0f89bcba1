import { isBoardMember } from '@mijn/domain/roles';
import { sql, type SQL } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Member } from '../../platform/wire/index.ts';

export type TodosFilter = AccessFilter<'todos'>;

export type TodosReader = Pick<Member, 'user_id' | 'membership'>;

/** Returns the condition that a member sees an action item of the association, of a row of `todos`. */
export const isVisibleTo = (isBoard: SQL | boolean, userId: SQL | string): SQL =>
  sql`(todos.is_visible_to_owners or ${isBoard}::boolean or todos.reporter_id = ${userId}::uuid)`;

/**
 * Members see all action items of their association, except the reports of others that nobody has shown to the owners. The
 * board sees those too (docs/product.md#reports-who-sees).
 */
export function todosFor({ user_id, membership }: TodosReader): TodosFilter {
  const ofAssociation = sql`todos.association_id = ${membership.association_id}`;
  return accessFilter(
    'todos',
    isBoardMember(membership) ? ofAssociation : sql`${ofAssociation} and ${isVisibleTo(false, user_id)}`,
  );
}
