import type { Association } from '../associations/associations.ts';

type Membership = Pick<Association, 'is_board' | 'is_invoice_check' | 'is_invoice_check_copy'>;

export function isBoardMember(membership: Membership | undefined): boolean {
  return membership?.is_board ?? false;
}

export function canSeeInvoices(membership: Membership | undefined): boolean {
  return membership !== undefined && (membership.is_invoice_check || membership.is_invoice_check_copy);
}

export function canCheckInvoices(membership: Pick<Membership, 'is_invoice_check'> | undefined): boolean {
  return membership?.is_invoice_check ?? false;
}

export function canManageArchive(membership: Membership | undefined): boolean {
  return isBoardMember(membership);
}

export function canWriteNewsletters(membership: Membership | undefined): boolean {
  return isBoardMember(membership);
}
