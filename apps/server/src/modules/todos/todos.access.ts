import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Membership } from '../../wire/index.ts';

export type TodosFilter = AccessFilter<'todos'>;

/** The action items that exist for a member: all of the association (decisions §5). */
export function todosFor({ association_id }: Membership): TodosFilter {
  return accessFilter('todos', sql`todos.association_id = ${association_id}`);
}
