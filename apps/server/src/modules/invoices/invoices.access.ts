import { canCheckInvoices, canSeeInvoices } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, AppError, type AccessFilter, type Membership } from '../../platform/wire/index.ts';

export type InvoicesFilter = AccessFilter<'invoices'>;

/**
 * Checkers and receivers of copies see all invoices (docs/product.md#invoices). @throws AppError `not_found` for other
 * members, who may not know whether invoices exist.
 */
export function invoicesFor(membership: Membership): InvoicesFilter {
  if (!canSeeInvoices(membership)) throw new AppError('not_found');
  return accessFilter('invoices', sql`invoices.association_id = ${membership.association_id}`);
}

/** @throws AppError `forbidden` for members who only receive copies (docs/product.md#roles-invoices). */
export function requireChecker(membership: Membership): void {
  if (!canCheckInvoices(membership)) throw new AppError('forbidden');
}
