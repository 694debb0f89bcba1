import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

export type AgendaFilter = AccessFilter<'agenda'>;

/** Members read the agendas of all meetings of their association (docs/product.md#agenda). */
export function agendaFor({ association_id }: Pick<Membership, 'association_id'>): AgendaFilter {
  return accessFilter('agenda', sql`meeting_items.association_id = ${association_id}`);
}
