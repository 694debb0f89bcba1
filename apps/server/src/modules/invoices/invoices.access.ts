import { canCheckInvoices, canSeeInvoices } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, AppError, type AccessFilter, type Membership } from '../../wire/index.ts';

export type InvoicesFilter = AccessFilter<'invoices'>;

/**
 * The invoices that exist for a member: all of the association for who checks them or receives copies (decisions §5).
 * @throws AppError `not_found` for all others, for whom there is no such thing as invoices.
 */
export function invoicesFor(membership: Membership): InvoicesFilter {
  if (!canSeeInvoices(membership)) throw new AppError('not_found');
  return accessFilter('invoices', sql`invoices.association_id = ${membership.association_id}`);
}

/** @throws AppError `forbidden` for who receives copies, and only reads (specification §6). */
export function requireChecker(membership: Membership): void {
  if (!canCheckInvoices(membership)) throw new AppError('forbidden');
}
