import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

export type TodosFilter = AccessFilter<'todos'>;

/**
 * Returns the access filter for the action items that a member may see: all action items of the association
 * (docs/product.md#roles-owners).
 */
export function todosFor({ association_id }: Membership): TodosFilter {
  return accessFilter('todos', sql`todos.association_id = ${association_id}`);
}
