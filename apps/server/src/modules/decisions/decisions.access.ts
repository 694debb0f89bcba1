import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

export type DecisionsFilter = AccessFilter<'decisions'>;

/** All members read the register of their association (docs/product.md#decisions). */
export function decisionsFor({ association_id }: Pick<Membership, 'association_id'>): DecisionsFilter {
  return accessFilter('decisions', sql`decisions.association_id = ${association_id}`);
}
