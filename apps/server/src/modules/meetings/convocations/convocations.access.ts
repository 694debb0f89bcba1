import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import {
  accessFilter,
  type AccessFilter,
  AppError,
  type Member,
  type Membership,
} from '../../../platform/wire/index.ts';

export type ConvocationsFilter = AccessFilter<'convocations'>;

/** All members read the convocations of their association (docs/product.md#convocation). */
export function convocationsFor({ association_id }: Pick<Membership, 'association_id'>): ConvocationsFilter {
  return accessFilter('convocations', sql`meeting_convocations.association_id = ${association_id}`);
}

/** The board sends convocations, and reads to whom they went (docs/product.md#convocation). @throws AppError `forbidden` for others. */
export function requireSender({ membership }: Pick<Member, 'membership'>): void {
  if (!isBoardMember(membership)) throw new AppError('forbidden');
}
