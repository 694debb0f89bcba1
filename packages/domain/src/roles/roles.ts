import type { Association } from '../associations/associations.ts';

type Membership = Pick<Association, 'is_board' | 'is_invoice_check' | 'is_invoice_check_copy'>;

/** Whether this member sees the board menu, the board tag and what is for the board only (specification §6). */
export function isBoardMember(membership: Membership | undefined): boolean {
  return membership?.is_board ?? false;
}

/** Whether invoices exist for this member at all: to check, or as copies to read (specification §2, decisions §5). */
export function canSeeInvoices(membership: Membership | undefined): boolean {
  return membership !== undefined && (membership.is_invoice_check || membership.is_invoice_check_copy);
}

/** Whether this member marks invoices; one with copies only reads (specification §6, decisions §5). */
export function canCheckInvoices(membership: Membership | undefined): boolean {
  return membership?.is_invoice_check ?? false;
}

/** Whether this member uploads, tags, hides and un-hides documents of the archive (decisions §5). */
export function canManageArchive(membership: Membership | undefined): boolean {
  return isBoardMember(membership);
}
