import { canCheckInvoices, canSeeInvoices } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, AppError, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

export type InvoicesFilter = AccessFilter<'invoices'>;

/**
 * Returns the access filter for the invoices that a member may see. Checkers and receivers of copies see all
 * invoices of the association (docs/product.md#invoices).
 * @throws AppError `not_found` for all other members, who may not know whether invoices exist.
 */
export function invoicesFor(membership: Membership): InvoicesFilter {
  if (!canSeeInvoices(membership)) throw new AppError('not_found');
  return accessFilter('invoices', sql`invoices.association_id = ${membership.association_id}`);
}

/**
 * Checks whether a member may decide on invoices (docs/product.md#roles-invoices).
 * @throws AppError `forbidden` for members who only receive copies.
 */
export function requireChecker(membership: Membership): void {
  if (!canCheckInvoices(membership)) throw new AppError('forbidden');
}
