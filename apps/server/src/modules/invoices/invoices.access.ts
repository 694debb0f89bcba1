import { canCheckInvoices, canSeeInvoices } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, AppError, type AccessFilter, type Membership } from '../../wire/index.ts';

export type InvoicesFilter = AccessFilter<'invoices'>;

/**
 * The invoices that exist for a member: all of the association for checkers and receivers of copies (decisions §5).
 * @throws AppError `not_found` for all other members, for whom invoices do not exist.
 */
export function invoicesFor(membership: Membership): InvoicesFilter {
  if (!canSeeInvoices(membership)) throw new AppError('not_found');
  return accessFilter('invoices', sql`invoices.association_id = ${membership.association_id}`);
}

/** @throws AppError `forbidden` for members who only receive copies (specification §6). */
export function requireChecker(membership: Membership): void {
  if (!canCheckInvoices(membership)) throw new AppError('forbidden');
}
