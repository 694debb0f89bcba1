export { canCheckInvoices, canManageArchive, canSeeInvoices, isBoardMember } from './roles.ts';
