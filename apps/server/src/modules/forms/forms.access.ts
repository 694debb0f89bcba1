import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

export type FormsFilter = AccessFilter<'forms'>;

/** The board sees all forms, other members only forms that are not hidden (docs/product.md#forms). */
export function formsFor(membership: Membership): FormsFilter {
  const ofAssociation = sql`forms.association_id = ${membership.association_id}`;
  return accessFilter(
    'forms',
    isBoardMember(membership) ? ofAssociation : sql`${ofAssociation} and not forms.is_hidden`,
  );
}
