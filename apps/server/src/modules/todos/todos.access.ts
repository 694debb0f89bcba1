import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

export type TodosFilter = AccessFilter<'todos'>;

/** Members see all action items of their association (docs/product.md#roles-owners). */
export function todosFor({ association_id }: Membership): TodosFilter {
  return accessFilter('todos', sql`todos.association_id = ${association_id}`);
}
