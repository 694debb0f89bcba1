import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import {
  accessFilter,
  type AccessFilter,
  AppError,
  type Member,
  type Membership,
} from '../../../platform/wire/index.ts';

/** The board changes agendas (docs/product.md#agenda). @throws AppError `forbidden` for others. */
export function requireAgendaWriter({ membership }: Member): void {
  if (!isBoardMember(membership)) throw new AppError('forbidden');
}

export type AgendaFilter = AccessFilter<'agenda'>;

/** Members read the agendas of all meetings of their association (docs/product.md#agenda). */
export function agendaFor({ association_id }: Pick<Membership, 'association_id'>): AgendaFilter {
  return accessFilter('agenda', sql`meeting_items.association_id = ${association_id}`);
}
